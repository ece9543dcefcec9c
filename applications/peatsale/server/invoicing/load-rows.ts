/** The invoice rows of a load: one for each row of its price, with shares of the VAT that add up to it (R14, 4.3). */
import { finnishDay, rowId } from '@workspace/logistics/server'
import { quantityText } from '@workspace/logistics/server/drawing'
import type { LoadPrice, PricedRow } from '../../contract/prices/price-output.ts'
import type { PeatReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { StoredRow } from './stored-rows.ts'

/** A load with what its rows say of it. */
export async function billedLoads(reader: PeatReader, ids: readonly string[]) {
  if (ids.length === 0) return []
  return await ownTables(reader)
    .selectFrom('peatsale_load as load')
    .innerJoin('peatsale_order as order', 'order.id', 'load.order_id')
    .innerJoin('logistics_account as customer', 'customer.id', 'load.customer')
    .leftJoin('peatsale_customer_link as link', (join) =>
      join.onRef('link.customer', '=', 'load.customer').onRef('link.seller', '=', 'load.seller'),
    )
    .leftJoin('peatsale_swamp as swamp', 'swamp.id', 'load.swamp')
    .leftJoin('logistics_vehicle as vehicle', 'vehicle.id', 'load.vehicle')
    .select(['load.id', 'load.number', 'load.order_id', 'load.seller', 'load.state', 'load.version', 'load.amounts'])
    .select(['load.net', 'load.vat', 'load.gross', 'load.delivery_day', 'order.number as order_number'])
    .select(['order.purchase_reference', 'order.snapshot', 'customer.name as customer_name', 'customer.business_id'])
    .select(['link.number as customer_number', 'link.invoicing_name', 'link.einvoice_address'])
    .select(['swamp.cost_centre', 'vehicle.plate'])
    .where('load.id', 'in', [...ids])
    .orderBy('load.delivery_day')
    .orderBy('load.number')
    .execute()
}
export type BilledLoad = Awaited<ReturnType<typeof billedLoads>>[number]

interface BilledProduct {
  readonly seller: string
  readonly code: string
  readonly name_fi: string
  readonly account: string
  readonly tax_class: string
}

/** What rows name besides their load. */
export interface Register {
  readonly products: readonly BilledProduct[]
  readonly vatCodes: readonly {
    readonly tax_class: string
    readonly from_day: string
    readonly rate_bp: number
    readonly code: string
  }[]
}

export async function registerFor(reader: PeatReader, seller: string): Promise<Register> {
  const own = ownTables(reader)
  const columns = ['seller', 'code', 'name_fi', 'account', 'tax_class'] as const
  return {
    products: await own.selectFrom('peatsale_product').select(columns).where('seller', '=', seller).execute(),
    vatCodes: await own
      .selectFrom('logistics_vat_rate')
      .select(['tax_class', 'from_day', 'rate_bp', 'code'])
      .orderBy('from_day', 'desc')
      .execute(),
  }
}

/** In thousandths as every quantity of a row: a load, a fee and a quarter are pieces. */
export function rowsOf(load: BilledLoad, price: LoadPrice, register: Register): StoredRow[] {
  return price.rows.map((row, position) => {
    const product = register.products.find(({ code }) => code === productOf(row))
    const { quantity, unit, unitPrice, priceBase } = countOf(row)
    const day = price.deliveryDay
    return {
      ...{ id: rowId(`${price.id}:${load.id}:${position}`), batch: null, load_id: load.id, position },
      ...{ seller: load.seller, customer_number: load.customer_number ?? '', business_id: load.business_id },
      customer_name: load.invoicing_name || load.customer_name,
      ...{ einvoice_address: load.einvoice_address ?? '', purchase_reference: load.purchase_reference },
      ...{ order_number: load.order_number ?? '', load_number: price.id, delivery_day: day, kind: row.kind },
      ...{ product_code: product?.code ?? '', product_name: product?.name_fi ?? names[row.kind] },
      ...{ quantity, unit, unit_price: unitPrice, price_base: priceBase, net: row.net },
      vat_code: vatCode(register, { rate: row.vatRateBp, taxClass: product?.tax_class, day }),
      ...{ vat_rate_bp: row.vatRateBp, vat: row.vatShare, gross: row.net + row.vatShare },
      ...{ cost_centre: load.cost_centre ?? '', account: product?.account ?? '' },
      free_text: freeText(load, price.id, { day, brought: quantity, unit, isGoods: row.kind === 'goods' }),
      correction_of: null,
    }
  })
}

const names = {
  goods: 'Tuote',
  freight: 'Rahti',
  fuel: 'Polttoainelisä',
  secondDrop: 'Toinen purkupaikka',
  waiting: 'Odotus',
} as const

function productOf(row: PricedRow): string | undefined {
  return row.kind === 'goods' ? row.product : undefined
}

/** Unit prices in ten-thousandths of a euro: a cent is a hundred of them. */
function countOf(row: PricedRow) {
  const fee = { quantity: row.net < 0 ? -1000 : 1000, unit: 'pcs', unitPrice: Math.abs(row.net) * 100, priceBase: 1 }
  if (row.kind === 'goods') return { ...row, priceBase: row.priceBaseQty }
  if (row.kind === 'waiting')
    return { ...fee, quantity: row.quantity * 1000, unit: 'quarter', unitPrice: row.perHour * 25 }
  if (row.kind !== 'freight') return fee
  if (row.unit === 'm3') return { ...row, priceBase: row.priceBaseQty }
  return { ...fee, unit: 'load' }
}

function vatCode({ vatCodes }: Register, of: { rate: number; taxClass: string | undefined; day: string }): string {
  const fitting = vatCodes.filter(({ rate_bp, from_day }) => rate_bp === of.rate && from_day <= of.day)
  return (fitting.find(({ tax_class }) => tax_class === of.taxClass) ?? fitting[0])?.code ?? ''
}

/** `KM-26-00042-3, 4.3.2026, 118,5 m³, ABC-123`. */
function freeText(
  { plate }: BilledLoad,
  number: string,
  { day, brought, unit, isGoods }: { day: string; brought: number; unit: string; isGoods: boolean },
): string {
  const parts = [number, finnishDay(day), isGoods ? quantityText(brought, unit, 'fi') : '', plate ?? '']
  return parts.filter((part) => part !== '').join(', ')
}

export function priceOf({ amounts }: BilledLoad): LoadPrice | undefined {
  return amounts === null ? undefined : JSON.parse(amounts)
}
