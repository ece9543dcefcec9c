/** What stands against a command on a load, and when a field is needed that otherwise may be left out (2.4). */
import type { Conditions, Guards } from '@workspace/logistics/server'
import { storedTime } from '@workspace/logistics/server'
import type { IsoWeek, LocalDate } from '@workspace/portal/contract'
import { addDays, daysOf, momentAt } from '@workspace/portal/contract'
import { minutes } from '@workspace/portal/server'
import type { LoadWords } from '../../contract/states/load-machine.ts'
import { ownTables } from '../database/tables.ts'
import { vehicleIn } from './crew-in-command.ts'
import { fits } from './fit.ts'
import type { LoadContext } from './load-context.ts'
import { slotOf } from './plan-load.ts'
import { differsFromProposal } from './proposal.ts'

/** Of a delivery and of an arrival, by the device's clock. */
const undoDeliveryWithin = minutes(15)
const undoArrivalWithin = minutes(30)

export const loadGuardsAnswered: Guards<LoadWords, LoadContext> = {
  orderIsOnHold: ({ order }) => order.state === 'on_hold',
  anotherWasFirst: ({ load }) => load.carrier !== null,
  offerDeadlinePassed: ({ load, issuer }) =>
    load.offer_deadline !== null && load.offer_deadline <= issuer.now.toISOString(),
  doesNotFitAndNoReason: async (context) => !hasReason(context) && !(await fitsVehicle(context)),
  driverMayNotClaim: ({ issuer }) => !issuer.actor.mayClaim,
  orderIsNotConfirmedOrInDelivery: ({ order }) => !['confirmed', 'in_delivery'].includes(order.state),
  somethingIsLoaded: ({ lines }) => lines.some(({ buckets, loaded }) => buckets > 0 || (loaded ?? 0) > 0),
  loadingBeganOver30MinutesAgo: ({ load, at }) =>
    isLongerAgo(load.arrived_load_at ?? load.load_start_at, at, undoArrivalWithin),
  notSelfLoading: async (context) => !(await isSelfLoading(context)),
  departed: ({ load }) => load.departed_at !== null,
  orderIsDeliveredByCarrier: ({ order }) => order.method !== 'collected',
  deliveredOver15MinutesAgo: async (context) =>
    isLongerAgo(await deliveryReported(context), context.at, undoDeliveryWithin),
  replacementIsAssignedOrLater: async ({ reader, load }) => {
    const replacements = ownTables(reader).selectFrom('peatsale_load').select('state').where('replaces', '=', load.id)
    return (await replacements.execute()).some(({ state }) => !['planned', 'open', 'cancelled'].includes(state))
  },
  batchIsMarkedSent: async ({ reader, load }) => {
    const batches = ownTables(reader).selectFrom('peatsale_invoice_batch').select('state')
    return (await batches.where('id', '=', load.batch ?? '').executeTakeFirst())?.state === 'sent'
  },
}

export const loadConditions: Conditions<LoadWords, LoadContext> = {
  assigned: ({ state }) => state === 'assigned',
  departed: ({ load }) => load.departed_at !== null,
  differsFromProposal,
  pastReleaseCutOff: (context) => {
    const cutOff = releaseCutOffOf(context)
    return cutOff !== undefined && context.issuer.now > cutOff
  },
  slotOutsideConfirmedWeek: ({ event, order }) =>
    event.kind === 'reschedule' && order.week !== '' && slotOf(event.data.slot).week !== order.week,
}

/** The seller's hour on the day before the slot; of a week before its Monday. */
function releaseCutOffOf({ load, seller }: LoadContext): Date | undefined {
  const day = load.day !== '' ? (load.day as LocalDate) : load.week === '' ? undefined : mondayOf(load.week)
  const [hour = 16, minute = 0] = seller.release_cut_off.split(':').map(Number)
  return day === undefined ? undefined : momentAt(addDays(day, -1), hour, minute)
}

function mondayOf(week: string): LocalDate {
  return daysOf(week as IsoWeek)[0]
}

async function fitsVehicle(context: LoadContext): Promise<boolean> {
  const { reader, load, lines, issuer } = context
  const named = await vehicleIn(context)
  if (named === undefined || named.vehicle === null) return true
  const planned = lines.map((line) => ({ ...line, quantity: line.planned }))
  return await fits(reader, planned, {
    ...named,
    vehicle: named.vehicle,
    site: load.is_collected === 1 ? null : load.site,
    now: issuer.now,
  })
}

function hasReason({ event }: LoadContext): boolean {
  return 'reason' in event.data && event.data.reason !== undefined
}

async function isSelfLoading({ reader, load }: LoadContext): Promise<boolean> {
  if (load.self_loading === 1) return true
  const swamps = ownTables(reader).selectFrom('peatsale_swamp').select('self_loading')
  return (await swamps.where('id', '=', load.swamp ?? '').executeTakeFirst())?.self_loading === 1
}

/** When the latest delivery was told, by its device; a moment that the office corrected is another matter. */
async function deliveryReported({ reader, load }: LoadContext): Promise<string | null> {
  const told = ownTables(reader)
    .selectFrom('peatsale_event')
    .select(['device_time', 'server_time', 'flag'])
    .where('of_id', '=', load.id)
  const deliveries = told.where('kind', 'in', ['deliver', 'handOver']).where('state', '=', 'delivered')
  const first = deliveries.where((of) => of.or([of('flag', 'is', null), of('flag', '!=', 'possible_duplicate')]))
  const latest = await first.orderBy('seq', 'desc').limit(1).executeTakeFirst()
  return latest === undefined ? null : storedTime(latest)
}

function isLongerAgo(since: string | null, at: string, than: number): boolean {
  return since !== null && new Date(at).getTime() - new Date(since).getTime() > than
}
