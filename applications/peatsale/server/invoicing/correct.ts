/** A locked load is corrected by plus and minus rows, with the prices of its snapshot and the VAT of its day (R16). */
import { sumsOf } from '@workspace/logistics/server'
import { newId } from '@workspace/portal/server'
import type { PriceInput } from '../../contract/prices/price-input.ts'
import { priceLoads } from '../../contract/prices/price-loads.ts'
import type { PeatTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { loadsToPrice, taxedLoads, vatRates } from '../loads/amounts.ts'
import { storedPricesOf } from '../orders/stored-prices.ts'
import type { BilledLoad } from './load-rows.ts'
import { billedLoads, registerFor, rowsOf } from './load-rows.ts'
import type { StoredRow } from './stored-rows.ts'

/** By product, in thousandths: what the load brought by now. */
export type Delivered = ReadonlyMap<string, number>

type CorrectingLoad = NonNullable<PriceInput['loads'][number]>

/**
 * Rows for the difference to what has been billed. They go into the load's batch while that has not been exported, and else
 * wait for the next one. @returns how many rows were made.
 */
export async function correctInvoiceRows(
  transaction: PeatTransaction,
  { load: id, brought }: { readonly load: string; readonly brought: Delivered },
): Promise<number> {
  const [load] = await billedLoads(transaction, [id])
  const stored = load && storedPricesOf(load)
  if (!load || !stored) return 0
  const before = await rowsOfLoad(transaction, id)
  const correction = correctionOf(load, before, brought)
  if (!correction) return 0
  const loads = await loadsToPrice(transaction, load.order_id)
  const delivered = loads.find((each) => each.id === load.number)?.delivered ?? ''
  const rates = await vatRates(transaction)
  const all = {
    ...stored.input,
    vatRates: rates,
    loads: taxedLoads({ ...stored.input, vatRates: rates }, [...loads, { ...correction, delivered }]),
  }
  const price = priceLoads(all).loads.find((each) => each.id === correction.id)
  if (!price) return 0
  const register = await registerFor(transaction, load.seller)
  const rows = rowsOf(load, price, register).map((row) => ({
    ...row,
    id: newId(),
    correction_of: corrected(row, before),
  }))
  await addRows(transaction, load.id, rows)
  return rows.length
}

async function rowsOfLoad(transaction: PeatTransaction, load: string): Promise<StoredRow[]> {
  const rows = ownTables(transaction).selectFrom('peatsale_invoice_row').selectAll().where('load_id', '=', load)
  return await rows.orderBy('load_number').orderBy('position').execute()
}

/** `KM-26-00042-3-K1`, the second one `-K2`; undefined where nothing differs. */
function correctionOf(
  { number }: BilledLoad,
  before: readonly StoredRow[],
  brought: Delivered,
): Omit<CorrectingLoad, 'delivered'> | undefined {
  const goods = before.filter(({ kind }) => kind === 'goods')
  const billed = (code: string) =>
    goods.filter(({ product_code }) => product_code === code).reduce((sum, { quantity }) => sum + quantity, 0)
  const lines = [...brought].map(([product, quantity]) => ({ product, quantity: quantity - billed(product) }))
  const differing = lines.filter(({ quantity }) => quantity !== 0)
  if (differing.length === 0) return undefined
  const earlier = new Set(before.map(({ load_number }) => load_number).filter((each) => each !== number)).size
  const corrects = [...new Set(goods.map(({ product_code }) => product_code))].map((product) => ({
    ...{ product, quantity: billed(product) },
  }))
  const correction = { id: `${number}-K${earlier + 1}`, lines: differing, corrects }
  return correction as unknown as Omit<CorrectingLoad, 'delivered'>
}

/** The row of the load that it takes back or adds to. */
function corrected({ kind, product_code }: StoredRow, before: readonly StoredRow[]): string | null {
  const same = before.filter((row) => row.kind === kind && row.correction_of === null)
  return (same.find((row) => row.product_code === product_code) ?? before[0])?.id ?? null
}

async function addRows(transaction: PeatTransaction, load: string, rows: readonly StoredRow[]): Promise<void> {
  if (rows.length === 0) return
  const own = ownTables(transaction)
  const of = await own.selectFrom('peatsale_load').select('batch').where('id', '=', load).executeTakeFirst()
  const { net, vat, gross } = sumsOf(rows)
  // Whoever exports at the same time has either these rows in its file, or leaves them to the next batch.
  const open = await own
    .updateTable('peatsale_invoice_batch')
    .set((row) => ({
      ...{ net: row('net', '+', net), vat: row('vat', '+', vat), gross: row('gross', '+', gross) },
      version: row('version', '+', 1),
    }))
    .where('id', '=', of?.batch ?? '')
    .where('state', '=', 'approved')
    .returning('id')
    .executeTakeFirst()
  const batch = open?.id ?? null
  const last = own.selectFrom('peatsale_invoice_row').select(({ fn }) => fn.max('position').as('last'))
  const first = batch === null ? 0 : Number((await last.where('batch', '=', batch).executeTakeFirst())?.last ?? -1) + 1
  const placed = rows.map((row, at) => ({ ...row, batch, position: first + at }))
  await own.insertInto('peatsale_invoice_row').values(placed).execute()
}
