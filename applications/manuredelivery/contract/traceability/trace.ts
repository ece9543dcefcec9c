/** Where trucks were, and where they went afterwards (lanta-appi 6.3). */
import { Moment, washMethods } from '@workspace/logistics/contract'
import { Cursor, daysBetween, LocalDate, line } from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { consignmentStates } from '../states/consignment-states.ts'

export const traceKeys = [
  'account',
  'store',
  'keepingPlace',
  'municipality',
  'vehicle',
  'plant',
  'consignment',
] as const

/** Of a consignment its own visits are traced, whenever they were. */
const question = {
  by: z.enum(traceKeys),
  /** An id; of a keeping place or municipality, its name. */
  value: line(60, 1),
  from: LocalDate,
  to: LocalDate,
  daysAfter: z._default(z.int().check(z.minimum(0), z.maximum(30)), 7),
}
const isWithinYear = z.refine<{ from: LocalDate; to: LocalDate }>(
  ({ from, to }) => from <= to && daysBetween(from, to) <= 366,
  { path: ['to'] },
)

export const TraceQuestion = z.object(question).check(isWithinYear)
export const TracePageQuestion = z.object({ ...question, cursor: Cursor }).check(isWithinYear)

/** `origin` was where was asked, `after` came later with the same truck. */
export const TraceLine = z.strictObject({
  part: z.enum(['origin', 'after']),
  /** `other` is a trip for another company, of which the day alone is known. */
  kind: z.enum(['farm', 'plant', 'wash', 'other']),
  vehicle: z.strictObject({ id: z.string(), plate: z.string(), carrier: z.string() }),
  day: LocalDate,
  /** Null for `other`. */
  at: z.nullable(Moment),
  /** Null for `wash` and `other`. */
  visit: z.nullable(
    z.strictObject({
      company: z.string(),
      consignment: z.string(),
      number: z.string(),
      state: z.enum(consignmentStates),
      /** Received, else estimated, else planned. */
      kg: z.int(),
      type: z.string(),
      farm: z.strictObject({ id: z.string(), name: z.string() }),
      /** Name of the store or plant. */
      place: z.string(),
      municipality: z.string(),
      keepingPlace: z.string(),
    }),
  ),
  /** Of `wash` its method; of a farm `after`, the strongest wash since the truck was last where was asked. */
  wash: z.nullable(z.enum(washMethods)),
})
export type TraceLine = z.infer<typeof TraceLine>
