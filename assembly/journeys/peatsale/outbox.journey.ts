/** A minute without a connection at the bog or on the yard: nothing that was told is lost, and all of it arrives once. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { chromium } from '@playwright/test'
import { peat, peatCallers, peatTables, writePeat } from '@workspace/peatsale/server/testing'
import { dayOf } from '@workspace/portal/contract'
import type { TestPortal } from '@workspace/portal/server/testing'
import { allSent, goOffline, waitingItems } from '../interception.ts'
import { expect } from '../world.ts'
import { test as peatTest } from './peat-world.ts'

const { load } = peat.biolanOrder
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, locale: 'fi-FI', timezoneId: 'Europe/Helsinki' }

/** A phone whose browser is closed and opened again: what it keeps stands in a folder. */
interface Phone {
  readonly pickUp: (address: string) => Promise<Page>
  readonly putAway: () => Promise<void>
}

const test = peatTest.extend<{ phoneOf: (caller: 'loader' | 'driver') => Promise<Phone & { id: string }> }>({
  phoneOf: async ({ portal, launchOptions }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'phone-'))
    let open: BrowserContext | undefined
    await use(async (caller) => {
      const { fields, ...kind } = peatCallers[caller]
      const person = await portal.person(fields)
      if ('prepare' in kind) await kind.prepare(portal, person)
      const token = await portal.session(person)
      return {
        id: person.id,
        pickUp: async (address) => {
          open = await chromium.launchPersistentContext(folder, { ...launchOptions, ...phone })
          const [page] = open.pages()
          if (page === undefined) throw new Error('A browser without a page')
          await page.clock.setFixedTime(portal.clock.now())
          await page.goto(`${portal.address}/favicon.svg`)
          await page.evaluate(keepSession, { token, username: person.username })
          await page.goto(`${portal.address}/#${address}`)
          return page
        },
        putAway: async () => await open?.close(),
      }
    })
    await open?.close()
    rmSync(folder, { recursive: true })
  },
})

/** Runs in the page. */
function keepSession(session: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(session)) localStorage.setItem(name, value)
}

async function asPlanned(portal: TestPortal, fields: object = {}): Promise<void> {
  await writePeat(portal, async (own) => {
    const ahead = { state: 'assigned', loaded_at: null, arrived_load_at: null, load_start_at: null, departed_at: null }
    const rows = own.updateTable('peatsale_load').where('id', '=', load)
    const today = dayOf(portal.clock.now())
    await rows.set({ ...ahead, day: today, arrived_site_at: null, ...fields }).execute()
    const empty = { buckets: 0, bucket_size: 0, loaded: null, delivered: null, basis: null }
    await own.updateTable('peatsale_load_line').set(empty).where('load_id', '=', load).execute()
  })
}

async function toldOf(portal: TestPortal): Promise<readonly string[]> {
  const events = peatTables(portal).selectFrom('peatsale_event').select('kind').where('of_id', '=', load)
  return (await events.where('role', '!=', 'system').orderBy('seq').execute()).map(({ kind }) => kind)
}

async function loadedOf(portal: TestPortal) {
  const own = peatTables(portal)
  const lines = own
    .selectFrom('peatsale_load_line')
    .select(['loaded', 'delivered', 'buckets'])
    .where('load_id', '=', load)
  const row = own.selectFrom('peatsale_load').select('state').where('id', '=', load)
  const piles = own.selectFrom('peatsale_stock_movement').select('quantity').where('ref', '=', load)
  return {
    ...(await lines.executeTakeFirstOrThrow()),
    ...(await row.executeTakeFirstOrThrow()),
    moved: (await piles.execute()).reduce((sum, { quantity }) => sum + quantity, 0),
  }
}

