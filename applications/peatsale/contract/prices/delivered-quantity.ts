/** What a load brought of a line: for a load as delivered, for a correction as difference to what it corrects. */
import type { LoadLineQuantity, LoadToPrice } from './price-input.ts'

export type Delivered = {
  /** What is billed of it, in thousandths. */
  readonly billed: number
  /** What the corrected load had been billed; 0 for a load. */
  readonly before: number
  /** What a break by the load is compared with: what came, and for a correction what had come. */
  readonly compared: number
}

/** R16: it corrects a load, or takes something back. */
export function isCorrection(load: LoadToPrice): boolean {
  return load.corrects !== undefined || load.lines.some(({ quantity, billed }) => quantity < 0 || (billed ?? 0) < 0)
}

/** Undefined when neither the load nor what it corrects has the product. A product from two stockpiles is one figure. */
export function deliveredOf(load: LoadToPrice, product: string): Delivered | undefined {
  const now = linesOf(load.lines, product)
  const corrected = linesOf(load.corrects ?? [], product)
  if (now.length + corrected.length === 0) return undefined
  const came = sum(now, ({ quantity }) => quantity)
  const had = sum(corrected, ({ quantity }) => quantity)
  return {
    billed: sum(now, billedOf),
    before: sum(corrected, billedOf),
    compared: Math.abs(had === 0 ? came : had),
  }
}

/** R8, R15: in the order of delivery, then by number: of numbers of one form the shorter is the lower. */
export function inOrderOfDelivery(loads: readonly LoadToPrice[]): readonly LoadToPrice[] {
  return loads.toSorted(
    (a, b) => Date.parse(a.delivered) - Date.parse(b.delivered) || a.id.length - b.id.length || (a.id < b.id ? -1 : 1),
  )
}

function linesOf(lines: readonly LoadLineQuantity[], product: string): readonly LoadLineQuantity[] {
  return lines.filter((line) => line.product === product)
}

function billedOf({ quantity, billed }: LoadLineQuantity): number {
  return billed ?? quantity
}

function sum(lines: readonly LoadLineQuantity[], figure: (line: LoadLineQuantity) => number): number {
  return lines.reduce((total, line) => total + figure(line), 0)
}
