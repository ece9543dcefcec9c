/** Whose telephones are read on a load's page (issue 26, 2.4; 2.6). */
import type { TestPortal } from '@workspace/portal/server/testing'
import { minutes } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readLoad, searchLoads } from '../../contract/loads/calls.ts'
import type { LoadRow } from '../../contract/loads/load-row.ts'
import { searchSwamps } from '../../contract/swamps/calls.ts'
import type { PeatCaller } from '../testing/index.ts'
import { enterAs, makeLoad, peat, peatTables, startPeatPortal, writePeat } from '../testing/index.ts'

let portal: TestPortal

beforeAll(async () => {
  portal = await startPeatPortal()
})
afterAll(() => portal[Symbol.asyncDispose]())

async function phonesFor(who: Exclude<PeatCaller, 'visitor'>, id: string): Promise<unknown> {
  const { body } = await (await enterAs(portal, who)).ask(readLoad, { id } as never)
  const { load, value } = body as unknown as { load?: { crewPhones: unknown }; value: string }
  return load?.crewPhones ?? value
}

test('Kuivikemyynti 2.6: the office reads the telephones of driver and dispatcher, the dispatcher the driver’s, and nobody else any', async () => {
  const people = { apps: ['peatsale'], usertype: 'transport' as const, carrier: peat.suokoski.carrier }
  const driver = await portal.person({ ...people, firstname: 'Marko', lastname: 'Rämäkkä', telephone: '040 555 0101' })
  const boss = { ...people, transportadmin: true, firstname: 'Sirpa', lastname: 'Suokoski', telephone: '040 555 0102' }
  await portal.person(boss)
  const { id } = await makeLoad(portal, { load: { driver: driver.id } })
  const ofDriver = { who: 'driver', name: 'Marko Rämäkkä', telephone: '040 555 0101' }
  const ofDispatcher = { who: 'carrier', name: 'Sirpa Suokoski', telephone: '040 555 0102' }
  expect(await phonesFor('office', id)).toEqual(expect.arrayContaining([ofDriver, ofDispatcher]))
  expect(await phonesFor('lead', id)).toEqual([ofDriver])
  expect(await phonesFor('customer', id)).toEqual([])
  expect(await phonesFor('loader', id)).toEqual([])
  for (const who of ['otherOffice', 'otherLead'] as const) expect(await phonesFor(who, id)).toBe('not_found')
})

test('Kuivikemyynti 5.5: the list of bogs tells what is left to those who read balances', async () => {
  const leftFor = async (who: 'office' | 'lead') => {
    const { body } = await (await enterAs(portal, who)).ask(searchSwamps, {} as never)
    const { rows } = body as unknown as { rows: { id: string; left: unknown }[] }
    return rows.find(({ id }) => id === peat.biolan.swamp)?.left
  }
  const piles = await peatTables(portal)
    .selectFrom('peatsale_stockpile')
    .select('balance')
    .where('swamp', '=', peat.biolan.swamp)
    .where('kind', '=', 'pile')
    .where('state', '=', 'open')
    .execute()
  const m3 = piles.reduce((sum, { balance }) => sum + balance, 0)
  expect(m3).toBeGreaterThan(0)
  expect(await leftFor('office')).toMatchObject({ m3 })
  expect(await leftFor('lead')).toBeNull()
})

test('Kuivikemyynti 2.6: in the list of the own carrier a dispatcher reads the driver’s telephone, and the yard’s from noon of the day before until it is delivered', async () => {
  const people = { apps: ['peatsale'], usertype: 'transport' as const, carrier: peat.suokoski.carrier }
  const driver = await portal.person({ ...people, firstname: 'Jari', lastname: 'Kytö', telephone: '040 555 0103' })
  const { id } = await makeLoad(portal, { load: { driver: driver.id, day: '2026-10-13', week: '2026-W42' } })
  const phonesInList = async (who: Exclude<PeatCaller, 'visitor'>) => {
    const { body } = await (await enterAs(portal, who)).ask(searchLoads, { limit: 200 } as never)
    const { rows } = body as unknown as { rows: LoadRow[] }
    return rows.find((row) => row.id === id)?.phones
  }
  const calls = { who: 'driver', name: 'Jari Kytö', telephone: '040 555 0103' }
  const yard = { who: 'site', name: 'Yhteys 503', telephone: '000 000 0311' }
  const set = (state: string) =>
    writePeat(portal, (own) => own.updateTable('peatsale_load').set({ state }).where('id', '=', id).execute())
  portal.clock.advance(minutes((Date.parse('2026-10-12T08:59:00.000Z') - portal.clock.now().getTime()) / 60_000))
  expect(await phonesInList('lead')).toEqual([calls])
  portal.clock.advance(minutes(1))
  expect(await phonesInList('lead')).toEqual([calls, yard])
  for (const who of ['office', 'customer', 'loader', 'superadmin'] as const) expect(await phonesInList(who)).toEqual([])
  for (const who of ['otherOffice', 'otherLead', 'driver'] as const) expect(await phonesInList(who)).toBeUndefined()
  await set('loaded')
  expect(await phonesInList('lead')).toEqual([calls, yard])
  await set('delivered')
  expect(await phonesInList('lead')).toEqual([])
})
