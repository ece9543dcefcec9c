/** Production areas with their piles (2.2). */
import { edited, Find, LocalDate, line, PortalId, Quantity, text, Uuid, UuidOrNone } from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { PersonName } from '../fields/person-name.ts'
import { Place } from '../fields/place.ts'
import { TimeOfDay } from '../fields/time-of-day.ts'
import { Closure, PileForLoader } from './told.ts'

const OpenHours = z
  .strictObject({ from: TimeOfDay, to: TimeOfDay })
  .check(z.refine(({ from, to }) => from < to, { path: ['to'] }))

/** One entry a weekday from Monday; null is closed. */
export const WeekHours = z.array(z.nullable(OpenHours)).check(z.length(7))
export type WeekHours = z.infer<typeof WeekHours>

export const SwampFields = z.object({
  ...edited,
  seller: Uuid,
  code: z.string().check(z.regex(/^[A-Z0-9ÅÄÖ]{1,10}$/)),
  name: line(80, 2),
  municipality: line(60, 2),
  gate: z.nullable(Place),
  roadNote: text(500),
  gateCode: line(40),
  openHours: WeekHours,
  loadsPerHour: z.int().check(z.minimum(1), z.maximum(20)),
  loadersAtWork: z.int().check(z.minimum(1), z.maximum(20)),
  selfLoading: z.boolean(),
  costCentre: line(20),
  coverageNote: text(200),
  loaders: z.array(PortalId).check(z.maxLength(50)),
  /** Other sellers that load there. */
  sharedWith: z.array(Uuid).check(z.maxLength(10)),
})

export const SwampView = z.object({ seller: z._default(UuidOrNone, ''), find: Find })
export const swampSorts = ['name'] as const

export const ListedSwamp = z.strictObject({
  id: z.string(),
  seller: z.string(),
  code: z.string(),
  name: z.string(),
  municipality: z.string(),
  openHours: WeekHours,
  piles: z.array(
    z.strictObject({
      code: z.string(),
      product: z.string(),
      state: z.string(),
      /** More has been loaded than there was by the last count (2.8). Told to those who read balances. */
      needsCount: z.boolean(),
    }),
  ),
  /** What its open piles hold together; null for those who read no balances. */
  left: z.nullable(z.strictObject({ m3: z.int(), pcs: z.int() })),
  /** Empty for carriers. */
  loaders: z.array(PersonName),
})
export type ListedSwamp = z.infer<typeof ListedSwamp>

export const pileKinds = ['pile', 'store'] as const
export const pileStates = ['building', 'open', 'closed', 'empty'] as const
export const surveyMethods = ['estimate', 'tape', 'drone', 'emptyOut'] as const

const pileFields = {
  /** A pile holds cubic metres, a store pieces. */
  kind: z.enum(pileKinds),
  code: line(10, 1),
  product: Uuid,
  place: z.nullable(Place),
  year: z.int().check(z.minimum(1990), z.maximum(2100)),
  openingEstimate: Quantity,
  /** kg/m³. */
  density: z.int().check(z.minimum(1), z.maximum(2000)),
  moisturePermille: z.int().check(z.minimum(0), z.maximum(1000)),
  vonPost: line(20),
  covered: z.boolean(),
  screened: z.boolean(),
  state: z.enum(pileStates),
  measuredOn: z.nullable(LocalDate),
  method: z.nullable(z.enum(surveyMethods)),
}

export const StockpileFields = z.object({ ...edited, swamp: Uuid, ...pileFields })

export const Stockpile = z.strictObject({
  id: z.string(),
  version: z.int(),
  kind: z.enum(pileKinds),
  code: z.string(),
  product: z.string(),
  /** What the asker's sellers load from it: their products of the same code. A loader sees those of all that load here. */
  products: z.array(z.string()),
  place: z.nullable(Place),
  year: z.int(),
  openingEstimate: z.nullable(z.int()),
  density: z.int(),
  moisturePermille: z.int(),
  vonPost: z.string(),
  covered: z.boolean(),
  screened: z.boolean(),
  state: z.enum(pileStates),
  measuredOn: z.nullable(z.string()),
  method: z.nullable(z.enum(surveyMethods)),
  /** Null for another seller that loads here. */
  balance: z.nullable(z.int()),
  /** What loaders have told of it last. */
  reports: z.array(PileForLoader),
})
export type Stockpile = z.infer<typeof Stockpile>

/** Of one product, by its code: sellers that share a swamp name the same peat by the same code. Cubic metres or pieces. */
export const SwampStock = z.strictObject({
  code: z.string(),
  unit: z.enum(['m3', 'pcs']),
  /** Null for another seller that loads here. */
  balance: z.nullable(z.int()),
  /** The own reservations of whoever asks. */
  reserved: z.int(),
  /** After everybody's reservations; below zero where the swamp is overbooked. */
  free: z.int(),
})
export type SwampStock = z.infer<typeof SwampStock>

export const Swamp = z.strictObject({
  id: z.string(),
  version: z.int(),
  seller: z.string(),
  code: z.string(),
  name: z.string(),
  municipality: z.string(),
  gate: z.nullable(Place),
  roadNote: z.string(),
  openHours: WeekHours,
  loadsPerHour: z.int(),
  loadersAtWork: z.int(),
  selfLoading: z.boolean(),
  coverageNote: z.string(),
  loaders: z.array(PersonName),
  /** Why nothing is loaded there now; null while it is open. */
  closure: z.nullable(Closure),
  /** What the office of its seller alone sees. */
  office: z.nullable(z.strictObject({ gateCode: z.string(), costCentre: z.string(), sharedWith: z.array(z.string()) })),
})
export type Swamp = z.infer<typeof Swamp>
