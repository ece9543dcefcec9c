/** Fields of a command that fit nothing that is there: a vehicle of another carrier, a scale of another plant, a tare over the gross. */
import type * as z from 'zod/mini'
import type { ConsignmentEvent } from '../../contract/consignments/consignment-event.ts'
import type { When } from '../../contract/fields/when.ts'
import { ownTables } from '../database/tables.ts'
import { isPastOrTooFar } from '../requests/validate-request.ts'
import { drivesManure } from '../rights/manure-actor.ts'
import type { ConsignmentContext } from './consignment-context.ts'
import type { SentWeighing } from './weighings.ts'
import { isBayOf, isTareBelowGross } from './weighings.ts'

type DataOf<Kind extends ConsignmentEvent['kind']> = Extract<ConsignmentEvent, { readonly kind: Kind }>['data']
type Faults = readonly string[] | Promise<readonly string[]>
type Validators = {
  readonly [Kind in ConsignmentEvent['kind']]?: (context: ConsignmentContext, data: DataOf<Kind>) => Faults
}

const pastOrTooFar = ({ issuer }: ConsignmentContext, when: z.infer<typeof When> | undefined) =>
  when !== undefined && isPastOrTooFar(when, issuer.now) ? ['slot'] : []
const crewOfCarrier = (context: ConsignmentContext, data: Omit<NamedCrew, 'carrier'>) =>
  crewFaults(context, { ...data, carrier: context.consignment.carrier })
const otherPlant = async (context: ConsignmentContext, { plant }: { readonly plant: string }) =>
  plant === context.consignment.plant ? ['plant'] : await plantFaults(context, plant)
const given = async (context: ConsignmentContext, data: DataOf<'assign'>) =>
  (await doAllServe(context, [data.carrier])) ? await crewFaults(context, data) : ['carrier']

const validators: Validators = {
  change: async (context, { store, plant, slot }) => [
    ...(await storeFaults(context, store)),
    ...(await plantFaults(context, plant)),
    ...pastOrTooFar(context, slot),
  ],
  reschedule: (context, { slot }) => pastOrTooFar(context, slot),
  offer: async (context, { deadline, to }) => [
    ...(deadline <= context.issuer.now.toISOString() ? ['deadline'] : []),
    ...(to.by === 'carriers' && !(await doAllServe(context, to.carriers)) ? ['to'] : []),
  ],
  assign: given,
  reassign: given,
  claim: async (context, data) => {
    const { actor } = context.issuer
    const isOwn = data.driver === undefined || data.driver === actor.id
    if (!isOwn && !context.roles.includes('leadOffered')) return ['driver']
    return await crewFaults(context, { ...data, carrier: actor.carrier })
  },
  setCrew: crewOfCarrier,
  correctCrew: crewOfCarrier,
  takeVehicle: crewOfCarrier,
  redirect: otherPlant,
  sendOn: otherPlant,
  stop: (context, { alert }) => alertFaults(context, alert),
  match: async (context, { request }) => ((await isMatch(context, request)) ? [] : ['request']),
  finishLoading: async (context, { store, vehicle }) => [
    ...(await storeFaults(context, store)),
    ...(await ownVehicleFaults(context, vehicle)),
  ],
  correctCollected: (context, { store }) => storeFaults(context, store),
  weigh: async (context, data) => [
    ...(await weighingFaults(context, data, 'tare')),
    ...(await bayFaults(context, data.bay)),
  ],
  receive: async (context, { quantity, bay, vehicle }) => [
    ...(await quantityFaults(context, quantity, 'quantity')),
    ...(await bayFaults(context, bay)),
    ...(await ownVehicleFaults(context, vehicle)),
    ...runFaults(context),
  ],
  refuse: async (context, { quantity, vehicle }) => [
    ...(await quantityFaults(context, quantity, 'quantity')),
    ...(await ownVehicleFaults(context, vehicle)),
  ],
  correctReceived: async (context, { quantity, type }) => [
    ...(await quantityFaults(context, quantity, 'quantity')),
    ...(await typeFaults(context, type)),
  ],
  decideObjection: async (context, { decision }) =>
    decision.outcome === 'dismissed'
      ? []
      : [
          ...(await quantityFaults(context, decision.corrected.quantity, 'decision')),
          ...(await typeFaults(context, decision.corrected.type)),
        ],
  correctTimes: timeFaults,
}

