/** What lies at swamps, what of it is kept for orders, and what is free. */
import type { PeatReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { StockUnit } from './stock-unit.ts'
import { stockUnitOf } from './stock-unit.ts'

/** Of one product at one swamp, in thousandths. Sellers that share a swamp name the same peat by the same code. */
export interface StockAt {
  readonly swamp: string
  readonly code: string
  readonly unit: StockUnit
  readonly balance: number
  /** Kept for orders, by the seller of the order. */
  readonly reserved: ReadonlyMap<string, number>
  readonly free: number
}

/** Peat of a pile that is closed or empty is not sold. */
const soldFrom = ['building', 'open'] as const

/**
 * @param without an order whose own reservations count as free
 * @param piles what lies there, where that has been read
 */
export async function stockAt(
  reader: PeatReader,
  swamps: readonly string[],
  { without, piles: read }: { readonly without?: string; readonly piles?: Piles } = {},
): Promise<readonly StockAt[]> {
  if (swamps.length === 0) return []
  const [piles, kept] = await Promise.all([read ?? pilesAt(reader, swamps), keptAt(reader, swamps, without)])
  const found = new Map<
    string,
    { swamp: string; code: string; unit: StockUnit; balance: number; kept: Map<string, number> }
  >()
  const at = (swamp: string, code: string, sales_unit: string) => {
    const key = `${swamp} ${code}`
    const known = found.get(key) ?? { swamp, code, unit: stockUnitOf({ sales_unit }), balance: 0, kept: new Map() }
    found.set(key, known)
    return known
  }
  for (const { swamp, code, sales_unit, quantity } of piles) at(swamp, code, sales_unit).balance += Number(quantity)
  for (const { swamp, code, sales_unit, seller, quantity } of kept) {
    const stock = at(swamp, code, sales_unit)
    stock.kept.set(seller, (stock.kept.get(seller) ?? 0) + Number(quantity))
  }
  return [...found.values()]
    .map(({ kept: reserved, ...stock }) => {
      const all = [...reserved.values()].reduce((sum, quantity) => sum + quantity, 0)
      return { ...stock, reserved, free: stock.balance - all }
    })
    .toSorted((a, b) => (a.code < b.code ? -1 : 1))
}

export type Piles = Awaited<ReturnType<typeof pilesAt>>

export function pilesAt(reader: PeatReader, swamps: readonly string[]) {
  return ownTables(reader)
    .selectFrom('peatsale_stockpile')
    .innerJoin('peatsale_product', 'peatsale_product.id', 'peatsale_stockpile.product')
    .select(({ fn }) => ['swamp', 'peatsale_product.code', 'sales_unit', fn.sum<number>('balance').as('quantity')])
    .where('swamp', 'in', swamps)
    .where('state', 'in', soldFrom)
    .groupBy(['swamp', 'peatsale_product.code', 'sales_unit'])
    .execute()
}

function keptAt(reader: PeatReader, swamps: readonly string[], without: string | undefined) {
  const kept = ownTables(reader)
    .selectFrom('peatsale_reservation')
    .innerJoin('peatsale_product', 'peatsale_product.id', 'peatsale_reservation.product')
    .select(({ fn }) => [
      ...(['swamp', 'peatsale_product.code', 'sales_unit', 'peatsale_reservation.seller'] as const),
      fn.sum<number>('quantity').as('quantity'),
    ])
    .where('swamp', 'in', swamps)
    .groupBy(['swamp', 'peatsale_product.code', 'sales_unit', 'peatsale_reservation.seller'])
  return (without === undefined ? kept : kept.where('order_id', '!=', without)).execute()
}

/** The swamps where the seller loads: its own, and those that others share with it. */
export async function swampsOfSellers(
  reader: PeatReader,
  sellers: readonly string[],
): Promise<readonly { readonly swamp: string; readonly seller: string }[]> {
  if (sellers.length === 0) return []
  const own = ownTables(reader)
  const [owned, shared] = await Promise.all([
    own.selectFrom('peatsale_swamp').select(['id as swamp', 'seller']).where('seller', 'in', sellers).execute(),
    own.selectFrom('peatsale_swamp_share').selectAll().where('seller', 'in', sellers).execute(),
  ])
  return [...owned, ...shared]
}
