/** One command of each kind that is taken and one that is refused, over HTTP, as the tables of 2.4 have them. */
import type { TestPortal } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { commandLoad, readLoad } from '../../contract/loads/calls.ts'
import type { Load } from '../../contract/loads/load.ts'
import type { CasePeople, LoadCase } from '../testing/index.ts'
import {
  enterAs,
  loadCases,
  loadEvent,
  makeLoad,
  peat,
  peatTables,
  startPeatPortal,
  writePeat,
} from '../testing/index.ts'

let portal: TestPortal
let people: CasePeople

beforeAll(async () => {
  portal = await startPeatPortal()
  const entered = {
    ...{ customer: await enterAs(portal, 'customer'), driver: await enterAs(portal, 'driver') },
    ...{ mate: await enterAs(portal, 'driver'), lead: await enterAs(portal, 'lead') },
    ...{ otherLead: await enterAs(portal, 'otherLead'), loader: await enterAs(portal, 'loader') },
    ...{ office: await enterAs(portal, 'office'), otherOffice: await enterAs(portal, 'otherOffice') },
  }
  people = { ...entered, superadmin: await enterAs(portal, 'superadmin') }
})
afterAll(() => portal[Symbol.asyncDispose]())

test.each(loadCases.map((each) => [titleOf(each), each] as const))('Kuivikemyynti 2.4: %s', async (...given) => {
  const { kind, by, load, line, order, driven, offeredTo, data, answer } = given[1]
  const driver = driven ? { driver: people.driver.id } : {}
  const made = await makeLoad(portal, {
    load: { ...load, ...driver },
    ...(line ? { line } : {}),
    ...(order ? { order } : {}),
  })
  if (offeredTo !== undefined) await offerTo(made.id, offeredTo)
  const event = loadEvent(
    kind,
    made.id,
    (data?.(made, people) ?? {}) as never,
    kind === 'claim' ? { baseVersion: 2 } : {},
  )
  const { body } = await people[by].ask(commandLoad, { event })
  expect(shown(body)).toBe(answer)
  const row = await peatTables(portal)
    .selectFrom('peatsale_load')
    .select('state')
    .where('id', '=', made.id)
    .executeTakeFirst()
  const events = await peatTables(portal)
    .selectFrom('peatsale_event')
    .select(['state'])
    .where('id', '=', event.id)
    .execute()
  // A command that is refused has written nothing; the state of one that is taken stands with its event.
  expect(events).toEqual(body.value === 'ok' ? [{ state: row?.state }] : [])
})

async function offerTo(load_id: string, carrier: string): Promise<void> {
  await writePeat(portal, (own) => own.insertInto('peatsale_load_offer').values({ load_id, carrier }).execute())
}

function shown(body: { readonly value?: unknown; readonly fields?: readonly string[] }): string {
  if (body.value !== 'ok') return [body.value, ...(body.fields ?? [])].join(' ')
  const { result, flag, state } = body as unknown as { result: string; flag: string | null; state: string }
  return result === 'flagged' ? `flagged ${flag} ${state}` : state
}

function titleOf({ kind, by, load, order, answer }: LoadCase): string {
  const state = load && 'state' in load ? load.state : 'assigned'
  const held = order && 'state' in order ? `, the order ${order.state}` : ''
  return `${kind} of a load that is ${state}${held} by ${by}: ${answer}`
}

test('Kuivikemyynti 2.4: every kind of command has one that is taken and one that is refused here', () => {
  const isTaken = ({ answer }: LoadCase) =>
    /^(flagged|planned|open|assigned|loading|loaded|delivered|verified|failed|cancelled)/.test(answer)
  const taken = new Set(loadCases.filter(isTaken).map(({ kind }) => kind))
  const refused = new Set(loadCases.filter((each) => !isTaken(each)).map(({ kind }) => kind))
  expect([...refused].filter((kind) => !taken.has(kind))).toEqual(['merge'])
  expect([...taken].filter((kind) => !refused.has(kind))).toEqual([])
})

test('Kuivikemyynti 2.6: a deactivated driver is given no load; one who works is', async () => {
  const of = { apps: ['peatsale'], usertype: 'transport' as const, carrier: peat.suokoski.carrier }
  const [driver, other] = [await portal.person({ ...of, deactivated: true }), await portal.person(of)]
  const made = await makeLoad(portal)
  const give = async ({ id }: { id: string }) => {
    const event = loadEvent('setCrew', made.id, { driver: id, vehicle: peat.suokoski.truck } as never)
    return (await people.office.ask(commandLoad, { event })).body
  }
  expect(await give(driver)).toMatchObject({ value: 'invalid_input', fields: ['driver'] })
  expect(await give(other)).toMatchObject({ value: 'ok' })
})

test('Kuivikemyynti 2.6: of a load it is told that its driver has been deactivated since, or removed; of another’s nothing', async () => {
  const of = { apps: ['peatsale'], usertype: 'transport' as const, carrier: peat.suokoski.carrier }
  const gone = await portal.person({ ...of, firstname: 'Eero', lastname: 'Palonen', deactivated: true })
  const working = await portal.person({ ...of, firstname: 'Jari', lastname: 'Korpi' })
  const driverOf = async (driver: string) => {
    const { id } = await makeLoad(portal, { load: { driver } })
    return ((await people.office.ask(readLoad, { id })).body['load'] as unknown as Load).driver
  }
  expect(await driverOf(gone.id)).toEqual({ id: gone.id, name: 'Eero Palonen', isActive: false })
  expect(await driverOf(working.id)).toEqual({ id: working.id, name: 'Jari Korpi', isActive: true })
  expect(await driverOf('999999')).toEqual({ id: '999999', name: '', isActive: false })
})