export async function invalidConsignmentFields(context: ConsignmentContext): Promise<readonly string[]> {
  const { event } = context
  // One function for each kind; the compiler cannot see that the data is of the same one.
  const validate = validators[event.kind] as ((of: ConsignmentContext, data: unknown) => Faults) | undefined
  return (await validate?.(context, event.data)) ?? []
}

interface NamedCrew {
  readonly carrier: string | null
  readonly driver?: string | null | undefined
  readonly vehicle?: string | null | undefined
}

async function crewFaults(context: ConsignmentContext, { carrier, driver, vehicle }: NamedCrew) {
  const drives = driver == null || (carrier !== null && (await isDriver(context, driver, carrier)))
  const isTheirs = vehicle == null || (carrier !== null && (await isVehicleOf(context, vehicle, carrier)))
  return [...(drives ? [] : ['driver']), ...(isTheirs ? [] : ['vehicle'])]
}

/** A driver of the carrier who is not deactivated. */
async function isDriver({ issuer }: ConsignmentContext, person: string, carrier: string): Promise<boolean> {
  const card = await issuer.host.people.card(person)
  return card?.active === true && card.carrier === carrier && drivesManure(card)
}

async function isVehicleOf({ reader }: ConsignmentContext, vehicle: string, carrier?: string): Promise<boolean> {
  const vehicles = ownTables(reader).selectFrom('logistics_vehicle').select('id').where('id', '=', vehicle)
  const kept = vehicles.where('removed', '=', 0)
  return (await (carrier === undefined ? kept : kept.where('carrier', '=', carrier)).executeTakeFirst()) !== undefined
}

/** A driver has brought a vehicle of the own carrier; at the gate any that is known may have come. */
async function ownVehicleFaults(context: ConsignmentContext, vehicle: string | undefined): Promise<readonly string[]> {
  if (vehicle === undefined) return []
  const { carrier } = context.issuer.actor
  return (await isVehicleOf(context, vehicle, carrier === '' ? undefined : carrier)) ? [] : ['vehicle']
}

async function doAllServe({ reader, consignment }: ConsignmentContext, carriers: readonly string[]): Promise<boolean> {
  const serving = await ownTables(reader)
    .selectFrom('manuredelivery_carrier_company')
    .select('carrier')
    .where('company', '=', consignment.company)
    .where('carrier', 'in', carriers)
    .execute()
  return new Set(serving.map(({ carrier }) => carrier)).size === new Set(carriers).size
}

async function storeFaults({ reader, consignment }: ConsignmentContext, store: string | undefined) {
  if (store === undefined) return []
  const stores = ownTables(reader).selectFrom('manuredelivery_store').select('id').where('id', '=', store)
  const found = await stores.where('account', '=', consignment.account).where('removed', '=', 0).executeTakeFirst()
  return found === undefined ? ['store'] : []
}

async function plantFaults({ reader, consignment }: ConsignmentContext, plant: string | undefined) {
  if (plant === undefined) return []
  const plants = ownTables(reader).selectFrom('manuredelivery_plant').select('id').where('id', '=', plant)
  const found = await plants.where('company', '=', consignment.company).executeTakeFirst()
  return found === undefined ? ['plant'] : []
}

async function typeFaults({ reader }: ConsignmentContext, type: string | undefined): Promise<readonly string[]> {
  if (type === undefined) return []
  const types = ownTables(reader).selectFrom('manuredelivery_type').select('id').where('id', '=', type)
  return (await types.executeTakeFirst()) === undefined ? ['type'] : []
}

