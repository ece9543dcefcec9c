/** On a yard or a bog the line goes in the middle of an act: nothing entered is lost, and the words say what to do. */
import type { Page } from '@playwright/test'
import { peat, peatTables, writePeat } from '@workspace/peatsale/server/testing'
import { allSent, goOffline, hold, scriptsOf } from '../interception.ts'
import { expect } from '../world.ts'
import { test } from './peat-world.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 360, height: 780 }, hasTouch: true })

const { load } = peat.biolanOrder

async function lineGoes(page: Page, willComplain: (pattern: RegExp) => void): Promise<void> {
  willComplain(/ERR_INTERNET_DISCONNECTED|Failed to load resource/)
  await goOffline(page)
}

test('Kuivikemyynti 5.1: an order that cannot be sent keeps all that was written, and goes when the line is back', async ({
  page,
  enterAs,
  willComplain,
}) => {
  await enterAs('customer', '/peatsale/orders/new')
  await page.getByText('Kuiviketurve, irto', { exact: true }).click()
  const amount = page.getByRole('textbox', { name: /^Määrä/ })
  await amount.fill('60')
  const words = page.getByRole('textbox', { name: 'Ohje kuljettajalle' })
  await words.fill('Portti on lukossa, soita ensin.')
  await lineGoes(page, willComplain)
  await page.getByRole('button', { name: 'Lähetä tilaus' }).click()
  await expect(page.getByText('Tarkista verkkoyhteytesi ja yritä uudelleen', { exact: false })).toBeVisible()
  await expect(amount).toHaveValue('60')
  await expect(words).toHaveValue('Portti on lukossa, soita ensin.')
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Lähetä tilaus' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^KM-/ })).toBeVisible()
  await expect(page.getByText('Portti on lukossa, soita ensin.')).toBeVisible()
})

test('interface.md 27: what is slow to come says so after five seconds, and a press asks anew', async ({
  page,
  enterAs,
  go,
}) => {
  await enterAs('customer', '/peatsale')
  await expect(page.getByRole('link', { name: 'Kaikki tilaukset' })).toBeVisible()
  await page.clock.install()
  const code = await hold(page, scriptsOf('own-papers-screen'))
  const list = await hold(page, '**/api/peatsale/orders/search')
  const slow = page.getByText('Tämä kestää tavallista kauemmin.', { exact: false })
  await go('/peatsale/orders')
  await expect.poll(() => list.asked.length).toBeGreaterThan(0)
  await expect(slow).toHaveCount(0)
  await page.clock.runFor(5100)
  await expect(slow).toBeVisible()
  // What the fixture has changed may be told late, and asks, too.
  const before = list.asked.length
  await page.getByRole('button', { name: 'Yritä uudelleen' }).click()
  await expect.poll(() => list.asked.length).toBeGreaterThan(before)
  await expect(slow).toHaveCount(0)
  list.release()
  await expect(page.getByRole('row', { name: /KM-26-00042/ })).toBeVisible()
  // The same for a page whose code is on its way.
  await go('/peatsale/papers')
  await expect.poll(() => code.asked.length).toBe(1)
  await page.clock.runFor(5100)
  await expect(slow).toBeVisible()
  await page.getByRole('button', { name: 'Lataa sivu uudelleen' }).click()
  await expect.poll(() => code.asked.length).toBe(2)
  code.release()
  await expect(page.getByRole('heading', { level: 1, name: 'Asiakirjat' })).toBeVisible()
})

test('interface.md 27: what tells of a broken line is fetched until it comes', async ({
  page,
  enterAs,
  willComplain,
}) => {
  willComplain(/dynamically imported module/)
  let tries = 0
  await page.route(scriptsOf('interruptions'), (route) => (tries++ === 0 ? route.abort() : route.fallback()))
  await enterAs('customer', '/peatsale/orders')
  await expect.poll(() => tries).toBe(2)
  await lineGoes(page, willComplain)
  await expect(page.getByText('Yhteys poikki', { exact: false })).toBeVisible()
})

test('interface.md 27: an answer that was on its way when the line went is no sign of a line', async ({
  page,
  enterAs,
  willComplain,
}) => {
  await enterAs('customer', '/peatsale/orders')
  await expect(page.getByRole('row', { name: /KM-26-00042/ })).toBeVisible()
  const given = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  await page.route('**/api/peatsale/orders/search', async (route) => {
    const response = await route.fetch()
    given.resolve()
    await released.promise
    await route.fulfill({ response })
  })
  await page.getByRole('searchbox').fill('99999')
  await given.promise
  await lineGoes(page, willComplain)
  const strip = page.getByText('Yhteys poikki', { exact: false })
  await expect(strip).toBeVisible()
  released.resolve()
  await expect(page.getByRole('row', { name: /KM-26-00042/ })).toHaveCount(0)
  await expect(strip).toBeVisible()
})

