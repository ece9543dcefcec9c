/** A driver's day in the cab: the next load, one press at a time, and the receipt on the yard. */
import { peat, writePeat } from '@workspace/peatsale/server/testing'
import type { TestPortal } from '@workspace/portal/server/testing'
import { inspected } from '../everywhere/inspection.ts'
import { expect } from '../world.ts'
import { glovesMiss } from './glove-targets.ts'
import { test } from './peat-world.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 360, height: 760 } })

const load = peat.biolanOrder.load
/** The day of the load of the fixture, by the device's clock. */
const morning = new Date('2026-10-13T06:41:00.000Z')
test.beforeEach(async ({ page }) => page.clock.setFixedTime(morning))

/** The load as it was planned, for this driver; self-loading, so that nobody else is needed. */
async function giveLoad(portal: TestPortal, driver: string, fields: object = {}): Promise<void> {
  await writePeat(portal, async (own) => {
    const planned = {
      ...{ driver, state: 'assigned', arrived_load_at: null, load_start_at: null, loaded_at: null, departed_at: null },
      ...{ arrived_site_at: null, delivered_at: null, receipt_kind: null, receiver_name: '', self_loading: 1 },
    }
    const rows = own.updateTable('peatsale_load').where('id', '=', load)
    await rows.set({ ...planned, ...fields }).execute()
    const empty = { loaded: null, delivered: null, basis: null, buckets: 0 }
    await own.updateTable('peatsale_load_line').set(empty).where('load_id', '=', load).execute()
  })
}