async function alertFaults({ reader, consignment }: ConsignmentContext, alert: string | undefined) {
  if (alert === undefined) return []
  const alerts = ownTables(reader).selectFrom('manuredelivery_alert').select('company').where('id', '=', alert)
  const found = await alerts.executeTakeFirst()
  return found !== undefined && (found.company === null || found.company === consignment.company) ? [] : ['alert']
}

/** An accepted request of the same farm, company and type. */
async function isMatch({ reader, consignment }: ConsignmentContext, request: string): Promise<boolean> {
  const requests = ownTables(reader).selectFrom('manuredelivery_request').select('id').where('id', '=', request)
  const fitting = requests
    .where('company', '=', consignment.company)
    .where('account', '=', consignment.account)
    .where('type', '=', consignment.type)
    .where('state', 'in', ['accepted', 'collecting', 'completed'])
  return (await fitting.executeTakeFirst()) !== undefined
}

async function weighingFaults(
  context: ConsignmentContext,
  sent: SentWeighing,
  field: string,
): Promise<readonly string[]> {
  const { scale } = sent
  const isScale = !('id' in scale) || (await isScaleFor(context, scale))
  return [
    ...(isScale ? [] : [field === 'tare' ? 'scale' : field]),
    ...(isTareBelowGross([...context.weighings, ...context.runWeighings], sent) ? [] : [field]),
  ]
}

/** A scale of the plant, or one that belongs to no plant. */
async function isScaleFor(
  { reader, consignment }: ConsignmentContext,
  { source, id }: { readonly source: string; readonly id: string },
): Promise<boolean> {
  const scales = ownTables(reader).selectFrom('manuredelivery_scale').select('plant').where('id', '=', id)
  const found = await scales.executeTakeFirst()
  if (found === undefined) return false
  return source === 'plantScale' ? found.plant === consignment.plant : found.plant === null
}

type Quantity = Extract<ConsignmentContext['event'], { readonly kind: 'receive' }>['data']['quantity']

async function quantityFaults(context: ConsignmentContext, quantity: Quantity, field: string) {
  if (quantity === undefined || quantity.by === 'volume') return []
  const faults: string[] = []
  for (const weighing of quantity.weighings) faults.push(...(await weighingFaults(context, weighing, field)))
  return faults
}

async function bayFaults({ plant, reader }: ConsignmentContext, bay: string | undefined): Promise<readonly string[]> {
  return bay === undefined || (await isBayOf(reader, bay, plant.id)) ? [] : ['bay']
}

/** W10: a run whose stops have no estimates is not received. */
function runFaults({ consignment, weighings }: ConsignmentContext): readonly string[] {
  const hasNone = consignment.run !== null && consignment.estimate_kg === null && weighings.length === 0
  return hasNone ? ['quantity'] : []
}

const timeOrder = ['arrivedFarm', 'collected', 'departed', 'arrivedPlant', 'received'] as const
const columns = {
  arrivedFarm: 'arrived_farm_at',
  collected: 'collected_at',
  departed: 'departed_at',
  arrivedPlant: 'arrived_plant_at',
  received: 'received_at',
} as const

/** Given times that lie in the future or break the order of the consignment's times. */
function timeFaults(
  { consignment, issuer }: ConsignmentContext,
  data: Extract<ConsignmentContext['event'], { readonly kind: 'correctTimes' }>['data'],
): readonly string[] {
  const now = issuer.now.toISOString()
  const ahead = (['refused', 'failed', 'returned', ...timeOrder] as const).filter((field) => {
    const given = data[field]
    return given !== undefined && new Date(given).toISOString() > now
  })
  const known = timeOrder.flatMap((field) => {
    const given = data[field]
    const moment = given === undefined ? consignment[columns[field]] : new Date(given).toISOString()
    return moment === null ? [] : [{ field, moment, isGiven: given !== undefined }]
  })
  const broken = known.flatMap((each, at) => {
    const earlier = known[at - 1]
    if (earlier === undefined || each.moment >= earlier.moment) return []
    // Of two the one that is given is at fault.
    return each.isGiven ? [each.field] : earlier.isGiven ? [earlier.field] : []
  })
  return [...new Set([...ahead, ...broken])]
}
