/** What freight, waiting and goods cost by their terms, and which quantity that takes. */
import type { ExactCents } from '@workspace/logistics/contract'
import { costOf, rounded } from '@workspace/logistics/contract'
import type { Cents } from '@workspace/portal/contract'
import type { Freight } from './settle-input.ts'
import type { Quantity } from './settle-output.ts'

/** What a consignment is charged by; null where it is not known. */
export interface Amounts {
  readonly kg: number | null
  readonly m3: number | null
  readonly km: number | null
}

export interface Charge {
  readonly quantity: number
  readonly unit: 't' | 'm3' | 'load'
  readonly unitPrice: number
  readonly cost: ExactCents
  /** Rounded, and at least the minimum. */
  readonly amount: Cents
}

/** @returns the name of the quantity that is lacking where it cannot be computed. */
export function chargeOf({ kind, price, minimum, minChargeable = 0 }: Freight, amounts: Amounts): Charge | Quantity {
  const charge = (part: Omit<Charge, 'amount'>): Charge => {
    const cents = rounded(part.cost)
    return { ...part, amount: minimum !== undefined && cents < minimum ? minimum : cents }
  }
  const byAmount = (amount: number, unit: 't' | 'm3') => {
    const quantity = Math.max(amount, minChargeable)
    return charge({ quantity, unit, unitPrice: price, cost: costOf(quantity, price) })
  }
  if (kind === 'perT') return amounts.kg === null ? 'mass' : byAmount(amounts.kg, 't')
  if (kind === 'perM3') return amounts.m3 === null ? 'volume' : byAmount(amounts.m3, 'm3')
  const load = { quantity: 1000, unit: 'load' } as const
  if (kind === 'perLoad') return charge({ ...load, unitPrice: price * 100, cost: centsOf(price) })
  if (amounts.km === null) return 'km'
  return charge({ ...load, unitPrice: price, cost: costOf(amounts.km * 1000, price) })
}

export function centsOf(cents: number): ExactCents {
  return { numerator: BigInt(cents), denominator: 1n }
}

/** S9: started quarters over the free minutes. */
export function startedQuarters(minutes: number | null | undefined, freeMinutes: number): number {
  return Math.max(0, Math.ceil(((minutes ?? 0) - freeMinutes) / 15))
}

/** One row, rounded once. */
export function waitingCost(quarters: number, perHour: Cents): ExactCents {
  return { numerator: BigInt(quarters) * BigInt(perHour), denominator: 4n }
}