test('Kuivikemyynti 5.2: a driver chooses the truck, drives a load one press at a time, shows its waybill, and corrects what was told wrongly', async ({
  page,
  portal,
  enterAs,
  at,
  willComplain,
}) => {
  willComplain(/409/)
  const { id } = await enterAs('driver', '/peatsale')
  await giveLoad(portal, id)
  await writePeat(portal, async (own) => {
    const small = own.updateTable('logistics_vehicle').set({ capacity: 90_000 })
    await small.where('id', '=', peat.suokoski.semi).execute()
  })
  await page.reload()
  await page.getByRole('link', { name: 'Ajamaan' }).click()
  await expect(page.getByRole('region', { name: /Kurkikorvenneva → / })).toContainText('120 m³')
  expect(await glovesMiss(page)).toEqual([])
  // As tall as the page: nothing is under the bar of places at the moment.
  await page.setViewportSize({ width: 360, height: 1600 })
  expect(await inspected(page, true)).toEqual([])
  await page.setViewportSize({ width: 360, height: 760 })

  const places = page.getByRole('navigation', { name: 'Kuljettajan sivut' })
  await expect(places.getByRole('link', { name: 'Tilaa' })).toHaveCount(0)
  await places.getByRole('link', { name: 'Auto' }).click()
  await page.getByText(/^ZZA-102/).click()
  expect(await glovesMiss(page)).toEqual([])
  expect(await inspected(page, true)).toEqual([])
  await page.setViewportSize({ width: 360, height: 760 })
  await page.getByRole('button', { name: 'Ota auto' }).click()
  await page.getByText('Otan kuormasta sen, mikä mahtuu', { exact: true }).click()
  await page.getByRole('button', { name: 'Ota auto' }).click()
  await expect(page.getByText('ti 13.10., ZZA-102')).toBeVisible()

  await page.getByRole('link', { name: 'Avaa kuorma' }).click()
  await page.getByRole('button', { name: 'Suolla' }).click()
  await page.getByRole('button', { name: 'En ole vielä suolla' }).click()
  await page.getByRole('button', { name: 'Suolla' }).click()
  await page.getByRole('button', { name: 'Lastattu' }).click()
  await page.getByRole('button', { name: 'Valmis' }).click()
  // Who loads alone reads the waybill next.
  await at(`/peatsale/driving/${load}?view=waybill`)
  await expect(page.getByRole('img', { name: 'Rahtikirjan numero KM-26-00042-1-5 koodina' })).toBeVisible()
  await expect(page.getByText('ZZA-102, Auto 50 m³, Perävaunu 78 m³')).toBeVisible()
  await expect(page.getByText('LUPA-400')).toBeVisible()
  expect(await glovesMiss(page)).toEqual([])
  expect(await inspected(page, true)).toEqual([])
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Avaa PDF' }).click()
  expect((await file).suggestedFilename()).toBe('rahtikirja-KM-26-00042-1-5.pdf')
  await page.getByRole('link', { name: 'Takaisin' }).click()

  await page.getByRole('link', { name: 'Korjaa lastattu määrä' }).click()
  await page.getByRole('button', { name: /lisää/i }).click()
  await page.getByRole('button', { name: 'Valmis' }).click()
  await expect(page.getByText('121 m³')).toBeVisible()
  await page.getByRole('button', { name: 'Lastattu' }).click()
  await page.getByRole('link', { name: 'Korjaa lastattu määrä' }).click()
  await page.getByRole('button', { name: /lisää/i }).click()
  await page.getByRole('button', { name: 'Valmis' }).click()
  await expect(page.getByRole('alert')).toContainText('Valitse')
  await page.getByText('Punnittu matkalla', { exact: true }).click()
  await page.getByRole('button', { name: 'Valmis' }).click()
  const arrived = page.getByRole('button', { name: 'Perillä' })
  await expect(arrived).toBeVisible()
  await expect(page.getByText('122 m³')).toBeVisible()
  // A tile is stored as what it is, so that each reader reads it in the own language.
  // The screen shows it before the device has sent it.
  await expect.poll(() => reasonsGiven(portal)).toEqual(['fit_part', undefined, 'amount_weighed'])
  await arrived.click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Purettu' })).toHaveAttribute('aria-current', 'step')
  expect(await glovesMiss(page)).toEqual([])
  expect(await inspected(page, true)).toEqual([])

  await page.getByRole('button', { name: 'Purettu' }).click()
  await page.getByRole('button', { name: /vähennä/i }).click()
  await page.getByRole('button', { name: 'Valmis' }).click()
  await expect(page.getByRole('alert')).toContainText('Valitse vastaanottaja')
  await page.getByText('Kirjoita nimi', { exact: true }).click()
  await page.getByRole('textbox', { name: 'Vastaanottajan nimi' }).fill('Helena Kalliorinne')
  expect(await inspected(page, true)).toEqual([])
  await page.getByRole('button', { name: 'Valmis' }).click()
  await expect(page.getByText('Vastaanotti Helena Kalliorinne')).toBeVisible()
  await expect(page.getByText('121 m³')).toBeVisible()
  expect(await inspected(page, true)).toEqual([])
  await page.getByRole('link', { name: 'Korjaa kuittaus' }).click()
  await expect(page.getByRole('radio', { name: 'Helena Kalliorinne' })).toBeChecked()
  await page.getByText('Ei vastaanottajaa paikalla').click()
  await page.getByRole('button', { name: 'Valmis' }).click()
  await expect(page.getByText('Ei vastaanottajaa paikalla')).toBeVisible()
  await page.getByRole('button', { name: 'Kumoa purku' }).click()
  await expect(page.getByRole('button', { name: 'Purettu' })).toBeVisible()
})

/** Why it is another truck or amount, as the event of each keeps it. */
async function reasonsGiven(portal: TestPortal): Promise<readonly (string | undefined)[]> {
  return await writePeat(portal, async (own) => {
    const events = own.selectFrom('peatsale_event').select('data').where('of_id', '=', load).orderBy('seq')
    const rows = await events.where('kind', 'in', ['takeVehicle', 'correctLoaded']).execute()
    return rows.map(({ data }) => (JSON.parse(data) as { reason?: string }).reason)
  })
}

