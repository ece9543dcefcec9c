import type { TestPortal } from '@workspace/portal/server/testing'
import { minutes } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readDriverDay } from '../../contract/driving/calls.ts'
import { readLoaderDay } from '../../contract/loading/calls.ts'
import { readLoad, searchLoads } from '../../contract/loads/calls.ts'
import type { Load, LoadRow } from '../../contract/loads/load.ts'
import type { PeatPerson } from '../testing/index.ts'
import { enterAs, peat, startPeatPortal, writePeat } from '../testing/index.ts'

let portal: TestPortal
let people: Record<'customer' | 'driver' | 'mate' | 'lead' | 'loader' | 'office', PeatPerson>
const { load: id } = peat.biolanOrder

beforeAll(async () => {
  portal = await startPeatPortal()
  people = {
    customer: await enterAs(portal, 'customer'),
    driver: await enterAs(portal, 'driver', { firstname: 'Antti', lastname: 'Rautio' }),
    mate: await enterAs(portal, 'driver'),
    lead: await enterAs(portal, 'lead'),
    loader: await enterAs(portal, 'loader'),
    office: await enterAs(portal, 'office'),
  }
  await writePeat(portal, (own) =>
    own
      .updateTable('peatsale_load')
      .set({ driver: people.driver.id, offer_freight: 37_200 })
      .where('id', '=', id)
      .execute(),
  )
})
afterAll(() => portal[Symbol.asyncDispose]())

async function read(person: PeatPerson): Promise<Load> {
  return ((await person.ask(readLoad, { id })).body as { load: Load }).load
}

async function setLoad(values: object): Promise<void> {
  await writePeat(portal, (own) => own.updateTable('peatsale_load').set(values).where('id', '=', id).execute())
}

test('Kuivikemyynti 2.6: telephone and gate code of a site come to its crew at noon of the day before, and go when it is delivered', async () => {
  const shown = async (person: PeatPerson) => {
    const { siteDetails, swampDetails } = await read(person)
    return [siteDetails?.contactTelephone, siteDetails?.gateCode, swampDetails?.gateCode]
  }
  const told = ['000 000 0311', `PIHA-${peat.kalliorinne.site.slice(-3)}`, 'BIO-4711']
  // It is nine o'clock of the 5th.
  await setLoad({ day: '2026-10-06' })
  portal.clock.advance(minutes(179))
  expect(await shown(people.driver)).toEqual(['', '', ''])
  expect(await shown(people.lead)).toEqual(['', '', ''])
  portal.clock.advance(minutes(1))
  expect(await shown(people.driver)).toEqual(told)
  expect(await shown(people.lead)).toEqual(told)
  expect(await shown(people.office)).toEqual(told)
  expect(await shown(people.loader)).toEqual([undefined, undefined, ''])
  await setLoad({ state: 'delivered' })
  expect(await shown(people.driver)).toEqual(['', '', ''])
  await setLoad({ state: 'assigned', day: '2026-10-13' })
})

test('Kuivikemyynti 2.6: a driver sees the own loads and no mate’s; freight is for the foreman and for whom the settings name', async () => {
  const numbers = async (person: PeatPerson) =>
    ((await person.ask(searchLoads, {})).body as { rows: LoadRow[] }).rows.map(({ number }) => number)
  expect(await numbers(people.driver)).toEqual(['KM-26-00042-1'])
  expect(await numbers(people.mate)).toEqual([])
  expect((await people.mate.ask(readLoad, { id })).status).toBe(404)
  expect((await read(people.lead)).freight).toBe(37_200)
  expect((await read(people.driver)).freight).toBe(null)
  const settings = { carrier: peat.suokoski.carrier, may_claim: 0, sees_freight: 1, vehicle: null, shows_phone: 1 }
  await writePeat(portal, (own) =>
    own
      .insertInto('peatsale_carrier_driver')
      .values({ person: people.driver.id, ...settings, card_until: null, version: 1, changed_at: '' })
      .execute(),
  )
  expect((await read(people.driver)).freight).toBe(37_200)
})

test('Kuivikemyynti 2.6: the customer learns the driver’s first name and telephone while the load is on its way, of the carrier nothing', async () => {
  await setLoad({ state: 'loading' })
  expect(await read(people.customer)).toMatchObject({
    driverForCustomer: null,
    carrier: null,
    vehicle: null,
    freight: null,
  })
  await setLoad({ state: 'loaded' })
  const load = await read(people.customer)
  expect(load.driverForCustomer).toEqual({ name: 'Antti', telephone: '000 000 0803' })
  expect(load).toMatchObject({ carrier: null, driver: null, swampDetails: null, exceptions: [], freight: null })
  await setLoad({ state: 'assigned' })
})

test('Kuivikemyynti 2.6: driver and loader have the same truck in their day, the loader without a telephone of the customer', async () => {
  const day = await people.driver.ask(readDriverDay, { day: '2026-10-13' })
  expect(day.body).toMatchObject({ loads: [{ number: 'KM-26-00042-1', queue: 0 }], office: '000 000 0701' })
  const queue = await people.loader.ask(readLoaderDay, { swamp: peat.biolan.swamp, day: '2026-10-13' })
  expect(queue.body).toMatchObject({
    swamp: { name: 'Kurkikorvenneva' },
    queue: [
      { number: 'KM-26-00042-1', vehicle: { plate: 'ZZA-101' }, lines: [{ stockpile: { code: 'A' }, billed: null }] },
    ],
    loaded: [],
    bucket: null,
  })
  expect(JSON.stringify(queue.body)).not.toContain('000 000 0311')
  expect((await people.loader.ask(readLoaderDay, { swamp: peat.novarbo.swamp, day: '2026-10-13' })).status).toBe(404)
})
