/** A consignment as lists show it, cut to who reads it (7.3). */
import { Moment } from '@workspace/logistics/contract'
import { IsoWeek, LocalDate, Uuid } from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { consignmentStates } from '../states/consignment-states.ts'
import { flags } from '../states/flags.ts'

export const ConsignmentState = z.enum(consignmentStates)

const Named = z.strictObject({ id: z.string(), name: z.string() })

export const ConsignmentRow = z.strictObject({
  id: Uuid,
  number: z.string(),
  /** Null of an unplanned one, and for those who do not see the request. */
  request: z.nullable(z.strictObject({ id: Uuid, number: z.string() })),
  company: Named,
  farm: z.string(),
  municipality: z.string(),
  store: z.string(),
  type: z.strictObject({ code: z.string(), fi: z.string(), en: z.string() }),
  plant: Named,
  /** Kilograms: planned, as estimated at the collection, and net. */
  plannedKg: z.int(),
  estimateKg: z.nullable(z.int()),
  netKg: z.nullable(z.int()),
  week: z.nullable(IsoWeek),
  day: z.nullable(LocalDate),
  slotFrom: z.nullable(Moment),
  carrier: z.nullable(Named),
  /** The whole name for who works with it; the farm and the plant read the first name. */
  driver: z.nullable(Named),
  vehicle: z.nullable(z.strictObject({ id: z.string(), plate: z.string() })),
  /** Of an open one, for the office and for whom it is offered to. */
  offerUntil: z.nullable(Moment),
  /** The run of several farms that it is a stop of, for the office and the carrier's people. */
  run: z.nullable(z.strictObject({ id: z.string(), stop: z.int(), version: z.int() })),
  state: ConsignmentState,
  isStopped: z.boolean(),
  departed: z.boolean(),
  arrived: z.boolean(),
  /** Until when the farm has time to confirm; null while it is not asked. */
  confirmUntil: z.nullable(Moment),
  /** For the office; receivers read those of weighing. */
  flags: z.array(z.enum(flags)),
  problems: z.int(),
  hasObjection: z.boolean(),
  /** Of a refused one whose way is not decided. */
  isUndecided: z.boolean(),
  version: z.int(),
})
export type ConsignmentRow = z.infer<typeof ConsignmentRow>
