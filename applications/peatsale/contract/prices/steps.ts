/** R8: the prices of a line by quantity, as steps. A price for all units is one step. */
import { rowsFor } from './choose-row.ts'
import type { CandidateList, PricedOrder, PricedOrderLine, PriceInput, PriceRow } from './price-input.ts'

export type Step = Pick<PriceRow, 'minQty' | 'unitPrice'>
export type Piece = { readonly quantity: number; readonly unitPrice: PriceRow['unitPrice'] }

/** In tiered mode the rows like the chosen one (zone, season, base), lowest first; otherwise that row alone. */
export function stepsOf(
  breakMode: PriceInput['seller']['breakMode'],
  { list, row }: { list: CandidateList; row: PriceRow },
  wanted: { order: PricedOrder; line: PricedOrderLine },
): readonly Step[] {
  if (breakMode === 'allUnits') return [row]
  const alike = rowsFor(list, wanted).filter(
    (each) =>
      each.zone === row.zone &&
      each.seasonFrom === row.seasonFrom &&
      each.seasonTo === row.seasonTo &&
      each.priceBaseQty === row.priceBaseQty,
  )
  const rising = alike.toSorted((a, b) => a.minQty - b.minQty)
  return rising.filter((each, place) => each.minQty !== rising[place - 1]?.minQty)
}

/**
 * A quantity that begins at `start`, cut at the steps; below zero it is taken back from there. The lowest step also holds
 * what is below its break. Even nothing is one piece, so that a line that brought nothing stands on the paper.
 */
export function cutAtSteps(steps: readonly Step[], start: number, quantity: number): readonly Piece[] {
  const [low, high] = quantity < 0 ? [start + quantity, start] : [start, start + quantity]
  const pieces = steps.flatMap(({ minQty, unitPrice }, place) => {
    const from = place === 0 ? low : Math.max(low, minQty)
    const size = Math.min(high, steps[place + 1]?.minQty ?? high) - from
    return size > 0 ? [{ quantity: quantity < 0 ? -size : size, unitPrice }] : []
  })
  if (pieces.length > 0) return pieces
  const holding = steps.findLast((step) => step.minQty <= start) ?? steps[0]
  return holding === undefined ? [] : [{ quantity: 0, unitPrice: holding.unitPrice }]
}
