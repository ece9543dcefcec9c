/** What was corrected of a load's facts after they had been told (2.5). */
import { Moment } from '@workspace/logistics/contract'
import { Uuid } from '@workspace/portal/contract'
import * as z from 'zod/mini'

/** Quantities are of a line, in thousandths; times are moments; waiting is in minutes. */
export const correctedFields = [
  'loaded',
  'delivered',
  'stockpile',
  'receiver',
  'driver',
  'vehicle',
  'arrivedLoad',
  'loadStart',
  'loadedAt',
  'departed',
  'arrivedSite',
  'deliveredAt',
  'waitingSite',
  'waitingSwamp',
] as const
export type CorrectedField = (typeof correctedFields)[number]

export const Correction = z.strictObject({
  id: z.string(),
  field: z.enum(correctedFields),
  /** Null for what is of the whole load. */
  line: z.nullable(Uuid),
  /** Empty where nothing stood. */
  before: z.string(),
  after: z.string(),
  reason: z.string(),
  by: z.string(),
  at: Moment,
  /** The load stood in an invoicing batch already: plus and minus rows say it there. */
  afterBatch: z.boolean(),
})
export type Correction = z.infer<typeof Correction>
