/** A bio-security alert: whom it concerns, and what it forbids (lanta-appi 2.3, 6.2). */
import { Moment, washMethods } from '@workspace/logistics/contract'
import { edited, LocalDate, text, Uuid } from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { Municipality } from '../fields/place.ts'
import { consignmentStates } from '../states/consignment-states.ts'

export const alertKinds = ['birdFlu', 'salmonella', 'otherDisease', 'wildOat', 'other'] as const
/** `stop`: nothing is collected. `lastStop`: no later stop of that vehicle on that day. `wash`: before the next farm. */
export const alertRules = ['stop', 'lastStop', 'wash'] as const
export type AlertRule = (typeof alertRules)[number]

const isDistinct = z.refine<readonly string[]>((all) => new Set(all).size === all.length)

/** Municipalities, or farms by name. */
const Area = z.discriminatedUnion('by', [
  z.strictObject({
    by: z.literal('municipalities'),
    municipalities: z.array(Municipality).check(z.minLength(1), z.maxLength(100), isDistinct),
  }),
  z.strictObject({
    by: z.literal('accounts'),
    accounts: z.array(Uuid).check(z.minLength(1), z.maxLength(200), isDistinct),
  }),
])

const content = {
  /** Null: every company. */
  company: z.nullable(Uuid),
  kind: z.enum(alertKinds),
  area: Area,
  poultryOnly: z.boolean(),
  rule: z.enum(alertRules),
  from: LocalDate,
  /** Null: until it is ended. */
  to: z.nullable(LocalDate),
}
const endsAfterItsBeginning = z.refine<{ from: string; to: string | null }>(
  ({ from, to }) => to === null || from <= to,
  { path: ['to'] },
)

export const AlertFields = z
  .object({ ...edited, ...content, wordsFi: text(500, 1), wordsEn: text(500, 1) })
  .check(endsAfterItsBeginning)

/** What decides which consignments an alert covers. */
export const AlertContent = z.object(content).check(endsAfterItsBeginning)

const NamedFarm = z.strictObject({ id: z.string(), name: z.string() })

/** As a list shows it. Of named farms, farms and crew read their own, neither the kind nor the words of the office. */
export const ListedAlert = z.strictObject({
  id: z.string(),
  version: z.int(),
  company: z.nullable(z.strictObject({ id: z.string(), name: z.string() })),
  kind: z.nullable(z.enum(alertKinds)),
  municipalities: z.array(z.string()),
  farms: z.array(NamedFarm),
  poultryOnly: z.boolean(),
  rule: z.enum(alertRules),
  from: LocalDate,
  to: z.nullable(LocalDate),
  words: z.strictObject({ fi: z.string(), en: z.string() }),
  state: z.enum(['coming', 'inForce', 'past']),
  /** It was ended before its last day. */
  isEnded: z.boolean(),
  /** Why it was ended; for offices. */
  endReason: z.string(),
  /** The reader's farm lies there, or work that the reader has ahead. */
  concerns: z.boolean(),
  /** The reader may change and end it. */
  isOwn: z.boolean(),
})
export type ListedAlert = z.infer<typeof ListedAlert>

/** What farms and crew read of an alert of named farms. */
export const neutralWords: Readonly<Record<AlertRule, { readonly fi: string; readonly en: string }>> = {
  stop: {
    fi: 'Tautisuojaus: tilalla ei käydä ilman lupaa',
    en: 'Bio-security: do not visit the farm without permission',
  },
  lastStop: {
    fi: 'Tautisuojaus: tila on auton päivän viimeinen nouto',
    en: 'Bio-security: the farm is the last stop of the truck on that day',
  },
  wash: { fi: 'Tautisuojaus: pese ja desinfioi', en: 'Bio-security: wash and disinfect' },
}

/** What saving the alert would stop. */
export const StoppedConsignment = z.strictObject({
  id: z.string(),
  number: z.string(),
  farm: z.string(),
  state: z.enum(consignmentStates),
  day: z.nullable(LocalDate),
  plate: z.string(),
})
export type StoppedConsignment = z.infer<typeof StoppedConsignment>

/** A vehicle that was on a farm of the alert lately. */
export const VisitingVehicle = z.strictObject({
  id: z.string(),
  plate: z.string(),
  carrier: z.string(),
  /** Its last visit there. */
  farm: z.string(),
  at: Moment,
  /** The strongest wash since. */
  wash: z.nullable(z.enum(washMethods)),
})
export type VisitingVehicle = z.infer<typeof VisitingVehicle>
