/** Goal 21: Kuivikemyynti on a phone whose processor is four times slower. */
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { enter, inOwnProfile, openBrowser, paintedAt, settledAt, slowPage } from '../browser.ts'
import { spreadOf } from '../figures.ts'
import type { SignedIn } from '../filled-place.ts'
import type { Goal } from '../goal.ts'
import type { PeatStage } from '../peatsale/peatsale-stage.ts'
import { peatsaleStage } from '../peatsale/peatsale-stage.ts'
import type { Figure } from '../report.ts'
import { spread } from '../report.ts'
import { scaled } from '../scale.ts'
import { inTurn } from '../stage.ts'

const rounds = scaled(5, 1)
const bucketsOfRound = 5
const [mostOrder, mostTaps, mostTap, mostOpening] = [20_000, 3, 100, 1000]
const slow = { processor: 4 }
const phone = { locale: 'fi-FI', viewport: { width: 390, height: 844 } }
const again = 'main a[href^="#/peatsale/orders/new"]'

export const peatsaleBrowserGoal: Goal = {
  number: 21,
  title: 'Kuivikemyynti on a phone, processor 4 times slower: order again, a bucket, opening',
  measure: async () => {
    const there = await peatsaleStage('SQLite')
    const buyer = inTurn(there.filled.buyers)
    const browser = await openBrowser()
    const [orders, taps, openings]: [number[], number[], number[]] = [[], [], []]
    try {
      for (let round = 0; round < rounds; round++) {
        const { person } = buyer()
        openings.push(await inOwnProfile(phone, (context) => warmOpening(context, person, there)))
        orders.push(await inContext(browser, person, (context) => orderedAgain(context, there)))
        taps.push(...(await inContext(browser, there.filled.loader, (context) => bucketsTapped(context, there, round))))
      }
    } finally {
      await browser.close()
    }
    return [
      figureOf('order again, from the start page to its number, ms', orders, mostOrder),
      { what: '  taps', measured: String(tapsOfOrder), goal: `≤ ${mostTaps}`, isMet: tapsOfOrder <= mostTaps },
      figureOf('a bucket tapped, until it is counted on the screen, ms', taps, mostTap),
      figureOf('opened with a warm cache, until "order again" stands there, ms', openings, mostOpening),
    ]
  },
}

function figureOf(what: string, times: readonly number[], most: number): Figure {
  const time = spreadOf(times)
  return { what, measured: spread(time), goal: `≤ ${most}`, isMet: time.median <= most }
}

async function inContext<Result>(
  browser: Browser,
  person: SignedIn,
  work: (context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(phone)
  try {
    await enter(context, person)
    return await work(context)
  } finally {
    await context.close()
  }
}

function addressOf({ own }: PeatStage, path: string): string {
  return `http://127.0.0.1:${own.port}/#${path}`
}

/** The second visit is the one whose compiled scripts the browser keeps. */
const visitsBefore = 2

async function warmOpening(context: BrowserContext, person: SignedIn, there: PeatStage): Promise<number> {
  const address = addressOf(there, '/peatsale')
  await enter(context, person)
  for (let visit = 0; visit < visitsBefore; visit++) {
    const before = await context.newPage()
    await settledAt(before, address, again)
    await before.close()
  }
  return paintedAt(await slowPage(context, slow), address, again)
}

const tapsOfOrder = 2

async function orderedAgain(context: BrowserContext, there: PeatStage): Promise<number> {
  const page = await slowPage(context, slow)
  await settledAt(page, addressOf(there, '/peatsale'), again)
  const start = performance.now()
  await page.locator(again).first().click()
  await page.getByRole('button', { name: 'Lähetä tilaus' }).click()
  await page.getByRole('heading', { level: 1, name: /^KM-/ }).waitFor()
  return performance.now() - start
}

async function bucketsTapped(context: BrowserContext, there: PeatStage, round: number): Promise<number[]> {
  const page = await slowPage(context, slow)
  const load = there.filled.loading[round]
  await page.goto(addressOf(there, `/peatsale/loading/${load}`))
  await page.getByRole('button', { name: /\+1/ }).waitFor()
  const times: number[] = []
  for (let bucket = 0; bucket < bucketsOfRound; bucket++) {
    times.push(await tapToCount(page))
    await page.waitForTimeout(300)
  }
  return times
}

/** Until the frame after the one in which the count has changed. */
function tapToCount(page: Page): Promise<number> {
  return page.evaluate<number>(`new Promise((resolve) => {
    const main = document.querySelector('main')
    const plus = [...main.querySelectorAll('button')].find((button) => /\\+1/.test(button.textContent))
    const before = main.textContent
    const start = performance.now()
    plus.click()
    const look = () => {
      if (main.textContent === before) requestAnimationFrame(look)
      else requestAnimationFrame(() => resolve(performance.now() - start))
    }
    requestAnimationFrame(look)
  })`)
}
