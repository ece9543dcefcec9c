/**
 * Whole numbers with a unit: nothing here is ever a floating-point figure. A number becomes an amount only where it is
 * parsed, so that cents cannot pass for thousandths.
 */
import * as z from 'zod/mini'

declare const unit: unique symbol
type Amount<Unit extends string> = number & { readonly [unit]: Unit }

/** Hundredths of a euro. */
export type Cents = Amount<'cents'>
/** Thousandths of whatever is counted: cubic metres, pieces, kilograms. */
export type Quantity = Amount<'thousandths'>
/** Ten-thousandths of a euro, per unit. */
export type UnitPrice = Amount<'ten-thousandths of a euro'>
/** Hundredths of a percent: 2550 is 25.5 %. */
export type BasisPoints = Amount<'basis points'>

/** A PostgreSQL integer ends at 2 147 483 647, so amounts end at a round figure below it. */
export const centsMost = 2_000_000_000
export const quantityMost = 1_000_000_000
export const unitPriceMost = 2_000_000_000

function amount<Unit extends string>(least: number, most: number): z.ZodMiniType<Amount<Unit>, number> {
  const whole = z.int().check(z.minimum(least), z.maximum(most))
  return whole as unknown as z.ZodMiniType<Amount<Unit>, number>
}

/** −20 000 000.00 to 20 000 000.00 €: a credit is negative. */
export const Cents: z.ZodMiniType<Cents, number> = amount(-centsMost, centsMost)
/** 0 to 1 000 000.000. */
export const Quantity: z.ZodMiniType<Quantity, number> = amount(0, quantityMost)
/** The same of what somebody orders, delivers or counts: more than nothing. */
export const QuantityInput: z.ZodMiniType<Quantity, number> = amount(1, quantityMost)
/** 0 to 200 000.0000 €. */
export const UnitPrice: z.ZodMiniType<UnitPrice, number> = amount(0, unitPriceMost)
/** 0 to 100 %. */
export const BasisPoints: z.ZodMiniType<BasisPoints, number> = amount(0, 10_000)
