/** Reckons with amounts as they are typed, sent and shown: whole numbers, rounded once. */
import { daysOf, halfAwayFromZero } from '@workspace/portal/contract'
import { handlersOf } from '@workspace/portal/server'
import { kilogramsMost, quoteWeighing } from '../contract/index.ts'
import type { Weigher } from './weigher.ts'

const { reads } = handlersOf<Weigher>()

/** Thousandths of a tonne are kilograms. */
export const quoteWeighingHandler = reads(quoteWeighing, async (_, { amount, price, paid, week, day }, refuse) => {
  if (amount > kilogramsMost) throw refuse('bridge_overloaded', { fields: ['amount'] })
  const cost = halfAwayFromZero(BigInt(amount) * BigInt(price), 100_000n)
  return { sum: cost - paid, day: day ?? daysOf(week)[0] }
})
