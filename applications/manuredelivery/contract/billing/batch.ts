/** Settlement: confirmed consignments become rows for the accounts, sale and purchase apart (lanta-appi 5.2). Cents. */
import { Moment } from '@workspace/logistics/contract'
import { IsoWeek, LocalDate, Uuid } from '@workspace/portal/contract'
import * as z from 'zod/mini'

/** `sale`: the farm pays; `purchase`: the plant pays. */
export const sides = ['sale', 'purchase'] as const
const Side = z.enum(sides)
export type Side = (typeof sides)[number]

const sums = { net: z.int(), vat: z.int(), gross: z.int() }
const Sums = z.strictObject(sums)

export const BillingRow = z.strictObject({
  id: Uuid,
  consignment: Uuid,
  /** Of a correction its own number. */
  number: z.string(),
  requestNumber: z.string(),
  side: Side,
  farm: z.string(),
  farmNumber: z.string(),
  day: LocalDate,
  kind: z.enum(['goods', 'freight', 'fuel', 'waiting', 'refusal', 'wastedTrip']),
  code: z.string(),
  name: z.strictObject({ fi: z.string(), en: z.string() }),
  /** Thousandths; below zero in a correction. */
  quantity: z.int(),
  unit: z.enum(['t', 'm3', 'load', 'quarter', 'pcs']),
  /** Ten-thousandths of a euro. */
  unitPrice: z.int(),
  ...sums,
  vatRateBp: z.int(),
  isSelfBilled: z.boolean(),
  freeText: z.string(),
  correctionOf: z.nullable(Uuid),
})
export type BillingRow = z.infer<typeof BillingRow>

export const ListedBatch = z.strictObject({
  id: Uuid,
  number: z.string(),
  company: z.string(),
  side: Side,
  from: LocalDate,
  to: LocalDate,
  consignments: z.int(),
  ...sums,
  /** `withdrawn`: its approval was taken back. */
  state: z.enum(['approved', 'sent', 'withdrawn']),
  approvedBy: z.string(),
  approvedAt: Moment,
})
export type ListedBatch = z.infer<typeof ListedBatch>

export const batchFormats = ['csv', 'json'] as const
export const BatchFormat = z.enum(batchFormats)

export const Batch = z.strictObject({
  ...ListedBatch.shape,
  /** The batch of the other side of the same approval. */
  other: z.nullable(z.strictObject({ id: Uuid, number: z.string(), side: Side })),
  rows: z.array(BillingRow),
  files: z.array(z.strictObject({ format: BatchFormat, sha256: z.string(), madeAt: Moment, madeBy: z.string() })),
  sentBy: z.string(),
  sentAt: z.nullable(Moment),
  /** Why the approval was taken back. */
  reason: z.string(),
})
export type Batch = z.infer<typeof Batch>

/** A consignment as it would go into the batches. */
const BatchConsignment = z.strictObject({
  id: Uuid,
  number: z.string(),
  farm: z.string(),
  farmNumber: z.string(),
  day: LocalDate,
  /** Null of a refused or failed one. */
  kg: z.nullable(z.int()),
  /** It is locked already; the rows correct what was issued. */
  isCorrection: z.boolean(),
  version: z.int(),
  sale: Sums,
  purchase: Sums,
  rows: z.array(BillingRow),
})

const inTheWay = ['notConfirmed', 'flagged', 'objection', 'undecided', 'noTerms', 'missing'] as const

/** An ended consignment of the period that is not among them. */
const InTheWay = z.strictObject({
  consignment: Uuid,
  number: z.string(),
  farm: z.string(),
  day: LocalDate,
  why: z.enum(inTheWay),
})
export type WhyNot = (typeof inTheWay)[number]

/** Confirmed consignments of a week that are in no batch. */
const UnsettledWeek = z.strictObject({
  week: IsoWeek,
  consignments: z.int(),
  saleGross: z.int(),
  purchaseGross: z.int(),
})

export const Proposal = z.strictObject({
  consignments: z.array(BatchConsignment),
  inTheWay: z.array(InTheWay),
  sale: Sums,
  purchase: Sums,
  /** Of any time, the oldest first. */
  weeks: z.array(UnsettledWeek),
})
export type Proposal = z.infer<typeof Proposal>
