import type { FreightTable, FreightTableRow } from '../../contract/index.ts'
import type { PeatReader, PeatTables } from '../database/tables.ts'
import { rateTables, rowsOfTables } from './rate-tables.ts'

/** With their rows, nearest zone first; of those zones alone, where they are said. */
export async function freightTablesWithRows(
  reader: PeatReader,
  tables: readonly PeatTables['peatsale_freight_table'][],
  zones?: readonly string[],
): Promise<FreightTable[]> {
  const ids = tables.map(({ id }) => id)
  const rows = await rowsOfTables(reader, rateTables.freight, ids)
  const isSeen = ({ zone }: Stored) => zones === undefined || zones.includes(zone)
  return tables.map(({ id, version, name, valid_from, valid_to, tax_class, state, published_at }) => ({
    ...{ id, version, name, taxClass: tax_class, publishedAt: published_at },
    validFrom: valid_from as FreightTable['validFrom'],
    validTo: valid_to as FreightTable['validTo'],
    state: state as FreightTable['state'],
    rows: (rows.get(id) ?? []).filter(isSeen).map(shown),
  }))
}

type Stored = PeatTables['peatsale_freight_row'] & {
  readonly zone_code: string | null
  readonly zone_name: string | null
}

function shown(row: Stored): FreightTableRow {
  return {
    ...{ id: row.id, zone: row.zone, zoneCode: row.zone_code ?? '', zoneName: row.zone_name ?? '', price: row.price },
    productKind: row.product_kind as FreightTableRow['productKind'],
    kind: row.kind as FreightTableRow['kind'],
    minimum: row.minimum as FreightTableRow['minimum'],
    minChargeable: row.min_chargeable as FreightTableRow['minChargeable'],
    secondDrop: row.second_drop as FreightTableRow['secondDrop'],
    waitingPerHour: row.waiting_per_hour as FreightTableRow['waitingPerHour'],
    fuelBp: row.fuel_bp as FreightTableRow['fuelBp'],
  }
}
