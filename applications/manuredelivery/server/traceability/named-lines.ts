/** Traced lines with the names of trucks, farms, places and consignments. */
import type { ConsignmentState } from '../../contract/states/consignment-states.ts'
import type { TraceLine } from '../../contract/traceability/trace.ts'
import type { ManureReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { TracedLine } from './traced-visits.ts'

export async function namedLines(reader: ManureReader, lines: readonly TracedLine[]): Promise<TraceLine[]> {
  const visits = lines.flatMap(({ visit }) => visit ?? [])
  const distinct = (of: (visit: (typeof visits)[number]) => string) => ['', ...new Set(visits.map(of))]
  const [vehicles, consignments, stores, plants] = await Promise.all([
    vehiclesOf(reader, ['', ...new Set(lines.map(({ vehicle }) => vehicle))]),
    consignmentsOf(
      reader,
      distinct(({ consignment }) => consignment),
    ),
    placesOf(
      reader,
      'manuredelivery_store',
      distinct(({ place }) => place),
    ),
    placesOf(
      reader,
      'manuredelivery_plant',
      distinct(({ place }) => place),
    ),
  ])
  return lines.map(({ part, kind, vehicle, day, at, visit, wash }) => {
    const of = visit === null ? undefined : consignments.get(visit.consignment)
    const { plate = '', carrier = '' } = vehicles.get(vehicle) ?? {}
    return {
      ...{ part, kind, day, at, wash, vehicle: { id: vehicle, plate, carrier } },
      visit:
        visit === null || of === undefined
          ? null
          : {
              ...{ company: of.company, consignment: visit.consignment, number: of.number },
              ...{ state: of.state as ConsignmentState, kg: of.kg ?? of.estimate_kg ?? of.planned_kg, type: of.type },
              farm: { id: visit.account, name: of.farm },
              place: (kind === 'plant' ? plants : stores).get(visit.place) ?? '',
              ...{ municipality: visit.municipality, keepingPlace: visit.keeping_place },
            },
    }
  })
}

async function vehiclesOf(reader: ManureReader, ids: readonly string[]) {
  const rows = ownTables(reader)
    .selectFrom('logistics_vehicle as vehicle')
    .innerJoin('logistics_carrier as carrier', 'carrier.id', 'vehicle.carrier')
    .select(['vehicle.id', 'plate', 'carrier.name as carrier'])
    .where('vehicle.id', 'in', ids)
  return new Map((await rows.execute()).map((row) => [row.id, row]))
}

async function consignmentsOf(reader: ManureReader, ids: readonly string[]) {
  const rows = ownTables(reader)
    .selectFrom('manuredelivery_consignment as of')
    .innerJoin('logistics_company as company', 'company.id', 'of.company')
    .innerJoin('logistics_account as account', 'account.id', 'of.account')
    .innerJoin('manuredelivery_type as type', 'type.id', 'of.type')
    .select(['of.id', 'of.number', 'of.state', 'of.kg', 'estimate_kg', 'planned_kg', 'type.code as type'])
    .select(['company.name as company', 'account.name as farm'])
    .where('of.id', 'in', ids)
  return new Map((await rows.execute()).map((row) => [row.id, row]))
}

async function placesOf(
  reader: ManureReader,
  table: 'manuredelivery_plant' | 'manuredelivery_store',
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await ownTables(reader).selectFrom(table).select(['id', 'name']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
