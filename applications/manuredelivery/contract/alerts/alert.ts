/** A bio-security alert: whom it concerns, and what it forbids (lanta-appi 2.3, 6.2). */
import { LocalDate, text, Uuid } from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { Municipality } from '../fields/place.ts'

export const alertKinds = ['birdFlu', 'salmonella', 'otherDisease', 'wildOat', 'other'] as const
/** `stop`: nothing is collected. `lastStop`: no later stop of that vehicle on that day. `wash`: before the next farm. */
export const alertRules = ['stop', 'lastStop', 'wash'] as const

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

export const AlertFields = z
  .strictObject({
    /** Null: every company. */
    company: z.nullable(Uuid),
    kind: z.enum(alertKinds),
    area: Area,
    poultryOnly: z.boolean(),
    rule: z.enum(alertRules),
    from: LocalDate,
    /** Null: until it is ended. */
    to: z.nullable(LocalDate),
    wordsFi: text(500, 1),
    wordsEn: text(500, 1),
  })
  .check(z.refine(({ from, to }) => to === null || from <= to, { path: ['to'] }))