test('Kuivikemyynti 5.1: a page that has never been opened says without a line that it will come, and opens by itself', async ({
  page,
  enterAs,
  go,
  willComplain,
}) => {
  willComplain(/dynamically imported module|Unable to preload CSS/)
  await enterAs('customer', '/peatsale')
  await expect(page.getByRole('link', { name: 'Kaikki tilaukset' })).toBeVisible()
  await lineGoes(page, willComplain)
  await go('/peatsale/papers')
  await expect(page.getByText('Sivu avautuu itsestään, kun yhteys palaa.', { exact: false })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Lataa sivu uudelleen' })).toHaveCount(0)
  await page.context().setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Asiakirjat' })).toBeVisible()
})

test('Kuivikemyynti 5.2: without a line a press of the driver counts at once, waits in the bar and goes by itself; nothing that tells of the line moves the button', async ({
  page,
  portal,
  enterAs,
  willComplain,
}) => {
  const { id } = await enterAs('driver', '/peatsale/nowhere')
  const at = '2026-10-13T06:41:00.000Z'
  await writePeat(portal, (own) =>
    own
      .updateTable('peatsale_load')
      .set({ state: 'loaded', driver: id, loaded_at: at, departed_at: at })
      .where('id', '=', load)
      .execute(),
  )
  await page.goto(`${portal.address}/#/peatsale/driving/${load}`)
  const press = page.getByRole('button', { name: 'Perillä' })
  await expect(press).toBeVisible()
  const before = await press.boundingBox()
  await lineGoes(page, willComplain)
  await expect(page.getByText(/^Vanha, klo/)).toBeVisible()
  expect((await press.boundingBox())?.y).toBe(before?.y)
  await press.click()
  const next = page.getByRole('button', { name: 'Purettu' })
  await expect(next).toBeVisible()
  const waits = page.getByRole('link', { name: '1 odottaa lähetystä' })
  await expect(waits).toBeVisible()
  expect((await next.boundingBox())?.y).toBe(before?.y)
  await waits.click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Perillä, klo' })).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByText('Kaikki on lähetetty')).toBeVisible()
  const arrived = peatTables(portal).selectFrom('peatsale_load').select('arrived_site_at').where('id', '=', load)
  expect((await arrived.executeTakeFirstOrThrow()).arrived_site_at).not.toBeNull()
})

test('Kuivikemyynti 5.4: without a line bucketfuls wait beside the figure, the plate and the press stay where they are, and all of them go by themselves when the line is back', async ({
  page,
  portal,
  enterAs,
  willComplain,
}) => {
  await writePeat(portal, async (own) => {
    const ahead = { state: 'assigned', loaded_at: null, arrived_load_at: null, load_start_at: null, departed_at: null }
    await own.updateTable('peatsale_load').set(ahead).where('id', '=', load).execute()
    const empty = { buckets: 0, bucket_size: 0, loaded: null, basis: null }
    await own.updateTable('peatsale_load_line').set(empty).where('load_id', '=', load).execute()
  })
  await enterAs('loader', `/peatsale/loading/${load}?swamp=${peat.biolan.swamp}`)
  await page.getByRole('button', { name: 'Aseta kauha' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Tallenna' }).click()
  const plus = page.getByRole('button', { name: '+1 kauhallinen' })
  await plus.click()
  await expect(page.getByText('3,5 / 120 m³')).toBeVisible()
  await allSent(page)
  await lineGoes(page, willComplain)
  const before = await plus.boundingBox()
  await plus.click()
  await plus.click()
  await expect(page.getByText('10,5 / 120 m³')).toBeVisible()
  await expect(page.getByRole('link', { name: '2 odottaa lähetystä' })).toBeVisible()
  expect((await plus.boundingBox())?.y).toBe(before?.y)
  // However far the page is scrolled, nothing lies over the plate.
  const plate = page.getByText('ZZA-101')
  await plate.evaluate((element) => element.scrollIntoView({ block: 'start' }))
  expect(await plate.evaluate(isInSight)).toBe(true)
  await page.context().setOffline(false)
  await expect(page.getByRole('link', { name: '2 odottaa lähetystä' })).toBeHidden()
  await allSent(page)
  await page.reload()
  await expect(page.getByText('10,5 / 120 m³')).toBeVisible()
})

/** Runs in the page. */
function isInSight(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  const at = document.elementFromPoint(left + width / 2, top + height / 2)
  return at !== null && (element.contains(at) || at.contains(element))
}
