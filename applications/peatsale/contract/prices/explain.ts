/** Why a price is what it is, as data: screens, letters and the confirmation turn it into words of both languages. */
import type { BasisPoints, Cents, LocalDate, Quantity, UnitPrice } from '@workspace/portal/contract'
import type { PricedOrder, PricedOrderLine } from './price-input.ts'
import type { LineSnapshot, LoadPrice, PassedOverWhy, PricedRow, PriceOutput } from './price-output.ts'

type Unit = PricedOrderLine['unit']
type Price = { readonly unitPrice: UnitPrice; readonly priceBaseQty: number; readonly includesFreight: boolean }

/** In the order in which they are told. A list is named by its id. */
export type LineReason =
  | { readonly kind: 'passedOver'; readonly list: string; readonly why: PassedOverWhy }
  /** `zone` null: a price for any zone. */
  | { readonly kind: 'list'; readonly list: string; readonly zone: string | null }
  /** The break that was reached, and by what: the line's quantity, a load of it, or the season's. */
  | {
      readonly kind: 'break'
      readonly minQty: Quantity
      readonly basis: LineSnapshot['basis']
      readonly basisQty: Quantity
    }
  | ({ readonly kind: 'price' } & Price)
  | ({ readonly kind: 'manual'; readonly reason: string } & Price)
  | { readonly kind: 'missing' }
  | ({ readonly kind: 'lowered' } & NonNullable<LineSnapshot['lowered']>)

export type LoadReason =
  | {
      readonly kind: 'freightByVolume'
      readonly bearingM3: Quantity
      readonly loadM3: Quantity
      readonly topUpM3: Quantity
      readonly chargeableM3: Quantity
    }
  | { readonly kind: 'freightByKm'; readonly km: number; readonly byKm: Cents; readonly minimum: Cents }
  | { readonly kind: 'freightByLoad'; readonly net: Cents }
  | { readonly kind: 'fuel'; readonly base: Cents; readonly rateBp: BasisPoints }
  | { readonly kind: 'secondDrop'; readonly net: Cents }
  /** Minutes, the free ones, those over, and the started quarters; without any the waiting is free. */
  | {
      readonly kind: 'waiting'
      readonly waited: number
      readonly free: number
      readonly over: number
      readonly steps: number
    }
  | { readonly kind: 'vat'; readonly day: LocalDate; readonly rateBp: BasisPoints; readonly net: Cents }

export type PriceExplanation = {
  /** R1: rows are chosen for this day, zone and way of delivery. */
  readonly chosenFor: Pick<PricedOrder, 'plannedDay' | 'zone' | 'method'>
  readonly lines: readonly { readonly product: string; readonly unit: Unit; readonly reasons: readonly LineReason[] }[]
  readonly loads: readonly { readonly id: string; readonly reasons: readonly LoadReason[] }[]
}

/** Of the order that the output was calculated for. */
export function explainPrice(order: PricedOrder, output: PriceOutput): PriceExplanation {
  const { plannedDay, zone, method } = order
  return {
    chosenFor: { plannedDay, zone, method },
    lines: order.lines.map(({ product, unit }, place) => {
      const snapshot = output.snapshot[place]
      return { product, unit, reasons: snapshot === undefined ? [] : lineReasons(snapshot) }
    }),
    loads: output.loads.map((load) => ({ id: load.id, reasons: loadReasons(load) })),
  }
}

function lineReasons(snapshot: LineSnapshot): readonly LineReason[] {
  const { passedOver, missing, lowered } = snapshot
  return [
    ...passedOver.map((each) => ({ kind: 'passedOver', ...each }) as const),
    ...listReasons(snapshot),
    ...priceReasons(snapshot),
    ...(missing ? [{ kind: 'missing' } as const] : []),
    ...(lowered ? [{ kind: 'lowered', ...lowered } as const] : []),
  ]
}

function listReasons({ list, zone, minQty, basis, basisQty }: LineSnapshot): readonly LineReason[] {
  if (list === undefined || zone === undefined || minQty === undefined) return []
  return [
    { kind: 'list', list, zone },
    { kind: 'break', minQty, basis, basisQty },
  ]
}

function priceReasons({ unitPrice, priceBaseQty, includesFreight, manual }: LineSnapshot): readonly LineReason[] {
  if (unitPrice === undefined || priceBaseQty === undefined || includesFreight === undefined) return []
  const price = { unitPrice, priceBaseQty, includesFreight }
  return [manual === undefined ? { kind: 'price', ...price } : { kind: 'manual', ...price, reason: manual.reason }]
}

function loadReasons(load: LoadPrice): readonly LoadReason[] {
  const { deliveryDay, vatByRate, waiting } = load
  return [
    ...freightReasons(load),
    ...load.rows.flatMap(feeReasons),
    ...(waiting ? [{ kind: 'waiting', ...waiting } as const] : []),
    ...vatByRate.map(({ rateBp, net }) => ({ kind: 'vat', day: deliveryDay, rateBp, net }) as const),
  ]
}

function freightReasons({ freight, rows }: LoadPrice): readonly LoadReason[] {
  if (freight !== undefined) {
    return ['km' in freight ? { kind: 'freightByKm', ...freight } : { kind: 'freightByVolume', ...freight }]
  }
  return rows.flatMap((row) => (row.kind === 'freight' ? [{ kind: 'freightByLoad', net: row.net } as const] : []))
}

function feeReasons(row: PricedRow): readonly LoadReason[] {
  if (row.kind === 'fuel') return [{ kind: row.kind, base: row.base, rateBp: row.rateBp }]
  return row.kind === 'secondDrop' ? [{ kind: row.kind, net: row.net }] : []
}
