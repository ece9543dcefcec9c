import type { FreightTable, FreightTableRow } from '../../contract/index.ts'
import type { PeatReader, PeatTables } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'

export type FreightTableRecord = PeatTables['peatsale_freight_table']

export async function freightTableOf(reader: PeatReader, id: string): Promise<FreightTableRecord | undefined> {
  return ownTables(reader).selectFrom('peatsale_freight_table').selectAll().where('id', '=', id).executeTakeFirst()
}

/** With their rows, nearest zone first; of those zones alone, where they are said. */
export async function freightTablesWithRows(
  reader: PeatReader,
  tables: readonly FreightTableRecord[],
  zones?: readonly string[],
): Promise<FreightTable[]> {
  if (tables.length === 0) return []
  const stored = await ownTables(reader)
    .selectFrom('peatsale_freight_row as row')
    .innerJoin('peatsale_zone as zone', 'zone.id', 'row.zone')
    .selectAll('row')
    .select(['zone.code as zone_code', 'zone.name as zone_name'])
    .where(
      'row.freight_table',
      'in',
      tables.map(({ id }) => id),
    )
    .orderBy('zone.max_km')
    .orderBy('zone.code')
    .orderBy('row.product_kind')
    .orderBy('row.id')
    .execute()
  const seen = zones === undefined ? stored : stored.filter(({ zone }) => zones.includes(zone))
  const rows = Map.groupBy(seen, (row) => row.freight_table)
  return tables.map(({ id, version, name, valid_from, valid_to, tax_class, state, published_at }) => ({
    ...{ id, version, name, taxClass: tax_class, publishedAt: published_at },
    validFrom: valid_from as FreightTable['validFrom'],
    validTo: valid_to as FreightTable['validTo'],
    state: state as FreightTable['state'],
    rows: (rows.get(id) ?? []).map(shown),
  }))
}

type Stored = PeatTables['peatsale_freight_row'] & { readonly zone_code: string; readonly zone_name: string }

function shown(row: Stored): FreightTableRow {
  return {
    ...{ id: row.id, zone: row.zone, zoneCode: row.zone_code, zoneName: row.zone_name, price: row.price },
    productKind: row.product_kind as FreightTableRow['productKind'],
    kind: row.kind as FreightTableRow['kind'],
    minimum: row.minimum as FreightTableRow['minimum'],
    minChargeable: row.min_chargeable as FreightTableRow['minChargeable'],
    secondDrop: row.second_drop as FreightTableRow['secondDrop'],
    waitingPerHour: row.waiting_per_hour as FreightTableRow['waitingPerHour'],
    fuelBp: row.fuel_bp as FreightTableRow['fuelBp'],
  }
}
