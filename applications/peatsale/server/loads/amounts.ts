/** What a verified load costs: priced with what its order was confirmed with, and with the rates of VAT of today's table. */
import type { LocalDate } from '@workspace/portal/contract'
import { dayOf } from '@workspace/portal/contract'
import type { PriceInput } from '../../contract/prices/price-input.ts'
import { priceLoads } from '../../contract/prices/price-loads.ts'
import type { LoadPrice } from '../../contract/prices/price-output.ts'
import type { PeatReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { storedPricesOf } from '../orders/stored-prices.ts'

/** Nothing is stored where the order has no prices: such a load is billed by nobody until it has. */
export async function storeAmounts(transaction: PeatReader, load: string): Promise<void> {
  const price = await amountsOf(transaction, load)
  const stored = price
    ? { amounts: JSON.stringify(price), net: price.net, vat: price.vat, gross: price.gross }
    : { amounts: null, net: null, vat: null, gross: null }
  await ownTables(transaction).updateTable('peatsale_load').set(stored).where('id', '=', load).execute()
}

/** A load as it would be verified, before that is written. */
export interface AsVerified {
  readonly load: string
  /** By the line of the load, thousandths. */
  readonly billed: ReadonlyMap<string, number>
  /** Minutes at the site. */
  readonly waited: number
}

/** Undefined where the order was confirmed without prices, or never, and for a day without a rate of VAT. */
export async function amountsOf(reader: PeatReader, load: string, as?: AsVerified): Promise<LoadPrice | undefined> {
  const own = ownTables(reader)
  const { order_id, number } = await own
    .selectFrom('peatsale_load')
    .select(['order_id', 'number'])
    .where('id', '=', load)
    .executeTakeFirstOrThrow()
  const orders = own.selectFrom('peatsale_order').select('snapshot').where('id', '=', order_id)
  const stored = storedPricesOf(await orders.executeTakeFirstOrThrow())
  if (stored === undefined) return undefined
  const rates = await vatRates(reader)
  const loads = taxedLoads({ ...stored.input, vatRates: rates }, await loadsToPrice(reader, order_id, as))
  if (!loads.some(({ id }) => id === number)) return undefined
  const { loads: priced } = priceLoads({ ...stored.input, vatRates: rates, loads })
  return priced.find(({ id }) => id === number)
}

/** Those of a day for which each tax class of the order has a rate: the others have no price until they have a day of their own. */
export function taxedLoads<Load extends { readonly delivered: string }>(
  { products, freight, vatRates: rates }: Pick<PriceInput, 'products' | 'freight' | 'vatRates'>,
  loads: readonly Load[],
): readonly Load[] {
  const classes = [...Object.values(products).map(({ taxClass }) => taxClass), ...(freight ? [freight.taxClass] : [])]
  return loads.filter(({ delivered }) => {
    const day = dayOf(new Date(delivered))
    return classes.every((taxClass) => rates.some((rate) => rate.taxClass === taxClass && rate.from <= day))
  })
}

/** What has been delivered of the order: steps are filled in the order of delivery (R8). */
export async function loadsToPrice(reader: PeatReader, order: string, as?: AsVerified): Promise<PriceInput['loads']> {
  const own = ownTables(reader)
  const loads = await own
    .selectFrom('peatsale_load')
    .select(['id', 'number', 'delivered_at', 'stop', 'waiting_site'])
    .where('order_id', '=', order)
    .where('state', 'in', ['delivered', 'verified', 'locked'])
    .execute()
  const lines = await own
    .selectFrom('peatsale_load_line')
    .innerJoin('peatsale_load', 'peatsale_load.id', 'peatsale_load_line.load_id')
    .innerJoin('peatsale_product', 'peatsale_product.id', 'peatsale_load_line.product')
    .select(['peatsale_load_line.id', 'load_id', 'code', 'delivered', 'billed'])
    .where('order_id', '=', order)
    .orderBy('peatsale_load_line.position')
    .execute()
  return loads.flatMap(({ id, number, delivered_at, stop, waiting_site }) => {
    const brought = lines.filter(({ load_id, delivered }) => load_id === id && delivered !== null)
    if (delivered_at === null || brought.length === 0) return []
    const isAsked = id === as?.load
    const quantities = brought.map((line) => {
      const billed = isAsked ? (as?.billed.get(line.id) ?? line.billed) : line.billed
      return {
        ...{ product: line.code, quantity: line.delivered ?? 0 },
        ...(billed === null || billed === line.delivered ? {} : { billed }),
      }
    })
    const waitedMinutes = (isAsked ? as?.waited : waiting_site) ?? 0
    const load = { id: number, delivered: delivered_at, stop, waitedMinutes, lines: quantities }
    return [load as unknown as PriceInput['loads'][number]]
  })
}

export async function vatRates(reader: PeatReader): Promise<PriceInput['vatRates']> {
  const rates = ownTables(reader).selectFrom('logistics_vat_rate').select(['tax_class', 'from_day', 'rate_bp'])
  const rows = await rates.orderBy('tax_class').orderBy('from_day').execute()
  return rows.map(({ tax_class, from_day, rate_bp }) => ({
    ...{ taxClass: tax_class, from: from_day as LocalDate },
    rateBp: rate_bp as PriceInput['vatRates'][number]['rateBp'],
  }))
}
