/** A day at the swamp in figures: what went into trucks, by product. */
import type { Quantity } from '@workspace/portal/contract'
import type { QueuedLoad } from './truck-tile.tsx'

export interface ProductSum {
  readonly id: string
  readonly name: QueuedLoad['product']
  readonly unit: QueuedLoad['unit']
  readonly loads: number
  readonly amount: Quantity
}

export interface ShiftSums {
  readonly loads: number
  readonly buckets: number
  readonly products: readonly ProductSum[]
}

/** Of a truck that left before its loader had told, what was planned is not counted as loaded. */
export function shiftSums(loaded: readonly QueuedLoad[]): ShiftSums {
  const told = loaded.filter(({ loadedAt }) => loadedAt !== null)
  const lines = told.flatMap(({ lines: of }) => of).filter((line) => (line.loaded ?? 0) > 0)
  const byProduct = Map.groupBy(lines, ({ product }) => product.id)
  return {
    loads: told.length,
    buckets: lines.reduce((sum, line) => sum + line.buckets, 0),
    products: [...byProduct.values()].flatMap(([first, ...others]) => {
      if (first === undefined) return []
      const amount = others.reduce((sum, line) => sum + (line.loaded ?? 0), first.loaded ?? 0) as Quantity
      const { product, unit } = first
      return [{ id: product.id, name: product.name, unit, loads: others.length + 1, amount }]
    }),
  }
}
