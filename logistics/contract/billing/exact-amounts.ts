/** Amounts of prices, exact until their one rounding. */
import type { Cents, Quantity } from '@workspace/portal/contract'
import { centsMost, halfAwayFromZero } from '@workspace/portal/contract'

/** Cents as they are before their one rounding: a fraction. */
export type ExactCents = { readonly numerator: bigint; readonly denominator: bigint }

/** R9: the one rounding, half away from zero. */
export function rounded({ numerator, denominator }: ExactCents): Cents {
  return halfAwayFromZero(numerator, denominator) as Cents
}

/** Whether anybody may be asked for so much (2.2): a sum of prices may pass what an order or a load may cost. */
export function isMoney(cents: number): boolean {
  return Math.abs(cents) <= centsMost
}

export function sumOf(amounts: readonly Cents[]): Cents {
  return amounts.reduce<number>((sum, each) => sum + each, 0) as Cents
}

export function quantityOf(thousandths: number): Quantity {
  return thousandths as Quantity
}

const millionth = 1_000_000n

/**
 * The same as decimal text with two to six decimals. What is beyond the sixth is cut, not rounded: a figure below half a
 * cent is never written as half a cent.
 */
export function exactText({ numerator, denominator }: ExactCents): string {
  const millionths = (numerator * millionth) / denominator
  const magnitude = millionths < 0n ? -millionths : millionths
  const decimals = String(magnitude % millionth).padStart(6, '0')
  return `${millionths < 0n ? '-' : ''}${magnitude / millionth}.${decimals.replace(/0{1,4}$/, '')}`
}

/** So much of what costs `price` for `priceBaseQty` units; price in 1/10 000 €, quantity in thousandths. */
export function costOf(quantity: number, price: number, priceBaseQty = 1): ExactCents {
  return { numerator: BigInt(quantity) * BigInt(price), denominator: 100_000n * BigInt(priceBaseQty) }
}

/** A share of an amount in basis points. */
export function percentageOf(cents: Cents, basisPoints: number): ExactCents {
  return { numerator: BigInt(cents) * BigInt(basisPoints), denominator: 10_000n }
}
