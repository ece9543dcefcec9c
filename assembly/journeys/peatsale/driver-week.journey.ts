/** What a driver needs beside the one button: the coming days, the yard, and a way out when a load cannot be delivered. */
import { makeLoad, peat, peatTables, writePeat } from '@workspace/peatsale/server/testing'
import { addDays, dayOf } from '@workspace/portal/contract'
import { allSent } from '../interception.ts'
import { expect } from '../world.ts'
import { glovesMiss } from './glove-targets.ts'
import { test } from './peat-world.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 360, height: 740 } })
test.beforeEach(async ({ page, portal }) => page.clock.setFixedTime(portal.clock.now()))

const { load, order } = peat.biolanOrder

test('Kuivikemyynti 5.2: the day is followed by tomorrow and the rest of the week; the yard’s own instructions stand beside the order’s, with the gate code before the truck has moved', async ({
  page,
  portal,
  enterAs,
}) => {
  const { id: driver } = await enterAs('driver', '/peatsale/nowhere')
  const today = dayOf(portal.clock.now())
  const given = { state: 'assigned', driver, loaded_at: null, arrived_load_at: null, departed_at: null }
  await writePeat(portal, async (own) => {
    await own
      .updateTable('peatsale_load')
      .set({ ...given, day: today })
      .where('id', '=', load)
      .execute()
    const site = own.updateTable('logistics_site').set({ instructions: 'Kippaus hallin taakse.' })
    await site.where('id', '=', peat.kalliorinne.site).execute()
    await own.updateTable('peatsale_order').set({ instructions: 'Koira irti.' }).where('id', '=', order).execute()
  })
  await makeLoad(portal, { load: { ...given, day: addDays(today, 1) } })
  await makeLoad(portal, { load: { ...given, day: addDays(today, 3) } })
  await page.goto(`${portal.address}/#/peatsale/driving`)
  await expect(page.getByRole('region', { name: 'Huomenna' }).getByRole('link')).toHaveCount(1)
  await expect(page.getByRole('region', { name: 'Loppuviikko' }).getByRole('link')).toHaveCount(1)
  expect(await glovesMiss(page)).toEqual([])
  await page.getByRole('link', { name: 'Avaa kuorma' }).click()
  await expect(page.getByText('Kippaus hallin taakse.')).toBeVisible()
  await expect(page.getByText('Koira irti.')).toBeVisible()
  await expect(page.getByText(/^PIHA-/)).toBeVisible()
})

test('Kuivikemyynti 5.2: who left before the loader told still ends the load as not delivered, and a slip of the finger is told in the field’s own name', async ({
  page,
  portal,
  enterAs,
}) => {
  const { id: driver } = await enterAs('driver', '/peatsale/nowhere')
  const at = portal.clock.now().toISOString()
  await writePeat(portal, async (own) => {
    const there = { state: 'loading', driver, loaded_at: null, arrived_load_at: at, departed_at: null, self_loading: 0 }
    await own.updateTable('peatsale_load').set(there).where('id', '=', load).execute()
    const empty = { loaded: null, delivered: null, basis: null, buckets: 0 }
    await own.updateTable('peatsale_load_line').set(empty).where('load_id', '=', load).execute()
  })
  await page.goto(`${portal.address}/#/peatsale/driving/${load}`)
  await page.getByRole('link', { name: 'Ongelma' }).click()
  await expect(page.getByRole('link', { name: 'Kuormaa ei voi toimittaa' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Takaisin' }).click()
  await page.getByRole('button', { name: 'Lähdin' }).click()
  await page.getByRole('button', { name: 'Perillä' }).click()
  await page.getByRole('button', { name: 'Purettu' }).click()
  await page.getByRole('textbox', { name: /^Purettu/ }).fill('1200')
  await page.getByText('Ei vastaanottajaa paikalla').click()
  await page.getByRole('button', { name: 'Valmis' }).click()
  await expect(page.getByText(/^Purettu: enintään 160\sm³\.$/)).toBeVisible()
  await page.getByRole('link', { name: 'Takaisin' }).click()

  await page.getByRole('link', { name: 'Ongelma' }).click()
  await page.getByRole('link', { name: 'Kuormaa ei voi toimittaa' }).click()
  await page.getByText('Tie', { exact: true }).click()
  await page.getByText('Takaisin suolla', { exact: true }).click()
  await page.getByRole('button', { name: 'Päätä kuorma' }).click()
  await expect(page.getByText('Kuormaa ei toimitettu')).toBeVisible()
  await allSent(page)
  const row = peatTables(portal).selectFrom('peatsale_load').select(['state', 'fail_place']).where('id', '=', load)
  expect(await row.executeTakeFirstOrThrow()).toEqual({ state: 'failed', fail_place: 'swamp' })
})
