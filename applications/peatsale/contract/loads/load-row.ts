/** A load as lists show it: apart from the whole one, whose schemas no list waits for. */
import { Moment } from '@workspace/logistics/contract'
import { IsoWeek, LocalDate, Uuid } from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { Named, SalesUnit, TwoNames } from '../fields/named.ts'
import { ShownQuantity } from '../fields/shown-amounts.ts'
import { flags } from '../states/flags.ts'
import { loadStates } from '../states/load-states.ts'

export const LoadState = z.enum(loadStates)
const LoadFlag = z.enum(flags)

export const LoadVehicle = z.strictObject({
  id: Uuid,
  plate: z.string(),
  boxes: z.array(z.strictObject({ name: z.string(), m3: ShownQuantity })),
})

export type LoadVehicle = z.infer<typeof LoadVehicle>

export const LoadRow = z.strictObject({
  id: Uuid,
  number: z.string(),
  order: z.strictObject({ id: Uuid, number: z.string() }),
  seller: Named,
  customer: z.string(),
  /** Name and municipality. */
  site: z.nullable(z.strictObject({ name: z.string(), city: z.string() })),
  product: TwoNames,
  unit: SalesUnit,
  planned: ShownQuantity,
  loaded: z.nullable(ShownQuantity),
  delivered: z.nullable(ShownQuantity),
  week: z.nullable(IsoWeek),
  day: z.nullable(LocalDate),
  /** When it was delivered; null before. */
  deliveryDay: z.nullable(LocalDate),
  slotFrom: z.nullable(Moment),
  swamp: z.nullable(Named),
  /** Null while nobody has it, and for loads that the customer collects. */
  carrier: z.nullable(Named),
  /** Without a name once the person has been removed. */
  driver: z.nullable(z.strictObject({ ...Named.shape, isActive: z.boolean() })),
  vehicle: z.nullable(LoadVehicle),
  /** Of an open load, for the office and for whom it is offered to; null for everybody else. */
  offerUntil: z.nullable(Moment),
  isCollected: z.boolean(),
  state: LoadState,
  departed: z.boolean(),
  arrived: z.boolean(),
  /** When it is expected at the site, as far as that is known; null once that has passed. */
  arrival: z.nullable(Moment),
  flags: z.array(LoadFlag),
  problems: z.int(),
  /** Whom its carrier's dispatcher calls while it is to be driven: the driver, and at the yard once that may be known; empty for others. */
  phones: z.array(z.strictObject({ who: z.enum(['driver', 'site']), name: z.string(), telephone: z.string() })),
  version: z.int(),
})
export type LoadRow = z.infer<typeof LoadRow>
