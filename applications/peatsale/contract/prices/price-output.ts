/** What `priceLoads` answers, also on the wire. Units as the types of amounts say; quantities of corrections are below zero, too. */
import { LocalDate } from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { SalesUnit } from '../fields/named.ts'
import { ShownCents, ShownPrice, ShownQuantity, ShownRate } from '../fields/shown-amounts.ts'
import { BreakBasis } from './price-input.ts'

/** Why a list did not give the price. */
export const PassedOverWhy = z.enum([
  'does not name the product',
  'names the product, no row fits, fallback',
  'names the product, no row fits, no fallback',
])

const Lowered = z.strictObject({
  to: ShownQuantity,
  /** The least that the line may be lowered to while its break holds. */
  keptUntil: ShownQuantity,
  kept: z.boolean(),
  /** What holds after it; absent when no row fits the rest. */
  unitPrice: z.optional(ShownPrice),
  minQty: z.optional(ShownQuantity),
})

/** How a line came by its price, as at the confirmation. */
export const LineSnapshot = z.strictObject({
  product: z.string(),
  basis: BreakBasis,
  basisQty: ShownQuantity,
  passedOver: z.array(z.strictObject({ list: z.string(), why: PassedOverWhy })),
  /** Absent without a price and with a price by hand, as zone and minQty are. */
  list: z.optional(z.string()),
  zone: z.optional(z.nullable(z.string())),
  minQty: z.optional(ShownQuantity),
  unitPrice: z.optional(ShownPrice),
  priceBaseQty: z.optional(z.int()),
  includesFreight: z.optional(z.boolean()),
  missing: z.optional(z.literal(true)),
  lowered: z.optional(Lowered),
  /** The price is the office's, by hand. The reason is the office's, too: who shows it to others has to mean it. */
  manual: z.optional(z.strictObject({ reason: z.string() })),
})

const paid = {
  /** Cents before their one rounding, with two to six decimals. */
  exactCents: z.string(),
  net: ShownCents,
  vatRateBp: ShownRate,
  /** The row's part of the load's VAT. */
  vatShare: ShownCents,
}

/** A row of an invoice; a count of loads or of quarters is a plain number, every other quantity is in thousandths. */
export const PricedRow = z.union([
  z.strictObject({
    kind: z.literal('goods'),
    product: z.string(),
    quantity: ShownQuantity,
    unit: SalesUnit,
    unitPrice: ShownPrice,
    priceBaseQty: z.int(),
    ...paid,
  }),
  z.strictObject({
    kind: z.literal('freight'),
    quantity: ShownQuantity,
    unit: z.literal('m3'),
    unitPrice: ShownPrice,
    priceBaseQty: z.int(),
    ...paid,
  }),
  z.strictObject({ kind: z.literal('freight'), quantity: z.int(), unit: z.literal('load'), ...paid }),
  z.strictObject({ kind: z.literal('fuel'), base: ShownCents, rateBp: ShownRate, ...paid }),
  z.strictObject({ kind: z.literal('secondDrop'), ...paid }),
  z.strictObject({
    kind: z.literal('waiting'),
    quantity: z.int(),
    unit: z.literal('quarter'),
    perHour: ShownCents,
    ...paid,
  }),
])

/** How freight was calculated: by volume, or by the kilometre (what the kilometres cost, and the least). */
export const FreightBasis = z.union([
  z.strictObject({
    bearingM3: ShownQuantity,
    loadM3: ShownQuantity,
    topUpM3: ShownQuantity,
    chargeableM3: ShownQuantity,
  }),
  z.strictObject({ km: z.int(), byKm: ShownCents, minimum: ShownCents }),
])

/** Minutes, and the started quarters over the free ones. */
export const Waiting = z.strictObject({ waited: z.int(), free: z.int(), over: z.int(), steps: z.int() })

const sums = { net: ShownCents, vat: ShownCents, gross: ShownCents }

export const LoadPrice = z.strictObject({
  id: z.string(),
  deliveryDay: LocalDate,
  freight: z.optional(FreightBasis),
  waiting: z.optional(Waiting),
  rows: z.array(PricedRow),
  vatByRate: z.array(z.strictObject({ rateBp: ShownRate, net: ShownCents, exactCents: z.string(), vat: ShownCents })),
  ...sums,
})

export const PriceOutput = z.strictObject({
  snapshot: z.array(LineSnapshot),
  /** Empty when a price is missing, and then there is no total. */
  loads: z.array(LoadPrice),
  missing: z.optional(z.literal(true)),
  total: z.optional(z.strictObject(sums)),
})

export type PassedOverWhy = z.infer<typeof PassedOverWhy>
export type LineSnapshot = z.infer<typeof LineSnapshot>
export type PricedRow = z.infer<typeof PricedRow>
export type FreightBasis = z.infer<typeof FreightBasis>
export type Waiting = z.infer<typeof Waiting>
export type LoadPrice = z.infer<typeof LoadPrice>
export type PriceOutput = z.infer<typeof PriceOutput>
