/** What refuses a command on a consignment, and when a field is needed that otherwise may be left out (3.3). */
import type { Conditions, Guards } from '@workspace/logistics/server'
import type { IsoWeek, LocalDate } from '@workspace/portal/contract'
import { addDays, daysOf, momentAt } from '@workspace/portal/contract'
import { days, minutes } from '@workspace/portal/server'
import type { ConsignmentWords } from '../../contract/states/consignment-machine.ts'
import { farmIsStopped } from '../alerts/stops.ts'
import { ownTables } from '../database/tables.ts'
import { lacksRoom } from '../plants/plant-room.ts'
import { slotOf } from '../requests/plan-consignments.ts'
import type { ConsignmentContext } from './consignment-context.ts'
import { misfitsOf } from './fit.ts'
import { isBayOf, isWeighed } from './weighings.ts'

const undoWithin = minutes(30)
const objectWithin = days(30)

export const consignmentGuardsAnswered: Guards<ConsignmentWords, ConsignmentContext> = {
  requestIsOnHold: ({ request }) => request?.state === 'on_hold',
  // An alert may have been saved while the consignment was being planned.
  isStopped: async (context) => context.consignment.stopped_by !== null || (await alertStops(context)),
  isNotStopped: ({ consignment }) => consignment.stopped_by === null,
  alertStillCoversIt: alertStops,
  anotherWasFirst: ({ consignment }) => consignment.carrier !== null,
  offerDeadlinePassed: ({ consignment, issuer }) =>
    consignment.offer_deadline !== null && consignment.offer_deadline <= issuer.now.toISOString(),
  carrierIsNotRegistered,
  doesNotFitAndNoReason: async (context) => !hasReason(context) && (await misfitsOf(context)).length > 0,
  driverMayNotClaim: ({ issuer }) => !issuer.actor.mayClaim,
  plantIsFullAndNoReason,
  wasSentOnOrReturned: ({ consignment }) =>
    consignment.sent_on_to !== null || consignment.returned_at !== null || consignment.next === 'returnToFarm',
  requestIsNotAcceptedOrCollecting: ({ request }) => !['accepted', 'collecting'].includes(request?.state ?? ''),
  belongsToRequest: ({ request }) => request !== undefined,
  belongsToNoRequest: ({ request }) => request === undefined,
  nothingIsFlagged: ({ consignment }) => consignment.open_flags === 0 && consignment.open_exceptions === 0,
  somethingIsFlagged: ({ consignment }) => consignment.blocking_flags > 0,
  objectionIsOpen: ({ objection }) => objection !== undefined,
  noObjectionIsOpen: ({ objection }) => objection === undefined,
  receivedOver30DaysAgo: ({ consignment, issuer }) =>
    isLongerAgo(consignment.received_at, issuer.now.toISOString(), objectWithin),
  somethingIsCollected: ({ consignment }) => consignment.collected_at !== null,
  loadingBeganOver30MinutesAgo: ({ consignment, at }) => isLongerAgo(consignment.arrived_farm_at, at, undoWithin),
  departed: ({ consignment }) => consignment.departed_at !== null,
  driverWithoutSelfServiceOrBay,
  grossAndTareAreThere: ({ weighings, runWeighings }) => isWeighed([...weighings, ...runWeighings]),
  receivedOver30MinutesAgo: ({ consignment, at }) => isLongerAgo(consignment.received_at, at, undoWithin),
  rowsAreInBatch: ({ consignment }) => consignment.sale_batch !== null || consignment.purchase_batch !== null,
  replacementIsAssignedOrLater: async ({ reader, consignment }) => {
    const others = ownTables(reader).selectFrom('manuredelivery_consignment').select('state')
    const replacements = await others.where('replaces', '=', consignment.id).execute()
    return replacements.some(({ state }) => !['planned', 'open', 'cancelled'].includes(state))
  },
}

export const consignmentConditions: Conditions<ConsignmentWords, ConsignmentContext> = {
  departed: ({ consignment }) => consignment.departed_at !== null,
  isAssigned: ({ state }) => state === 'assigned',
  nothingIsWeighed: ({ weighings, runWeighings, consignment }) =>
    [...weighings, ...runWeighings].every(({ gross }) => gross === null) && consignment.measured_m3 === null,
  pastReleaseCutOff: (context) => {
    const cutOff = releaseCutOffOf(context)
    return cutOff !== undefined && context.issuer.now > cutOff
  },
  sentByDriver: ({ roles }) => !roles.includes('receiverOwn') && roles.some((role) => role.startsWith('driver')),
  slotOutsideAcceptedWeek: ({ event, request }) =>
    event.kind === 'reschedule' &&
    request !== undefined &&
    request.week !== '' &&
    slotOf(event.data.slot).week !== request.week,
}

async function alertStops({ reader, consignment, store, type, issuer }: ConsignmentContext): Promise<boolean> {
  const { company, account } = consignment
  const place = { company, account, municipality: store.municipality, poultry: type.poultry === 1 }
  return await farmIsStopped(reader, { ...place, at: issuer.now })
}

async function carrierIsNotRegistered({ reader, event, issuer }: ConsignmentContext): Promise<boolean> {
  const carrier = 'carrier' in event.data ? event.data.carrier : issuer.actor.carrier
  const carriers = ownTables(reader).selectFrom('logistics_carrier').select('byproduct_number')
  const found = await carriers.where('id', '=', carrier).executeTakeFirst()
  return (found?.byproduct_number ?? '').trim() === ''
}

async function plantIsFullAndNoReason(context: ConsignmentContext): Promise<boolean> {
  const { event, consignment, reader, type } = context
  if (event.kind !== 'change' && event.kind !== 'redirect' && event.kind !== 'sendOn') return false
  if (hasReason(context)) return false
  const isMoved = event.kind === 'change' && event.data.plant === undefined && event.data.slot === undefined
  if (isMoved) return false
  const day = event.kind === 'change' && event.data.slot !== undefined ? slotOf(event.data.slot).day : consignment.day
  const plant = event.data.plant ?? consignment.plant
  return await lacksRoom(reader, { plant, type, day, kg: consignment.planned_kg, besides: consignment.id })
}

/** The operator's hour on the day before; of a week, before its Monday. */
function releaseCutOffOf({ consignment, operator }: ConsignmentContext): Date | undefined {
  const { day, week } = consignment
  const first = day !== '' ? (day as LocalDate) : week === '' ? undefined : daysOf(week as IsoWeek)[0]
  const [hour = 16, minute = 0] = operator.release_cut_off.split(':').map(Number)
  return first === undefined ? undefined : momentAt(addDays(first, -1), hour, minute)
}

/** A driver weighs and receives only where the plant allows it, by the code of one of its bays. */
async function driverWithoutSelfServiceOrBay({ event, plant, roles, reader }: ConsignmentContext): Promise<boolean> {
  if (roles.includes('receiverOwn')) return false
  const bay = 'bay' in event.data ? event.data.bay : undefined
  // A code that is missing is named at its field.
  return plant.self_service === 0 || (bay !== undefined && !(await isBayOf(reader, bay, plant.id)))
}

function hasReason({ event }: ConsignmentContext): boolean {
  return 'reason' in event.data && event.data.reason !== undefined
}

function isLongerAgo(since: string | null, at: string, than: number): boolean {
  return since !== null && new Date(at).getTime() - new Date(since).getTime() > than
}
