/** Matrix rows of who drives. */
import type { ApplicationCell, ApplicationRow, TestPortal } from '@workspace/portal/server/testing'
import type { carrierCalls } from '../../contract/index.ts'
import { answersBy, officeAnswers } from './answers-by.ts'
import type { PeatCaller } from './callers.ts'
import { nothing } from './ids.ts'
import { newCarrier, newDriver, newVehicle, newWash } from './inputs.ts'
import { writePeat } from './peat-fixture.ts'
import { targetOf, versionOf } from './targets.ts'

/** Suokoski drives for Biolan, Lakeus for Novarbo. */
const managers = { ...officeAnswers, lead: 'oxx', otherLead: 'xox' }
const crew = { ...managers, driver: 'oxx', orderingDriver: 'oxx' }

export const carrierRows: {
  readonly [Name in keyof typeof carrierCalls]: ApplicationRow<(typeof carrierCalls)[Name], PeatCaller>
} = {
  searchCarriers: { answers: officeAnswers, input: (cell) => ({ seller: targetOf(cell).seller }) },
  readCarrier: {
    answers: { ...managers, driver: 'oxx', orderingDriver: 'oxx' },
    input: (cell) => ({ id: targetOf(cell).carrier }),
  },
  saveCarrier: {
    answers: managers,
    input: async (cell) => {
      const { carrier: id } = targetOf(cell)
      return { ...newCarrier, id, version: await versionOf(cell, 'logistics_carrier', id) }
    },
  },
  saveCarrierService: {
    answers: officeAnswers,
    input: (cell) => {
      const { carrier, seller, nearZone } = targetOf(cell)
      return { carrier, seller, serves: true, zones: [nearZone] }
    },
  },
  answerCarrierService: {
    answers: answersBy({ lead: 'oxx', otherLead: 'xox', superadmin: 'oox' }),
    input: async (cell) => {
      const { carrier, seller } = targetOf(cell)
      if (carrier !== nothing) await askOnce(cell.fixture, { carrier, seller })
      return { carrier, seller, accepts: true }
    },
  },
  saveCarrierDriver: {
    // The person who asks is a driver of the own carrier or of none, so only foremen find themselves.
    answers: answersBy({ lead: 'oxx', otherLead: 'xox', office: 'xxx', otherOffice: 'xxx', superadmin: 'xxx' }),
    input: (cell) => ({ ...newDriver, carrier: targetOf(cell).carrier, person: cell.caller.account.id }),
  },
  saveVehicle: {
    answers: managers,
    input: async (cell) => {
      const { truck: id, carrier } = targetOf(cell)
      const version = await versionOf(cell, 'logistics_vehicle', id)
      return { ...newVehicle, id, carrier, version, plate: `ZZB-${id.slice(-3)}` }
    },
  },
  removeVehicle: {
    // Gone once the first who may has taken it away.
    answers: { ...managers, office: 'xxx', otherOffice: 'xxx', superadmin: 'xxx' },
    input: async (cell) => {
      const { semi: id } = targetOf(cell)
      return { id, version: await versionOf(cell, 'logistics_vehicle', id) }
    },
  },
  readWashes: { answers: crew, input: (cell) => ({ vehicle: targetOf(cell).truck }) },
  addWash: {
    answers: crew,
    input: (cell) => ({ ...newWash, id: washId(cell), vehicle: targetOf(cell).truck }),
  },
  voidWash: {
    answers: crew,
    input: async (cell) => {
      const id = washId(cell)
      const { truck } = targetOf(cell)
      if (truck !== nothing) await wash(cell.fixture, { ...newWash, id, vehicle: truck })
      return { id, reason: 'Väärä auto' }
    },
  },
}

/** A new one in each cell. */
function washId({ number }: ApplicationCell): string {
  return `00000000-0000-4000-8000-0000d${String(number).padStart(7, '0')}`
}

function wash(portal: TestPortal, { boxes, method, note, ...given }: typeof newWash & { id: string; vehicle: string }) {
  const row = { ...given, boxes: JSON.stringify(boxes), method, note, washed_by: '', voided_at: null, void_reason: '' }
  return writePeat(portal, (own) =>
    own
      .insertInto('logistics_wash')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  )
}

/** A request that waits, of its own in each cell: an answer ends it. */
function askOnce(portal: TestPortal, asked: { readonly carrier: string; readonly seller: string }): Promise<unknown> {
  const row = { ...asked, asked_at: '2026-10-01T06:00:00.000Z' }
  return writePeat(portal, (own) =>
    own
      .insertInto('peatsale_carrier_request')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  )
}
