/** The rows of all loads of an order put together, as a screen tells them: sums of sums, nothing is rounded again (R15). */
import type { BasisPoints, Cents, Quantity, UnitPrice } from '@workspace/portal/contract'
import type { PricedRow, PriceOutput } from '../../contract/index.ts'

export interface SummedRow {
  readonly kind: PricedRow['kind']
  /** The code of the product; empty for what is not goods. */
  readonly product: string
  /** In thousandths; null where the row has none, or it is not in thousandths. */
  readonly quantity: Quantity | null
  readonly unitPrice: UnitPrice | null
  /** For so many units the price is. */
  readonly base: number
  readonly net: Cents
}

export function summedRows({ loads }: PriceOutput): readonly SummedRow[] {
  const summed = new Map<string, SummedRow>()
  for (const row of loads.flatMap(({ rows }) => rows)) {
    const own = plainRow(row)
    const key = [own.kind, own.product, own.unitPrice, own.base].join(' ')
    const before = summed.get(key)
    summed.set(key, before === undefined ? own : added(before, own))
  }
  return [...summed.values()]
}

/** VAT by rising rate. */
export function summedVat({ loads }: PriceOutput): readonly { readonly rateBp: BasisPoints; readonly vat: Cents }[] {
  const byRate = new Map<BasisPoints, number>()
  for (const { rateBp, vat } of loads.flatMap(({ vatByRate }) => vatByRate)) {
    byRate.set(rateBp, (byRate.get(rateBp) ?? 0) + vat)
  }
  return [...byRate].toSorted(([a], [b]) => a - b).map(([rateBp, vat]) => ({ rateBp, vat: vat as Cents }))
}

function plainRow(row: PricedRow): SummedRow {
  const net = row.net as number as Cents
  const plain = { kind: row.kind, product: '', quantity: null, unitPrice: null, base: 1, net }
  if (row.kind !== 'goods' && !(row.kind === 'freight' && row.unit === 'm3')) return plain
  const quantity = row.quantity as number as Quantity
  const amount = { quantity, unitPrice: row.unitPrice, base: row.priceBaseQty }
  return { ...plain, ...amount, product: row.kind === 'goods' ? row.product : '' }
}

function added(a: SummedRow, b: SummedRow): SummedRow {
  const quantity = a.quantity === null || b.quantity === null ? null : ((a.quantity + b.quantity) as Quantity)
  return { ...a, quantity, net: (a.net + b.net) as Cents }
}
