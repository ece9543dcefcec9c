/** A real Chromium that is slowed down: its network, its processor, or both. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import { chromium } from '@playwright/test'
import { findChromium, provideChromium } from '../chromium.ts'
import type { SignedIn } from './filled-place.ts'

export interface Slowness {
  /** Times slower than this machine. */
  readonly processor: number
  readonly kilobitsPerSecond?: number
  readonly roundTripMilliseconds?: number
}

export const slow4g = { processor: 4, kilobitsPerSecond: 1600, roundTripMilliseconds: 150 }
export const fieldEdge = { processor: 4, kilobitsPerSecond: 400, roundTripMilliseconds: 400 }

export function openBrowser(): Promise<Browser> {
  return chromium.launch(launching())
}

/**
 * A browser with a profile of its own, as a phone has one: a private window, which every other context is, keeps no
 * compiled code from one visit to the next.
 */
export async function inOwnProfile<Result>(
  options: BrowserContextOptions,
  work: (context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const profile = await mkdtemp(join(tmpdir(), 'portal-bench-profile-'))
  const context = await chromium.launchPersistentContext(profile, { ...launching(), ...options })
  try {
    return await work(context)
  } finally {
    await context.close()
    await rm(profile, { recursive: true, force: true })
  }
}

function launching() {
  provideChromium()
  const executablePath = findChromium()
  return {
    ...(executablePath && { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  }
}

/** A page that is slow from its first byte on. */
export async function slowPage(context: BrowserContext, slowness: Slowness): Promise<Page> {
  const page = await context.newPage()
  const devTools = await context.newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowness.processor })
  const { kilobitsPerSecond, roundTripMilliseconds = 0 } = slowness
  if (kilobitsPerSecond === undefined) return page
  const bytesPerSecond = (kilobitsPerSecond * 1000) / 8
  await devTools.send('Network.enable')
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: roundTripMilliseconds,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
  return page
}

/** From now on the pages of this context belong to somebody who has signed in before. */
export async function enter(context: BrowserContext, { token, username }: SignedIn): Promise<void> {
  const stored = JSON.stringify({ token, username })
  await context.addInitScript(
    `for (const [name, value] of Object.entries(${stored})) localStorage.setItem(name, value)`,
  )
}

/** Milliseconds from the start of the page until the selector's element stood painted. */
export async function paintedAt(page: Page, address: string, selector: string): Promise<number> {
  await page.addInitScript(`
    const look = () => {
      const element = document.querySelector(${JSON.stringify(selector)})
      const painted = performance.getEntriesByName('first-contentful-paint').length > 0
      if (painted && element && element.getClientRects().length > 0) window.paintedAt = performance.now()
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  `)
  await page.goto(address, { waitUntil: 'commit' })
  return numberOf(page, 'window.paintedAt')
}

/** Opens the page and lets it come to rest, with all that it fetches ahead; its stream of events never ends. */
export async function settledAt(page: Page, address: string, selector: string): Promise<void> {
  await page.goto(address)
  await page.locator(selector).first().waitFor()
  await page.waitForTimeout(1500)
}

/** Nothing that is measured takes a tenth of this. */
const longestWait = 30_000
const longestQuestion = 5000

/**
 * The value of a variable of the page, as soon as it is there. The page's own policy forbids Playwright's way to wait.
 * @throws with what the page is doing where it does not come.
 */
export async function numberOf(page: Page, variable: string): Promise<number> {
  const value = page.evaluate<number>(`new Promise((resolve) => {
    const look = () => (${variable} === undefined ? requestAnimationFrame(look) : resolve(${variable}))
    look()
  })`)
  const found = await within(longestWait, value)
  if (found !== undefined) return found
  throw new Error(`${variable} has not come within ${longestWait} ms; the page ${await stateOf(page)}`)
}

async function stateOf(page: Page): Promise<string> {
  const shown = `'at ' + location.href + ' is ' + document.readyState + ' and shows: ' + document.body?.innerText`
  const says = await within(longestQuestion, page.evaluate<string>(shown))
  return says ?? 'does not answer: its only thread is busy'
}

/** Undefined where it takes longer. */
async function within<Value>(milliseconds: number, asked: Promise<Value>): Promise<Value | undefined> {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  const timer = setTimeout(resolve, milliseconds, undefined)
  // What comes too late, or fails once nobody waits for it, is nothing any more.
  asked.catch(() => undefined)
  try {
    return await Promise.race([asked, promise])
  } finally {
    clearTimeout(timer)
  }
}
