/** Consignments that an alert covers, and the trucks that were on its farms lately (6.2). */
import { washMethods } from '@workspace/logistics/contract'
import { days } from '@workspace/portal/server'
import { systemMoves } from '../../contract/states/derived-moves.ts'
import type { ManureReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { spellingsOf } from '../farms/municipalities.ts'
import type { Coverage } from './alert-store.ts'

/** Of those that a `stop` alert would stop, whether they are stopped already or not. */
export async function coveredConsignments(reader: ManureReader, coverage: Coverage) {
  const { company, poultryOnly, municipalities, accounts } = coverage
  let found = ownTables(reader)
    .selectFrom('manuredelivery_consignment as of')
    .innerJoin('manuredelivery_store as store', 'store.id', 'of.store')
    .innerJoin('manuredelivery_type as type', 'type.id', 'of.type')
    .innerJoin('logistics_account as account', 'account.id', 'of.account')
    .leftJoin('logistics_vehicle as vehicle', 'vehicle.id', 'of.vehicle')
    .select(['of.id', 'of.request', 'of.number', 'of.state', 'of.day', 'of.stopped_by', 'of.account'])
    .select(['store.municipality', 'account.name as farm', 'plate'])
    .where('of.state', 'in', systemMoves.alert.from)
  if (company !== null) found = found.where('of.company', '=', company)
  if (poultryOnly) found = found.where('type.poultry', '=', 1)
  // Letters like Ä are lower-cased here, which SQLite does not do.
  const places = new Set(municipalities)
  const named = new Set(accounts)
  const rows = await found.orderBy('of.day').orderBy('of.number').execute()
  return rows.filter(({ account, municipality }) => named.has(account) || places.has(municipality.toLowerCase()))
}

/** What the alert keeps stopped now. @param companies of which; null: of all */
export async function stoppedByAlert(reader: ManureReader, alert: string, companies: readonly string[] | null) {
  const found = ownTables(reader)
    .selectFrom('manuredelivery_consignment as of')
    .innerJoin('logistics_account as account', 'account.id', 'of.account')
    .leftJoin('logistics_vehicle as vehicle', 'vehicle.id', 'of.vehicle')
    .select(['of.id', 'of.number', 'of.state', 'of.day', 'account.name as farm', 'plate'])
    .where('of.stopped_by', '=', alert)
  const seen = companies === null ? found : found.where('of.company', 'in', [...companies, ''])
  return await seen.orderBy('of.day').orderBy('of.number').execute()
}

export interface Visited extends Omit<Coverage, 'company'> {
  /** Null: of all. */
  readonly companies: readonly string[] | null
}

/** One row for each vehicle, with its last visit; the latest first. */
export async function recentVehicles(reader: ManureReader, coverage: Visited, now: Date) {
  const { companies, poultryOnly, accounts } = coverage
  const municipalities = await spellingsOf(reader, coverage.municipalities)
  const own = ownTables(reader)
  let visits = own
    .selectFrom('manuredelivery_visit as visit')
    .innerJoin('logistics_vehicle as vehicle', 'vehicle.id', 'visit.vehicle')
    .innerJoin('logistics_carrier as carrier', 'carrier.id', 'vehicle.carrier')
    .innerJoin('logistics_account as account', 'account.id', 'visit.account')
    .select(['visit.vehicle as id', 'plate', 'carrier.name as carrier', 'account.name as farm', 'visit.at'])
    .where('visit.kind', '=', 'farm')
    .where('visit.voided_at', 'is', null)
    .where('visit.at', '>=', new Date(now.getTime() - days(7)).toISOString())
    .where('visit.at', '<=', now.toISOString())
    .where((of) =>
      of.or([
        ...(accounts.length > 0 ? [of('visit.account', 'in', accounts)] : []),
        ...(municipalities.length > 0 ? [of('visit.municipality', 'in', municipalities)] : []),
      ]),
    )
  if (companies !== null) visits = visits.where('visit.company', 'in', [...companies, ''])
  if (poultryOnly) visits = visits.where('visit.is_poultry', '=', 1)
  const last = new Map<string, Awaited<ReturnType<(typeof visits)['execute']>>[number]>()
  for (const row of await visits.orderBy('visit.at', 'desc').orderBy('visit.id').execute()) {
    if (!last.has(row.id)) last.set(row.id, row)
  }
  const washes = await washesSince(reader, [...last.values()])
  return [...last.values()].map((row) => ({ ...row, wash: strongest(washes.get(row.id) ?? [], row.at) }))
}

async function washesSince(reader: ManureReader, visits: readonly { readonly id: string; readonly at: string }[]) {
  const [first] = visits.map(({ at }) => at).toSorted()
  if (first === undefined) return new Map<string, never[]>()
  const washes = ownTables(reader).selectFrom('logistics_wash').select(['vehicle', 'method', 'at'])
  const vehicles = visits.map(({ id }) => id)
  const later = washes.where('vehicle', 'in', vehicles).where('at', '>', first).where('voided_at', 'is', null)
  return Map.groupBy(await later.execute(), ({ vehicle }) => vehicle)
}

function strongest(washes: readonly { readonly method: string; readonly at: string }[], since: string) {
  const methods = washes.flatMap(({ method, at }) => (at > since ? [method] : []))
  return washMethods.findLast((method) => methods.includes(method)) ?? null
}
