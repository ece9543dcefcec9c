/** A load is given to somebody else while its driver or its loader has it open. */
import { peatCalls } from '@workspace/peatsale/contract'
import { enterAs as enterPeat, peat, peatCallers, peatTables, writePeat } from '@workspace/peatsale/server/testing'
import type { TestPortal } from '@workspace/portal/server/testing'
import { cut } from '../interception.ts'
import { expect } from '../world.ts'
import { test } from './peat-world.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 360, height: 740 } })

const { load } = peat.biolanOrder

test.beforeEach(async ({ page, portal }) => page.clock.setFixedTime(portal.clock.now()))

function made(portal: TestPortal) {
  return { id: crypto.randomUUID(), of: load, deviceTime: portal.clock.now().toISOString(), device: 'desk' }
}

/** Of the same carrier, by its foreman. */
async function giveTo(portal: TestPortal, driver: string, vehicle: string): Promise<void> {
  const lead = await enterPeat(portal, 'lead', { firstname: 'Sirpa', lastname: 'Suokoski' })
  const event = { ...made(portal), kind: 'setCrew', data: { driver, vehicle } } as const
  expect((await lead.ask(peatCalls.commandLoad, { event })).status).toBe(200)
}

async function assignedTo(portal: TestPortal, driver: string): Promise<void> {
  await writePeat(portal, async (own) => {
    const ahead = { state: 'assigned', loaded_at: null, arrived_load_at: null, load_start_at: null, departed_at: null }
    await own
      .updateTable('peatsale_load')
      .set({ ...ahead, driver })
      .where('id', '=', load)
      .execute()
    const drives = { load_id: load, person: driver, from_at: '2026-10-12T06:00:00.000Z', to_at: null }
    await own.deleteFrom('peatsale_load_driver').where('load_id', '=', load).execute()
    await own.insertInto('peatsale_load_driver').values(drives).execute()
  })
}

test('Kuivikemyynti 2.4, 2.8: a load that is given to another driver while the first has it open says so within two seconds, without any button', async ({
  page,
  portal,
  enterAs,
  willComplain,
}) => {
  willComplain(/404/)
  const { id } = await enterAs('driver', '/peatsale/nowhere')
  await assignedTo(portal, id)
  const marko = await portal.person({ ...peatCallers.driver.fields, firstname: 'Marko', lastname: 'Rahkala' })
  await page.goto(`${portal.address}/#/peatsale/driving/${load}`)
  await expect(page.getByRole('button', { name: 'Suolla' })).toBeVisible()
  await giveTo(portal, marko.id, peat.suokoski.semi)
  await expect(page.getByText('Kuorma on siirretty: Marko, ZZA-102')).toBeVisible({ timeout: 2000 })
  await expect(page.getByText(/^Siirsi Sirpa Suokoski klo/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Suolla' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Päivän kuormiin' }).last().click()
  await expect(page.getByRole('region', { name: 'Siirretyt kuormat' })).toContainText('Marko, ZZA-102')
})

test('Kuivikemyynti 2.4, 2.8: where no event comes, the next press tells it; what was pressed is kept and marked, and the driver reads that', async ({
  page,
  portal,
  enterAs,
  willComplain,
}) => {
  willComplain(/404/)
  const { id } = await enterAs('driver', '/peatsale/nowhere')
  await assignedTo(portal, id)
  const marko = await portal.person({ ...peatCallers.driver.fields, firstname: 'Marko', lastname: 'Rahkala' })
  willComplain(/ERR_FAILED/)
  await cut(page, '**/api/live/**')
  await page.goto(`${portal.address}/#/peatsale/driving/${load}`)
  const press = page.getByRole('button', { name: 'Suolla' })
  await expect(press).toBeVisible()
  await giveTo(portal, marko.id, peat.suokoski.semi)
  await press.click()
  await expect(page.getByText('Kuorma on siirretty: Marko, ZZA-102')).toBeVisible()
  await expect(press).toHaveCount(0)
  await expect(page.getByText(/^”Suolla, klo\s.*” jäi talteen\.$/)).toBeVisible()
  await expect(page.getByText('Toimisto näkee merkinnän ja päättää, kumpi pätee.', { exact: false })).toBeVisible()
  const flags = peatTables(portal).selectFrom('peatsale_flag').select('flag').where('load_id', '=', load)
  expect(await flags.execute()).toEqual([{ flag: 'reassigned' }])
  await page.getByRole('button', { name: 'Selvä' }).click()
  await expect(page.getByText(/jäi talteen/)).toHaveCount(0)
})

test('Kuivikemyynti 2.6: of another carrier’s driver and truck the former driver reads nothing', async ({
  page,
  portal,
  enterAs,
  willComplain,
}) => {
  willComplain(/404/)
  const { id } = await enterAs('driver', '/peatsale/nowhere')
  await assignedTo(portal, id)
  await page.goto(`${portal.address}/#/peatsale/driving/${load}`)
  await expect(page.getByRole('button', { name: 'Suolla' })).toBeVisible()
  await writePeat(portal, (own) =>
    own
      .insertInto('peatsale_carrier_seller')
      .values({ carrier: peat.lakeus.carrier, seller: peat.biolan.seller })
      .execute(),
  )
  const office = await enterPeat(portal, 'office')
  const to = { by: 'carrier', carrier: peat.lakeus.carrier } as const
  const event = { ...made(portal), kind: 'reassign', data: { to, reason: 'Auto rikki' } } as const
  expect((await office.ask(peatCalls.commandLoad, { event })).status).toBe(200)
  await expect(page.getByText('Kuorma on siirretty', { exact: true })).toBeVisible({ timeout: 2000 })
  await expect(page.getByText(/^Toimisto siirsi sen klo/)).toBeVisible()
  expect(await page.content()).not.toContain('Lakeuden')
})

test('Kuivikemyynti 2.8: the loader whose pad is open reads that another truck comes for the load, and may not find its own under another plate', async ({
  page,
  portal,
  enterAs,
  willComplain,
}) => {
  willComplain(/404/)
  const driver = await portal.person(peatCallers.driver.fields)
  await assignedTo(portal, driver.id)
  const marko = await portal.person({ ...peatCallers.driver.fields, firstname: 'Marko', lastname: 'Rahkala' })
  await enterAs('loader', `/peatsale/loading/${load}?swamp=${peat.biolan.swamp}`)
  await page.getByRole('button', { name: 'Aseta kauha' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Tallenna' }).click()
  const plus = page.getByRole('button', { name: '+1 kauhallinen' })
  await expect(plus).toBeVisible()
  const before = await plus.boundingBox()
  await giveTo(portal, marko.id, peat.suokoski.semi)
  await expect(page.getByText('Kuorma on siirretty: Marko, ZZA-102')).toBeVisible({ timeout: 2000 })
  expect((await plus.boundingBox())?.y).toBe(before?.y)
  // Moved to another bog, it is not loaded here any more.
  await writePeat(portal, (own) =>
    own.updateTable('peatsale_load').set({ swamp: peat.novarbo.swamp }).where('id', '=', load).execute(),
  )
  await plus.click()
  await expect(page.getByText('Kuormaa ei enää lasteta tällä suolla')).toBeVisible()
  await expect(page.getByText('Palvelin ei ottanut kirjausta', { exact: false })).toBeVisible()
})