test('Kuivikemyynti 5.4, interface.md 2.2: five bucketfuls and Valmis without a connection, the pad left and the browser closed: 30 m³ is 30 m³, once', async ({
  portal,
  phoneOf,
}) => {
  await asPlanned(portal)
  const loader = await phoneOf('loader')
  const page = await loader.pickUp(`/peatsale/loading?swamp=${peat.biolan.swamp}`)
  await page.getByRole('button', { name: 'Aseta kauha' }).click()
  const bucket = page.getByRole('dialog').getByRole('textbox')
  await bucket.fill('6')
  await page.getByRole('dialog').getByRole('button', { name: 'Tallenna' }).click()
  await page.goto(`${portal.address}/#/peatsale/loading/${load}?swamp=${peat.biolan.swamp}`)
  const plus = page.getByRole('button', { name: '+1 kauhallinen' })
  await expect(plus).toBeVisible()
  await goOffline(page)
  for (let count = 0; count < 3; count++) await plus.click()
  await expect(page.getByText('18 / 120 m³')).toBeVisible()
  // Leaving the pad loses nothing.
  await page.getByRole('link', { name: 'Takaisin jonoon' }).click()
  await expect(page.getByText(/Lastauk.?sessa 18\sm³/)).toBeVisible()
  await page.getByRole('link', { name: /ZZA-101/ }).click()
  for (let count = 0; count < 2; count++) await plus.click()
  await expect(page.getByText('30 / 120 m³')).toBeVisible()
  await page.getByRole('button', { name: 'Valmis' }).click()
  await expect(page.getByRole('region', { name: /ZZA-101, lastattu 30 m³/ })).toBeVisible()
  const waits = page.getByRole('link', { name: '6 odottaa lähetystä' })
  await waits.click()
  await expect(page.getByRole('listitem').filter({ hasText: '5 kauhallista' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Kuorma valmis' })).toBeVisible()
  expect(await toldOf(portal)).toEqual([])

  await loader.putAway()
  const later = await loader.pickUp(`/peatsale/loading/${load}?swamp=${peat.biolan.swamp}`)
  await expect(later.getByRole('region', { name: /ZZA-101, lastattu 30 m³/ })).toContainText('5 kauhallista')
  await allSent(later)
  expect(await toldOf(portal)).toEqual(['bucket', 'bucket', 'bucket', 'bucket', 'bucket', 'finishLoading'])
  expect(await loadedOf(portal)).toEqual({
    state: 'loaded',
    loaded: 30_000,
    delivered: null,
    buckets: 5,
    moved: -30_000,
  })
})

test('Kuivikemyynti 5.2, interface.md 2.2: a driver drives a whole load without a connection and closes the browser; every step arrives once, in order', async ({
  portal,
  phoneOf,
}) => {
  const driver = await phoneOf('driver')
  await asPlanned(portal, { state: 'loaded', driver: driver.id, loaded_at: '2026-10-13T05:00:00.000Z' })
  await writePeat(portal, (own) =>
    own.updateTable('peatsale_load_line').set({ loaded: 120_000, basis: 'box' }).where('load_id', '=', load).execute(),
  )
  const page = await driver.pickUp(`/peatsale/driving/${load}`)
  await expect(page.getByRole('button', { name: 'Lastattu' })).toBeVisible()
  await goOffline(page)
  await page.getByRole('button', { name: 'Lastattu' }).click()
  await page.getByRole('button', { name: 'Perillä' }).click()
  await page.getByRole('button', { name: 'Purettu' }).click()
  await page.getByRole('button', { name: /vähennä/i }).click()
  await page.getByText('Ei vastaanottajaa paikalla').click()
  await page.getByRole('button', { name: 'Valmis' }).click()
  await expect(page.getByText('Kuorma on toimitettu')).toBeVisible()
  await expect(page.getByRole('link', { name: '3 odottaa lähetystä' })).toBeVisible()
  await driver.putAway()
  expect(await toldOf(portal)).toEqual([])

  const later = await driver.pickUp('/peatsale')
  await allSent(later)
  expect(await toldOf(portal)).toEqual(['depart', 'arriveAtSite', 'deliver'])
  expect(await loadedOf(portal)).toMatchObject({ state: 'delivered', delivered: 119_000 })
})

test('interface.md 2.2: what waits is its person’s: logging out warns, another person on the phone neither sees nor sends it, and it goes when the first is back', async ({
  page,
  portal,
  enterAs,
  enter,
  at,
  willComplain,
}) => {
  willComplain(/503|Failed to load resource/)
  await page.clock.setFixedTime(portal.clock.now())
  const driver = await enterAs('driver', '/peatsale/nowhere')
  await asPlanned(portal, { state: 'loaded', driver: driver.id, loaded_at: '2026-10-13T05:00:00.000Z' })
  await page.goto(`${portal.address}/#/peatsale/driving/${load}`)
  await page.route('**/api/peatsale/loads/command', (route) => route.fulfill({ status: 503, body: '' }))
  await page.getByRole('button', { name: 'Lastattu' }).click()
  await expect(page.getByRole('link', { name: '1 odottaa lähetystä' })).toBeVisible()
  await page.getByRole('link', { name: 'Päivän kuormiin' }).first().click()
  await page.getByRole('link', { name: 'Kuivikemyynti' }).first().click()
  await page.getByRole('button', { name: 'Valikko' }).click()
  await page.getByRole('button', { name: 'Kirjaudu ulos' }).click()
  const question = page.getByRole('dialog', { name: '1 kirjaus odottaa lähetystä' })
  await question.getByRole('button', { name: 'Peruuta' }).click()
  await expect(question).toHaveCount(0)
  await page.getByRole('button', { name: 'Valikko' }).click()
  await page.getByRole('button', { name: 'Kirjaudu ulos' }).click()
  await question.getByRole('button', { name: 'Kirjaudu ulos' }).click()
  await at('/login')
  await page.unroute('**/api/peatsale/loads/command')

  const other = await portal.person(peatCallers.driver.fields)
  await enter(other, '/peatsale/driving')
  await expect(page.getByRole('heading', { level: 1, name: 'Tänään' })).toBeVisible()
  await page.goto(`${portal.address}/#/peatsale/driving?view=unsent`)
  await expect(page.getByText('Kaikki on lähetetty')).toBeVisible()
  expect(await page.evaluate(waitingItems)).toHaveLength(1)
  expect(await toldOf(portal)).toEqual([])

  await enter(driver, '/peatsale/driving')
  await allSent(page)
  expect(await toldOf(portal)).toEqual(['depart'])
})
