import { handlersOf, writeRow } from '@workspace/portal/server'
import { saveRun } from '../../contract/runs/calls.ts'
import { alertsAt } from '../alerts/stops.ts'
import { publishConsignments } from '../consignments/publish-changes.ts'
import type { StoredConsignment } from '../database/stored-rows.ts'
import type { ManureReader, ManureTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { recordMove } from '../events/manure-events.ts'
import type { ManureActor } from '../rights/manure-actor.ts'

const { writes } = handlersOf<ManureActor>()

const notBegun: readonly string[] = ['assigned']
const fewest = 2

export const saveRunHandler = writes(saveRun, {
  write: async ({ host, actor, transaction, request }, given, refuse) => {
    const { id, version, vehicle, day, reason } = given
    const { now } = request
    const before = await stopsOf(transaction, id)
    const stops = await lockStops(transaction, given.consignments)
    const run = await runRow(transaction, id)
    const all = [...before, ...stops]
    // Whoever may not plan one of them learns nothing of it.
    const mayAll = all.every((stop) => mayPlan(actor, stop)) && stops.length === given.consignments.length
    if (!mayAll || (run === undefined && version !== 0)) throw refuse('not_found')
    const isEmptied = run !== undefined && before.length === 0
    if (isEmptied && !(await mayPlanRun(transaction, actor, run))) throw refuse('not_found')
    if (all.some(({ state }) => !notBegun.includes(state))) throw refuse('consignment_under_way')
    const isMixed = stops.some((stop) => stop.vehicle !== vehicle || stop.day !== day || stop.plant !== stops[0]?.plant)
    const isElsewhere = stops.some((stop) => stop.run !== null && stop.run !== id)
    const isTooShort = stops.length > 0 && stops.length < fewest
    if (isMixed || isElsewhere || isTooShort) throw refuse('invalid_input', { fields: ['consignments'] })
    if (reason === undefined && (await isUnfit(transaction, stops))) throw refuse('does_not_fit')
    const values = {
      ...{ vehicle, day, reason: reason ?? '', carrier: stops[0]?.carrier ?? run?.carrier ?? '' },
      plant: stops[0]?.plant ?? run?.plant ?? '',
    }
    const row = { id, version, now, isNew: run === undefined, values }
    const written = await writeRow(ownTables(transaction), 'manuredelivery_run', row)
    if (written === undefined) throw refuse('modified_elsewhere')
    const leaving = before.filter((stop) => !given.consignments.includes(stop.id))
    const placed = [
      ...leaving.map((stop) => ({ stop, run: null, place: 1 })),
      ...stops.map((stop, at) => ({ stop, run: id, place: at + 1 })),
    ]
    await place(transaction, placed, { actor: actor.id, now })
    await publishConsignments(transaction, { host }, { ids: placed.map(({ stop }) => stop.id) })
    return { id, version: written }
  },
  onUniqueViolation: async (_, _given, refuse) => {
    throw refuse('modified_elsewhere')
  },
})

/** The dispatcher of its carrier, and the office of its company. */
function mayPlan({ roles, carrier, companies }: ManureActor, stop: StoredConsignment): boolean {
  return companies.includes(stop.company) || (roles.has('carrierLead') && stop.carrier === carrier)
}

/** Of a run that was taken apart no consignment says to whom it belonged. */
async function mayPlanRun(
  reader: ManureReader,
  { roles, carrier, companies }: ManureActor,
  run: { readonly carrier: string; readonly plant: string },
): Promise<boolean> {
  if (roles.has('carrierLead') && run.carrier === carrier) return true
  const plants = ownTables(reader).selectFrom('manuredelivery_plant').select('company').where('id', '=', run.plant)
  return companies.includes((await plants.executeTakeFirst())?.company ?? '')
}

async function runRow(reader: ManureReader, id: string) {
  return await ownTables(reader).selectFrom('manuredelivery_run').selectAll().where('id', '=', id).executeTakeFirst()
}

async function stopsOf(reader: ManureReader, run: string): Promise<StoredConsignment[]> {
  const rows = ownTables(reader).selectFrom('manuredelivery_consignment').selectAll().where('run', '=', run)
  return await rows.where('state', '!=', 'cancelled').orderBy('stop').execute()
}

/** Locked in the order of their ids, so that two savings wait for each other; answered in the order of the run. */
async function lockStops(transaction: ManureTransaction, ids: readonly string[]): Promise<StoredConsignment[]> {
  const found = new Map<string, StoredConsignment>()
  for (const id of ids.toSorted()) {
    const row = await ownTables(transaction)
      .updateTable('manuredelivery_consignment')
      .set((of) => ({ version: of.ref('version') }))
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst()
    if (row !== undefined) found.set(id, row)
  }
  return ids.flatMap((id) => found.get(id) ?? [])
}

/** Poultry of two keeping places, two types in one box, or a farm after one under a `lastStop` alert. */
async function isUnfit(reader: ManureReader, stops: readonly StoredConsignment[]): Promise<boolean> {
  if (stops.length === 0) return false
  if (new Set(stops.map(({ type }) => type)).size > 1) return true
  const places = await ownTables(reader)
    .selectFrom('manuredelivery_consignment as of')
    .innerJoin('manuredelivery_store as store', 'store.id', 'of.store')
    .innerJoin('manuredelivery_type as type', 'type.id', 'of.type')
    .select([
      'of.id',
      'of.company',
      'of.account',
      'of.day',
      'store.municipality',
      'store.keeping_place',
      'type.poultry',
    ])
    .where(
      'of.id',
      'in',
      stops.map(({ id }) => id),
    )
    .execute()
  const isPoultry = places.some(({ poultry }) => poultry === 1)
  if (isPoultry && new Set(places.map(({ keeping_place, account }) => keeping_place || account)).size > 1) return true
  for (const { id } of stops.slice(0, -1)) {
    const place = places.find((each) => each.id === id)
    if (place === undefined) continue
    const at = new Date(`${place.day}T12:00:00Z`)
    if ((await alertsAt(reader, { ...place, poultry: place.poultry === 1, at }, ['lastStop'])).length > 0) return true
  }
  return false
}

interface Placed {
  readonly stop: StoredConsignment
  readonly run: string | null
  readonly place: number
}

async function place(
  transaction: ManureTransaction,
  placed: readonly Placed[],
  { actor, now }: { readonly actor: string; readonly now: Date },
): Promise<void> {
  for (const { stop, run, place: at } of placed) {
    if (stop.run === run && stop.stop === at) continue
    await ownTables(transaction)
      .updateTable('manuredelivery_consignment')
      .set((row) => ({ run, stop: at, version: row('version', '+', 1), changed_at: now.toISOString() }))
      .where('id', '=', stop.id)
      .execute()
    const move = { aggregate: 'consignment', of: stop.id, kind: 'saveRun', state: stop.state } as const
    await recordMove(transaction, { ...move, actor, now, data: { run, stop: at } })
  }
}
