/** Which alerts cover a farm or a store, and what their rules refuse (6.1, 6.2). */

import { dayOf } from '@workspace/portal/contract'
import type { StoredAlert, StoredConsignment, StoredVisit } from '../database/stored-rows.ts'
import type { ManureReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'

/** A place where manure is: whose, where, and for which company. */
export interface CoveredPlace {
  readonly company: string
  readonly account: string
  readonly municipality: string
  readonly poultry: boolean
  readonly at: Date
}

/** The alerts that are in force there on the day. An ended one stops nothing any more, but its last day still asks for a wash. */
export async function alertsAt(
  reader: ManureReader,
  { company, account, municipality, poultry, at }: CoveredPlace,
  rules: readonly string[],
): Promise<StoredAlert[]> {
  const own = ownTables(reader)
  const day = dayOf(at)
  const places = own
    .selectFrom('manuredelivery_alert_place')
    .select('alert')
    .where((of) =>
      of.or([
        of.and([of('kind', '=', 'account'), of('value', '=', account)]),
        of.and([of('kind', '=', 'municipality'), of('value', '=', municipality.toLowerCase())]),
      ]),
    )
  return await own
    .selectFrom('manuredelivery_alert')
    .selectAll()
    .where('id', 'in', places)
    .where('rule', 'in', rules)
    .where('from_day', '<=', day)
    .where((of) => of.or([of('to_day', 'is', null), of('to_day', '>=', day)]))
    .where((of) => of.or([of('ended_by', '=', ''), of('rule', '=', 'wash'), of('to_day', '>', day)]))
    .where((of) => of.or([of('company', 'is', null), of('company', '=', company)]))
    .where('poultry_only', 'in', poultry ? [0, 1] : [0])
    .orderBy('id')
    .execute()
}

/** Nothing is accepted, offered, claimed or assigned there. */
export async function farmIsStopped(reader: ManureReader, place: CoveredPlace): Promise<boolean> {
  return (await alertsAt(reader, place, ['stop'])).length > 0
}

/** The truck has been, or is planned, at a farm under `lastStop` earlier on the day: no farm comes after it. */
export async function isAfterLastStop(
  reader: ManureReader,
  { vehicle, consignment }: { readonly vehicle: string; readonly consignment: StoredConsignment },
): Promise<boolean> {
  const { day, slot_from, stop, id } = consignment
  if (day === '') return false
  const earlier = await ownTables(reader)
    .selectFrom('manuredelivery_consignment as other')
    .innerJoin('manuredelivery_store as store', 'store.id', 'other.store')
    .innerJoin('manuredelivery_type as type', 'type.id', 'other.type')
    .select(['other.company', 'other.account', 'other.slot_from', 'other.stop', 'other.arrived_farm_at'])
    .select(['store.municipality', 'type.poultry'])
    .where('other.vehicle', '=', vehicle)
    .where('other.day', '=', day)
    .where('other.id', '!=', id)
    .where('other.state', 'not in', ['planned', 'open', 'cancelled', 'failed'])
    .execute()
  for (const other of earlier) {
    const isBefore =
      other.arrived_farm_at !== null ||
      (slot_from !== '' && other.slot_from !== '' ? other.slot_from <= slot_from : other.stop < stop)
    const place = { ...other, poultry: other.poultry === 1, at: new Date(`${day}T12:00:00Z`) }
    if (isBefore && (await alertsAt(reader, place, ['lastStop'])).length > 0) return true
  }
  return false
}

/** The visited farm was under a `wash` alert then. */
export async function farmHadWashAlert(reader: ManureReader, visit: StoredVisit): Promise<boolean> {
  const { company, account, municipality, is_poultry, at } = visit
  const place = { company, account, municipality, poultry: is_poultry === 1, at: new Date(at) }
  return (await alertsAt(reader, place, ['wash'])).length > 0
}
