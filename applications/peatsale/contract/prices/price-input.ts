/** What `priceLoads` reckons from: `price-examples.json` beside the tests has cases. Units as the types of amounts say. */
import { BasisPoints, Cents, LocalDate, Quantity, UnitPrice } from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { SalesUnit } from '../fields/named.ts'
import { ShownQuantity } from '../fields/shown-amounts.ts'
import { DeliveryMethod } from '../orders/order-fields.ts'

export const BreakBasis = z.enum(['line', 'load', 'season'])
export const BreakMode = z.enum(['allUnits', 'tiered'])
export const ListScope = z.enum(['customer', 'group', 'general'])
/** A price is for so many units: 1, 1000 … */
const PriceBase = z.int().check(z.minimum(1))

const PriceRow = z.strictObject({
  product: z.string(),
  unit: SalesUnit,
  priceBaseQty: PriceBase,
  /** Null: any zone. */
  zone: z.nullable(z.string()),
  method: DeliveryMethod,
  minQty: Quantity,
  unitPrice: UnitPrice,
  includesFreight: z.boolean(),
  /** Both days count; null is open. */
  seasonFrom: z.nullable(LocalDate),
  seasonTo: z.nullable(LocalDate),
})

/** A published list of the seller for this customer: own, of a group tag, general. Day and order are not the caller's care. */
const CandidateList = z.strictObject({
  id: z.string(),
  scope: ListScope,
  validFrom: LocalDate,
  validTo: LocalDate,
  /** Whether the next list is asked where this one names the product and no row fits. */
  fallback: z.boolean(),
  rows: listOf(PriceRow),
})

const freightTerms = {
  /** The least that a load costs by the kilometre. */
  minimum: z.optional(Cents),
  /** The least volume charged by the cubic metre. */
  minChargeable: Quantity,
  taxClass: z.string(),
  waitingPerHour: Cents,
  secondDrop: Cents,
  fuelBp: BasisPoints,
}
const FreightTerms = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('perM3'), price: UnitPrice, ...freightTerms }),
  z.strictObject({ kind: z.literal('perLoad'), price: Cents, ...freightTerms }),
  z.strictObject({ kind: z.literal('perKm'), price: UnitPrice, ...freightTerms }),
])

/**
 * A price that the office gives by hand, where the lists have none or another. Base and freight, unless they are said, are
 * those of the row that the lists have for the line, and without one a single unit with freight.
 */
const ManualPrice = z.strictObject({
  unitPrice: UnitPrice,
  priceBaseQty: z.optional(PriceBase),
  includesFreight: z.optional(z.boolean()),
  reason: z.string(),
})

const PricedOrderLine = z.strictObject({
  /** A product has one line of an order. */
  product: z.string(),
  unit: SalesUnit,
  ordered: Quantity,
  /** What the order was lowered to after its confirmation (R7). */
  loweredTo: z.optional(Quantity),
  /** What the account has had in the season before this order (R6). */
  seasonBefore: z.optional(ShownQuantity),
  /** Goes before what the lists say, for all units. */
  manual: z.optional(ManualPrice),
})

/** `billed` is what is billed when it differs from the delivered quantity. */
const LoadLineQuantity = z.strictObject({
  product: z.string(),
  quantity: ShownQuantity,
  billed: z.optional(ShownQuantity),
})

const LoadToPrice = z.strictObject({
  /** Ids of one order are of one form, with a running number at the end: the shorter one is the earlier. */
  id: z.string(),
  /** The moment of delivery, ISO 8601; of a correction that of the load that it corrects. */
  delivered: z.string(),
  /** Which stop of its trip; the first when absent. */
  stop: z.optional(z.int().check(z.minimum(1))),
  waitedMinutes: z.optional(z.int().check(z.minimum(0))),
  lines: listOf(LoadLineQuantity),
  /**
   * Makes the load a correction (R16): its lines are differences to these, which the load had. So freight knows whether
   * the minimum was charged, and a price by the load which break was.
   */
  corrects: z.optional(listOf(LoadLineQuantity)),
})

export const PriceInput = z.strictObject({
  seller: z.strictObject({
    breakBasis: BreakBasis,
    breakMode: BreakMode,
    freeWaitingMinutes: z.int().check(z.minimum(0)),
    /** Proposes what is billed when too much came; the price itself does not ask it. */
    tolerancePct: z.int(),
  }),
  vatRates: listOf(z.strictObject({ taxClass: z.string(), from: LocalDate, rateBp: BasisPoints })),
  products: z.record(
    z.string(),
    z.strictObject({ taxClass: z.string(), m3PerUnit: Quantity, kgPerM3: z.int().check(z.minimum(1)) }),
  ),
  lists: listOf(CandidateList),
  /** Of the zone and the kind of product; null when no table has it, see `lacksFreight`. */
  freight: z.nullable(FreightTerms),
  order: z.strictObject({
    method: DeliveryMethod,
    zone: z.string(),
    /** Whole kilometres to the confirmed swamp. */
    distanceKm: z.int().check(z.minimum(0)),
    plannedDay: LocalDate,
    lines: listOf(PricedOrderLine),
  }),
  loads: listOf(LoadToPrice),
})

export type PriceInput = z.infer<typeof PriceInput>
export type PriceRow = z.infer<typeof PriceRow>
export type CandidateList = z.infer<typeof CandidateList>
export type FreightTerms = z.infer<typeof FreightTerms>
export type ManualPrice = z.infer<typeof ManualPrice>
export type PricedOrder = PriceInput['order']
export type PricedOrderLine = z.infer<typeof PricedOrderLine>
export type LoadToPrice = z.infer<typeof LoadToPrice>
export type LoadLineQuantity = z.infer<typeof LoadLineQuantity>

function listOf<Item extends z.ZodMiniType>(item: Item) {
  return z.readonly(z.array(item))
}
