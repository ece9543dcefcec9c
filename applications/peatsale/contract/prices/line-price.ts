/** R6, R7 and prices by hand: the price of a line, and the snapshot that explains it. */

import { quantityOf } from '@workspace/logistics/contract'
import type { Choice } from './choose-row.ts'
import { chooseRow } from './choose-row.ts'
import type { Delivered } from './delivered-quantity.ts'
import { deliveredOf } from './delivered-quantity.ts'
import type { LoadToPrice, ManualPrice, PricedOrderLine, PriceInput } from './price-input.ts'
import type { LineSnapshot } from './price-output.ts'
import type { Step } from './steps.ts'
import { stepsOf } from './steps.ts'

export type AgreedPrice = {
  readonly steps: readonly Step[]
  readonly priceBaseQty: number
  readonly includesFreight: boolean
}

export type LinePrice = {
  readonly line: PricedOrderLine
  readonly snapshot: LineSnapshot
  /** Undefined only where the snapshot says that the price is missing. */
  readonly priceFor: (brought: Delivered) => AgreedPrice | undefined
}

/** The price of one line of the order; of loads only those matter that brought of it, and only for a basis by the load. */
export function linePrice(input: PriceInput, line: PricedOrderLine): LinePrice {
  if (line.manual !== undefined) return manualPrice(input, line, line.manual)
  if (input.seller.breakBasis === 'load') return priceByLoad(input, line)
  return promisedPrice(input, line)
}

function manualPrice(input: PriceInput, line: PricedOrderLine, manual: ManualPrice): LinePrice {
  const { unitPrice, reason } = manual
  const basisQty = basisOf(input, line, line.ordered)
  const { passedOver, found } = chooseRow(input.lists, { order: input.order, line, basisQty })
  const priceBaseQty = manual.priceBaseQty ?? found?.row.priceBaseQty ?? 1
  const includesFreight = manual.includesFreight ?? found?.row.includesFreight ?? true
  const price = { steps: [{ minQty: quantityOf(0), unitPrice }], priceBaseQty, includesFreight }
  return {
    line,
    snapshot: {
      ...snapshotOf(input, line, { basisQty, choice: { passedOver, found: undefined } }),
      ...{ unitPrice, priceBaseQty, includesFreight, manual: { reason } },
    },
    priceFor: () => price,
  }
}

/** R6: each load by what it brought. The snapshot shows the largest one, and before all one that has no price. */
function priceByLoad(input: PriceInput, line: PricedOrderLine): LinePrice {
  const choose = (basisQty: number) => chooseRow(input.lists, { order: input.order, line, basisQty })
  const quantities = comparedQuantities(input.loads, line)
  const withoutPrice = quantities.filter((quantity) => choose(quantity).found === undefined)
  const basisQty = withoutPrice[0] ?? quantities[0] ?? line.ordered
  return {
    line,
    snapshot: withMissing(snapshotOf(input, line, { basisQty, choice: choose(basisQty) })),
    priceFor: ({ compared }) => agreed(input, line, choose(compared)),
  }
}

/** R7: the break chosen at the confirmation holds whatever comes; lowered too far, the row is chosen again. */
function promisedPrice(input: PriceInput, line: PricedOrderLine): LinePrice {
  const basisQty = basisOf(input, line, line.ordered)
  const confirmed = chooseRow(input.lists, { order: input.order, line, basisQty })
  const { held, lowered } = afterLowering(input, line, confirmed)
  const price = agreed(input, line, held)
  const snapshot = snapshotOf(input, line, { basisQty, choice: confirmed })
  return {
    line,
    snapshot: {
      ...snapshot,
      ...(price === undefined && { missing: true }),
      ...(lowered !== undefined && { lowered }),
    },
    priceFor: () => price,
  }
}

function afterLowering(
  input: PriceInput,
  line: PricedOrderLine,
  confirmed: Choice,
): { held: Choice; lowered?: LineSnapshot['lowered'] } {
  const to = line.loweredTo
  const promised = confirmed.found?.row
  if (to === undefined || promised === undefined) return { held: confirmed }
  const before = basisOf(input, line, 0)
  // Nine tenths of the break; with a season, of what this order has to add to it.
  const keptUntil = quantityOf(Math.max(0, Math.ceil((promised.minQty * 9) / 10) - before))
  const kept = to >= keptUntil
  const held = kept ? confirmed : chooseRow(input.lists, { order: input.order, line, basisQty: before + to })
  const row = held.found?.row
  return { held, lowered: { to, keptUntil, kept, ...(row && { unitPrice: row.unitPrice, minQty: row.minQty }) } }
}

/** R6: the line's quantity, with a season's total before it where breaks are by the season. */
function basisOf({ seller }: PriceInput, { seasonBefore }: PricedOrderLine, quantity: number): number {
  return seller.breakBasis === 'season' ? (seasonBefore ?? 0) + quantity : quantity
}

function comparedQuantities(loads: readonly LoadToPrice[], { product }: PricedOrderLine): readonly number[] {
  const quantities = loads.flatMap((load) => deliveredOf(load, product)?.compared ?? [])
  return quantities.toSorted((a, b) => b - a)
}

function agreed(input: PriceInput, line: PricedOrderLine, { found }: Choice): AgreedPrice | undefined {
  if (found === undefined) return undefined
  const { priceBaseQty, includesFreight } = found.row
  return { steps: stepsOf(input.seller.breakMode, found, { order: input.order, line }), priceBaseQty, includesFreight }
}

function snapshotOf(
  { seller }: PriceInput,
  { product }: PricedOrderLine,
  { basisQty, choice }: { basisQty: number; choice: Choice },
): LineSnapshot {
  const { passedOver, found } = choice
  const asked = { product, basis: seller.breakBasis, basisQty: quantityOf(basisQty), passedOver: [...passedOver] }
  if (found === undefined) return asked
  const { zone, minQty, unitPrice, priceBaseQty, includesFreight } = found.row
  return { ...asked, list: found.list.id, zone, minQty, unitPrice, priceBaseQty, includesFreight }
}

function withMissing(snapshot: LineSnapshot): LineSnapshot {
  return snapshot.list === undefined ? { ...snapshot, missing: true } : snapshot
}
