/** Settings of a company that owns plants (lanta-appi 2.3). */
import { Email, isOneLine, line, Telephone } from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { TimeOfDay } from '../fields/when.ts'

const Percent = z.int().check(z.minimum(0), z.maximum(100))

export const operatorSettings = {
  /** Who reads answers to the company's letters. */
  ordersEmail: z.union([Email, z.literal('')]),
  phone: Telephone.check(isOneLine),
  /** W7: how much a weight may differ from the estimate, and one scale from another. */
  estimateTolerancePct: Percent,
  scaleTolerancePct: Percent,
  /** How much of an estimate may be left when a request completes. */
  remainderTolerancePct: Percent,
  /** Until how many hours before the collection a farm may change a request. */
  cutOffHours: z.int().check(z.minimum(0), z.maximum(336)),
  /** Until when on the day before a carrier may release a consignment without a reason. */
  releaseCutOff: TimeOfDay,
  /** Days in which a farm may object. */
  objectionDays: z.int().check(z.minimum(7), z.maximum(365)),
  docRetentionYears: z.int().check(z.minimum(6), z.maximum(30)),
  /** Accounts of the bookkeeping. */
  accountSale: line(20),
  accountPurchase: line(20),
  fertiliserOperatorNo: line(40),
}

/** What a company begins with. */
export const firstSettings = {
  ...{ ordersEmail: '', phone: '', estimateTolerancePct: 15, scaleTolerancePct: 2, remainderTolerancePct: 20 },
  ...{ cutOffHours: 24, releaseCutOff: '16:00', objectionDays: 30, docRetentionYears: 6 },
  ...{ accountSale: '', accountPurchase: '', fertiliserOperatorNo: '' },
} as const

export const Operator = z.strictObject({ id: z.string(), version: z.int(), ...operatorSettings })
export type Operator = z.infer<typeof Operator>
