import { vehicles } from '@workspace/logistics/server'
import type { AskOf } from '@workspace/portal/contract'
import { dayOf, weekOf } from '@workspace/portal/contract'
import { handlersOf, newId, searchText } from '@workspace/portal/server'
import type { ManureRefusal } from '../../contract/manure-refusals.ts'
import { addUnplannedConsignment } from '../../contract/unplanned/calls.ts'
import { isDriver, servedCompanies } from '../carriers/carrier-store.ts'
import { consignmentCommands } from '../consignments/apply-consignment-event.ts'
import { emptyConsignment } from '../consignments/empty-consignment.ts'
import { raiseFlag } from '../consignments/flags.ts'
import type { StoredConsignment } from '../database/stored-rows.ts'
import type { ManureReader, ManureTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { recordMove } from '../events/manure-events.ts'
import { askedDeclarations, currentDeclarations, declarationsFor, kilogramsOf } from '../requests/request-rows.ts'
import type { ManureActor } from '../rights/manure-actor.ts'
import { collectedFrom, knownSince } from './known-farms.ts'
import { nextUnplannedNumber } from './unplanned-number.ts'

const { writes } = handlersOf<ManureActor>()

type Given = AskOf<typeof addUnplannedConsignment>

export const addUnplannedHandler = writes(addUnplannedConsignment, {
  prepare: async ({ host }, { driver }) => (driver === undefined ? undefined : host.people.card(driver)),
  write: async ({ host, actor, transaction, request, prepared: named }, given, refuse) => {
    const { now } = request
    const vehicle = await vehicles.read(transaction, given.vehicle)
    const plant = await plantOf(transaction, given.plant)
    const carrier = vehicle?.carrier ?? ''
    const isKnown =
      plant !== undefined && (await knowsFarm(transaction, actor, { ...given, company: plant.company, now }))
    if (!isKnown) throw refuse('not_found')
    const isTheirs = actor.companies.includes(plant.company)
      ? (await servedCompanies(transaction, carrier)).includes(plant.company)
      : carrier === actor.carrier
    const farm = await farmOf(transaction, given)
    const drives = given.driver === undefined || (named !== undefined && named.carrier === carrier && isDriver(named))
    const fields = [
      ...(vehicle?.removed === 0 && isTheirs ? [] : ['vehicle']),
      ...(farm.store === undefined ? ['store'] : []),
      ...(farm.type === undefined ? ['type'] : []),
      ...(drives ? [] : ['driver']),
      ...(needsReason(actor, given) && given.reason === undefined ? ['reason'] : []),
    ]
    if (farm.store === undefined || farm.type === undefined || fields.length > 0) {
      throw refuse('invalid_input', { fields })
    }
    const row = await insert(transaction, {
      ...{ given, company: plant.company, carrier, store: farm.store, type: farm.type, farm: farm.name, now },
      driver: given.driver ?? (isOwnDriver(actor, carrier) ? actor.id : null),
      by: actor.id,
    })
    const issuer = { host, actor, now, by: request }
    const event = finishLoading(row.id, given)
    const answered = await consignmentCommands.apply(transaction, { event, issuer })
    if ('refused' in answered)
      throw refuse(answered.refused as ManureRefusal as 'not_found', { fields: answered.fields })
    const flag = { consignment: row.id, event: event.id, at: now.toISOString() }
    await raiseFlag(transaction, { ...flag, flag: 'unplanned' })
    const declared = currentDeclarations(await declarationsFor(transaction, row))
    const isDeclared = askedDeclarations(farm.type).every((kind) => declared.get(kind) === true)
    if (!isDeclared) await raiseFlag(transaction, { ...flag, flag: 'no_declarations' })
    return { id: row.id, number: row.number }
  },
})

/** Who drives reports what was done; an office or a dispatcher says why. */
function needsReason(actor: ManureActor, { driver }: Given): boolean {
  return driver !== undefined ? driver !== actor.id : !actor.roles.has('driver')
}

function isOwnDriver({ roles, carrier }: ManureActor, of: string): boolean {
  return roles.has('driver') && carrier === of
}

async function plantOf(reader: ManureReader, id: string) {
  return await ownTables(reader)
    .selectFrom('manuredelivery_plant')
    .select('company')
    .where('id', '=', id)
    .executeTakeFirst()
}

/** The own farm of an office; a farm that the own carrier has collected from for the company. */
async function knowsFarm(
  reader: ManureReader,
  { companies, carrier }: ManureActor,
  { account, company, now }: Pick<Given, 'account'> & { readonly company: string; readonly now: Date },
): Promise<boolean> {
  if (companies.includes(company)) {
    const links = ownTables(reader).selectFrom('manuredelivery_farm_link').select('id').where('account', '=', account)
    const own = await links.where('company', '=', company).where('active', '=', 1).executeTakeFirst()
    if (own !== undefined) return true
  }
  if (carrier === '') return false
  const collected = collectedFrom(reader, { carrier, since: knownSince(now) }).select('of.id')
  const known = collected.where('of.account', '=', account).where('of.company', '=', company)
  return (await known.executeTakeFirst()) !== undefined
}

async function farmOf(reader: ManureReader, { account, store, type }: Given) {
  const own = ownTables(reader)
  const [found, kind, card] = await Promise.all([
    own
      .selectFrom('manuredelivery_store')
      .selectAll()
      .where('id', '=', store)
      .where('account', '=', account)
      .where('removed', '=', 0)
      .executeTakeFirst(),
    own.selectFrom('manuredelivery_type').selectAll().where('id', '=', type).where('active', '=', 1).executeTakeFirst(),
    own.selectFrom('logistics_account').select('name').where('id', '=', account).executeTakeFirst(),
  ])
  return { store: found, type: kind, name: card?.name ?? '' }
}

type Found = Awaited<ReturnType<typeof farmOf>>

interface New {
  readonly given: Given
  readonly company: string
  readonly carrier: string
  readonly driver: string | null
  readonly store: NonNullable<Found['store']>
  readonly type: NonNullable<Found['type']>
  readonly farm: string
  readonly by: string
  readonly now: Date
}

/** As one that was assigned a moment ago; what the driver reports follows as a command. */
async function insert(transaction: ManureTransaction, of: New): Promise<StoredConsignment> {
  const { given, company, carrier, driver, store, type, farm, by, now } = of
  const [day, moment] = [dayOf(now), now.toISOString()]
  const number = await nextUnplannedNumber(transaction, { person: driver ?? by, year: Number(day.slice(0, 4)) })
  const { amount, unit } = given.estimate
  const density = store.kg_per_m3 ?? type.kg_per_m3
  const row = {
    ...emptyConsignment,
    ...{ id: newId(), number, company, account: given.account, store: store.id, type: type.id, plant: given.plant },
    ...{ carrier, driver, vehicle: given.vehicle, assigned_at: moment, state: 'assigned', day, week: weekOf(day) },
    planned_kg: kilogramsOf({ estimate: amount, estimate_unit: unit }, density),
    planned_m3: unit === 'm3' ? amount : null,
    search_text: searchText([number, farm, store.municipality]),
    ...{ created_at: moment, changed_at: moment },
  }
  const own = ownTables(transaction)
  const stored = await own.insertInto('manuredelivery_consignment').values(row).returningAll().executeTakeFirstOrThrow()
  if (driver !== null) {
    const drives = { consignment: row.id, person: driver, from_at: moment, to_at: null }
    await own.insertInto('manuredelivery_driver').values(drives).execute()
  }
  const move = { aggregate: 'consignment', of: row.id, kind: 'addUnplanned', state: 'assigned' } as const
  await recordMove(transaction, { ...move, actor: by, now })
  return stored
}

function finishLoading(of: string, { store, estimate, handedOverBy, reason, device, deviceTime }: Given) {
  const data = { estimate, store, handedOverBy, ...(reason === undefined ? {} : { reason }) }
  return { id: newId(), kind: 'finishLoading' as const, of, device, deviceTime, data }
}
