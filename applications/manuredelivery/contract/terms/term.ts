/** Terms between a company and its farms, and what it pays carriers (lanta-appi 5.1, S16). */
import { BasisPoints, edited, LocalDate, line, PortalId, Uuid } from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { Minutes } from '../fields/amounts.ts'
import { Amount, carrierFreight, fittingMinimum, freeHasNoPrice, termMoney } from './term-fields.ts'

export const termStates = ['draft', 'published', 'retired'] as const
export const TermState = z.enum(termStates)
const termScopes = ['group', 'general'] as const

const termFields = {
  company: Uuid,
  name: line(80, 2),
  scope: z.enum(termScopes),
  /** Of scope `group`: the tag of the farms. */
  tag: line(30),
  /** Null: any. */
  type: z.nullable(Uuid),
  plant: z.nullable(Uuid),
  /** Both days count. */
  validFrom: LocalDate,
  validTo: LocalDate,
  ...termMoney,
}

export const TermFields = z.object({ ...edited, ...termFields }).check(
  freeHasNoPrice,
  z.refine(({ validFrom, validTo }) => validFrom <= validTo, { path: ['validTo'] }),
  z.refine(({ scope, tag }) => (scope === 'group') === (tag !== ''), { path: ['tag'] }),
)
export type TermFields = z.infer<typeof TermFields>

/** Terms as their office reads them. */
export const Term = z.strictObject({
  id: z.string(),
  version: z.int(),
  ...termFields,
  state: TermState,
  publishedAt: z.nullable(z.string()),
})
export type Term = z.infer<typeof Term>

const refusedReturns = ['none', 'sameAgain'] as const
const carrierFields = {
  ...carrierFreight,
  fuelBp: BasisPoints,
  waitingPerHour: Amount,
  freeMinutesFarm: Minutes,
  freeMinutesPlant: Minutes,
  wastedTrip: Amount,
  /** What a carrier is paid for a refused load that it drives back. */
  refusedReturn: z.enum(refusedReturns),
}

/** A carrier has one row; null: for every carrier that has none. */
export const CarrierTermFields = z
  .object({ ...edited, company: Uuid, carrier: z.nullable(PortalId), ...carrierFields })
  .check(fittingMinimum)
export type CarrierTermFields = z.infer<typeof CarrierTermFields>

export const CarrierTerm = z.strictObject({
  id: z.string(),
  version: z.int(),
  carrier: z.nullable(z.strictObject({ id: z.string(), name: z.string() })),
  ...carrierFields,
})
export type CarrierTerm = z.infer<typeof CarrierTerm>
