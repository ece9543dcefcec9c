/** What the calls of drivers and gates answer each caller about the targets. */
import type { ApplicationRow, TestPortal } from '@workspace/portal/server/testing'
import type { carrierCalls } from '../../contract/carriers/calls.ts'
import type { drivingCalls } from '../../contract/driving/calls.ts'
import type { receptionCalls } from '../../contract/reception/calls.ts'
import type { runCalls } from '../../contract/runs/calls.ts'
import type { unplannedCalls } from '../../contract/unplanned/calls.ts'
import type { ManureCaller } from './callers.ts'
import { nothing } from './ids.ts'
import { newCarrier, newDriver, newVehicle, newWash } from './inputs.ts'
import { manureTables } from './manure-fixture.ts'
import { answersBy, carriers, offices, receivers, targetOf } from './matrix-answers.ts'

type FieldCalls = typeof carrierCalls &
  typeof drivingCalls &
  typeof receptionCalls &
  typeof runCalls &
  typeof unplannedCalls

const day = '2026-10-20' as never

export const fieldMatrixRows: {
  readonly [Name in keyof FieldCalls]: ApplicationRow<FieldCalls[Name], ManureCaller>
} = {
  readDriverDay: {
    answers: answersBy({ driver: 'ooo', lead: 'ooo', otherLead: 'ooo' }),
    input: () => ({ day }),
  },
  readBay: {
    answers: answersBy({ ...carriers, ...receivers, driver: 'oxx' }),
    input: (cell) => ({ code: `${targetOf(cell).code}-1` }),
  },
  readArrivals: {
    answers: answersBy({ ...receivers, ...offices }),
    input: (cell) => ({ plant: targetOf(cell).plant, day }),
  },
  // Nobody drives the consignment of the fixture yet.
  saveRun: {
    answers: answersBy({ lead: 'ixx', otherLead: 'xix', office: 'ixx', otherOffice: 'xix', superadmin: 'iix' }),
    input: (cell) => {
      const { consignment, vehicle } = targetOf(cell)
      return { id: crypto.randomUUID(), version: 0, vehicle, day, consignments: [consignment] }
    },
  },
  searchKnownFarms: {
    answers: answersBy({ driver: 'ooo', lead: 'ooo', otherLead: 'ooo' }),
    input: () => ({ find: 'koi' }),
  },
  // Carriers have collected nothing there yet; an office has to say why it reports it.
  addUnplannedConsignment: {
    answers: answersBy({
      ...{ driver: 'xxx', lead: 'xxx', otherLead: 'xxx', office: 'ixx', otherOffice: 'xix', superadmin: 'iix' },
    }),
    input: (cell) => {
      const { account, store, type, plant, vehicle } = targetOf(cell)
      return {
        ...{ account, store, type, plant, vehicle, device: 'matriisi', deviceTime: '2026-10-05T06:00:00.000Z' },
        ...{ estimate: { unit: 'm3' as const, amount: 50_000, basis: 'box' as const } },
        handedOverBy: { kind: 'absent' as const },
      }
    },
  },
  searchCarriers: {
    answers: answersBy(offices),
    input: (cell) => ({ company: targetOf(cell).company }),
  },
  readCarrier: {
    answers: answersBy({ ...carriers, ...offices, driver: 'oxx' }),
    input: (cell) => ({ id: targetOf(cell).carrier }),
  },
  saveCarrier: {
    answers: answersBy({ ...carriers, ...offices }),
    input: async (cell) => {
      const { carrier: id } = targetOf(cell)
      return { ...newCarrier, id, version: await sharedVersion(cell, 'logistics_carrier', id) }
    },
  },
  saveCarrierService: {
    answers: answersBy(offices),
    input: (cell) => ({ carrier: targetOf(cell).carrier, company: targetOf(cell).company, serves: true }),
  },
  // Nobody has been asked.
  answerCarrierService: {
    answers: answersBy({ lead: 'xxx', otherLead: 'xxx', superadmin: 'xxx' }),
    input: (cell) => ({ carrier: targetOf(cell).carrier, company: targetOf(cell).company, accepts: true }),
  },
  // Nobody of these drives for the carrier: the person is the one who asks.
  saveDriver: {
    answers: answersBy({ lead: 'xxx', otherLead: 'xxx', office: 'xxx', otherOffice: 'xxx', superadmin: 'xxx' }),
    input: (cell) => ({ ...newDriver, carrier: targetOf(cell).carrier, person: nothing, version: 0 }),
  },
  saveVehicle: {
    answers: answersBy({ ...carriers, ...offices }),
    input: async (cell) => {
      const { vehicle: id, carrier, code } = targetOf(cell)
      const version = await sharedVersion(cell, 'logistics_vehicle', id)
      return { ...newVehicle, id, version, carrier, plate: code === 'KUN' ? 'ZZA-142' : 'ZZA-133' }
    },
  },
  // It has a consignment ahead.
  removeVehicle: {
    answers: answersBy({ lead: 'kxx', otherLead: 'xkx', office: 'kxx', otherOffice: 'xkx', superadmin: 'kkx' }),
    input: async (cell) => {
      const { vehicle: id } = targetOf(cell)
      return { id, version: await sharedVersion(cell, 'logistics_vehicle', id) }
    },
  },
  searchWashes: {
    answers: answersBy({ ...carriers, ...offices, driver: 'oxx' }),
    input: (cell) => ({ vehicle: targetOf(cell).vehicle }),
  },
  readWashRecord: {
    answers: answersBy({ ...carriers, ...offices, driver: 'oxx' }),
    input: (cell) => ({ vehicle: targetOf(cell).vehicle, year: 2026 }),
  },
  saveWash: {
    answers: answersBy({ ...carriers, ...offices, driver: 'oxx' }),
    input: (cell) => ({ ...newWash, id: crypto.randomUUID(), vehicle: targetOf(cell).vehicle }),
  },
  // No wash has this id.
  voidWash: {
    answers: answersBy({
      ...{ lead: 'xxx', otherLead: 'xxx', office: 'xxx', otherOffice: 'xxx', superadmin: 'xxx', driver: 'xxx' },
    }),
    input: (cell) => ({ id: targetOf(cell).vehicle, reason: 'Väärä auto' }),
  },
}

/** The version of a row of the shared package; of what does not exist, one that it never had. */
async function sharedVersion(
  { fixture }: { fixture: TestPortal },
  table: 'logistics_carrier' | 'logistics_vehicle',
  id: string,
): Promise<number> {
  const own = manureTables(fixture).withTables<Record<string, { id: string; version: number }>>()
  const row = await own.selectFrom(table).select('version').where('id', '=', id).executeTakeFirst()
  return row?.version ?? 7
}