test('Kuivikemyynti 5.2: in English, a problem leaves the load with the driver, nobody there is a receipt, and what cannot be delivered says where the peat is', async ({
  page,
  portal,
  enterAs,
}) => {
  const { id } = await enterAs('driver', '/peatsale', { language: 'en' })
  const onTheWay = { state: 'loaded', loaded_at: morning.toISOString(), departed_at: morning.toISOString() }
  await giveLoad(portal, id, { ...onTheWay, arrived_site_at: morning.toISOString() })
  await page.goto(`${portal.address}/#/peatsale/driving/${load}`)
  await page.reload()
  await page.getByRole('link', { name: 'Problem' }).click()
  await page.getByRole('button', { name: 'Send to the office' }).click()
  await expect(page.getByRole('alert')).toContainText('Choose what is in the way.')
  await page.getByText('Weather', { exact: true }).click()
  expect(await glovesMiss(page)).toEqual([])
  expect(await inspected(page, true)).toEqual([])
  await page.getByRole('button', { name: 'Send to the office' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Weather' })).toBeVisible()

  await page.getByRole('button', { name: 'Unloaded' }).click()
  await page.getByText('Nobody was there').click()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('The load has been delivered')).toBeVisible()
  await page.getByRole('button', { name: 'Undo the unloading' }).click()

  await page.getByRole('link', { name: 'Problem' }).click()
  await page.getByRole('link', { name: 'The load cannot be delivered' }).click()
  // No word of a tile is torn on a phone, also where the browser cannot hyphenate.
  await page.setViewportSize({ width: 360, height: 760 })
  const lines = await page.locator('fieldset label > span').evaluateAll((tiles) =>
    tiles.map((tile) => {
      const words = document.createRange()
      words.selectNodeContents(tile)
      const drawn = new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size
      return drawn <= (tile.textContent ?? '').split(' ').length
    }),
  )
  expect(lines).not.toContain(false)
  // The browser's own would have a square edge around it: its shadow knows nothing of round corners.
  await expect(page.getByRole('radio', { name: 'Weather' })).toHaveCSS('appearance', 'none')
  await page.getByText('Truck fault', { exact: true }).click()
  await page.getByText('Back at the bog').click()
  expect(await inspected(page, true)).toEqual([])
  await page.getByRole('button', { name: 'End the load' }).click()
  await expect(page.getByText('The load was not delivered')).toBeVisible()
  // What is so is told in any state.
  await page.getByRole('link', { name: 'Problem' }).click()
  await page.getByText('Road', { exact: true }).click()
  await page.getByRole('button', { name: 'Send to the office' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Road' })).toBeVisible()
})

test('Kuivikemyynti 2.6: on the yard a driver who may orders for the customer by presses alone, without a price', async ({
  page,
  portal,
  enterAs,
}) => {
  const { id } = await enterAs('orderingDriver', '/peatsale')
  const told = { delivered_at: '2026-10-05T05:00:00.000Z', delivery_day: '2026-10-05', receipt_kind: 'absent' }
  await giveLoad(portal, id, { state: 'delivered', ...told })
  await page.goto(`${portal.address}/#/peatsale/driving`)
  await page.reload()
  await page.getByRole('link', { name: 'Tilaa' }).click()
  await page.getByText('Kalliorinteen Maito Oy', { exact: true }).click()
  await page.getByRole('button', { name: 'Lähetä tilaus' }).click()
  await expect(page.getByRole('alert')).toContainText('Valitse tämä ensin.')
  await page.getByText('Kuiviketurve, irto', { exact: true }).click()
  await expect(page.getByRole('radio', { name: 'Kuiviketurve, irto' })).toBeChecked()
  await expect(page.getByRole('main')).not.toContainText('€')
  // The days of a week stand on one line, however far the dash is.
  const notes = page.getByRole('group', { name: 'Mille viikolle?' }).locator('label small')
  const tall = await notes.evaluateAll((all) =>
    all.filter(
      (note) => note.getBoundingClientRect().height > 1.5 * Number.parseFloat(getComputedStyle(note).lineHeight),
    ),
  )
  expect(tall).toEqual([])
  expect(await glovesMiss(page)).toEqual([])
  expect(await inspected(page, true)).toEqual([])
  await page.getByRole('button', { name: 'Lähetä tilaus' }).click()
  await expect(page.getByText('Tilaus on lähetetty')).toBeVisible()
  expect(await inspected(page, true)).toEqual([])
})
