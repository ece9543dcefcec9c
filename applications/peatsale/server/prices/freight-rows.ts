import type { InputOf } from '@workspace/portal/contract'
import type { FreightRowChange, saveFreightTable } from '../../contract/index.ts'
import type { PeatReader, PeatTables } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'

type Given = InputOf<typeof saveFreightTable>
type Saved = Extract<FreightRowChange, { action: 'save' }>
type Row = PeatTables['peatsale_freight_row']

export async function wrongFreightFields(
  reader: PeatReader,
  { seller, taxClass, changes }: Given,
): Promise<readonly string[]> {
  const own = ownTables(reader)
  const [zones, rate] = await Promise.all([
    own.selectFrom('peatsale_zone').select('id').where('seller', '=', seller).execute(),
    own.selectFrom('peatsale_vat_rate').select('id').where('tax_class', '=', taxClass).executeTakeFirst(),
  ])
  const known = new Set(zones.map(({ id }) => id))
  const isRepeated = new Set(changes.map(({ id }) => id)).size < changes.length
  const isForeign = changes.some((change) => change.action === 'save' && !known.has(change.zone))
  return [
    ...(rate === undefined ? ['taxClass'] : []),
    ...(isRepeated ? ['changes.id'] : []),
    ...(isForeign ? ['changes.zone'] : []),
  ]
}

/** False where a row that is to go is not there. */
export async function writeFreightRows(
  transaction: PeatReader,
  table: string,
  changes: readonly FreightRowChange[],
): Promise<boolean> {
  if (changes.length === 0) return true
  const own = ownTables(transaction)
  const ids = changes.map(({ id }) => id)
  const before = own.deleteFrom('peatsale_freight_row').where('freight_table', '=', table).where('id', 'in', ids)
  const known = new Set((await before.returning('id').execute()).map(({ id }) => id))
  if (changes.some(({ action, id }) => action === 'remove' && !known.has(id))) return false
  const rows = changes.flatMap((change) => (change.action === 'save' ? [rowOf(table, change)] : []))
  if (rows.length > 0) await own.insertInto('peatsale_freight_row').values(rows).execute()
  return true
}

function rowOf(freight_table: string, { id, zone, kind, price, minimum, ...row }: Saved): Row {
  return {
    ...{ id, freight_table, zone, product_kind: row.productKind, kind, price, minimum },
    ...{ min_chargeable: row.minChargeable, second_drop: row.secondDrop, waiting_per_hour: row.waitingPerHour },
    fuel_bp: row.fuelBp,
  }
}

/** Two rows of a zone and kind of product: nobody could say which of them is the price. */
export async function doubledRow(reader: PeatReader, table: string): Promise<boolean> {
  const rows = ownTables(reader).selectFrom('peatsale_freight_row').select('zone').where('freight_table', '=', table)
  const doubled = rows.groupBy(['zone', 'product_kind']).having((of) => of.fn.countAll(), '>', 1)
  return (await doubled.limit(1).executeTakeFirst()) !== undefined
}
