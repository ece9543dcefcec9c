/** Whose telephones are read on a load's page (issue 26, 2.4; 2.6). */
import type { TestPortal } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readLoad } from '../../contract/loads/calls.ts'
import { searchSwamps } from '../../contract/swamps/calls.ts'
import type { PeatCaller } from '../testing/index.ts'
import { enterAs, makeLoad, peat, peatTables, startPeatPortal } from '../testing/index.ts'

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
