/** What all events have: they are made where somebody taps, and their id makes them happen once, for ever. */
import { Cents, IsoWeek, LocalDate, text, UnitPrice } from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { Uuid } from '../fields/ids.ts'
import { line } from '../fields/line.ts'
import { Version } from '../fields/register.ts'
import { TimeOfDay } from '../fields/time-of-day.ts'

/** ISO 8601 in UTC. */
export const Moment = z.iso.datetime()

/** Words that have to be said: why, what was asked for. */
export const Words = text(1000, 1)

/** An event of one kind, about one order or load. */
export function eventOf<Kind extends string, Data extends z.ZodMiniType>(kind: Kind, data: Data) {
  return z.strictObject({
    id: Uuid,
    kind: z.literal(kind),
    /** The order or load. */
    of: Uuid,
    data,
    /** The version that the sender saw; physical facts carry none. */
    baseVersion: z.optional(Version),
    /** By the device's clock. */
    deviceTime: Moment,
    /** Names the device among those of its person. */
    device: line(100, 1),
  })
}

/** A week, or a day with or without a time of day in Finland. */
export const When = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('week'), week: IsoWeek }),
  z.strictObject({ by: z.literal('day'), day: LocalDate, time: z.optional(TimeOfDay) }),
])
export type When = z.infer<typeof When>

/** By load in cents, else in 1/10 000 € by cubic metre or kilometre. */
function rates<More extends Readonly<Record<string, z.ZodMiniType>>>(more: More) {
  return [
    z.strictObject({ kind: z.literal('perM3'), price: UnitPrice, ...more }),
    z.strictObject({ kind: z.literal('perLoad'), price: Cents.check(z.minimum(0)), ...more }),
    z.strictObject({ kind: z.literal('perKm'), price: UnitPrice, ...more }),
  ] as const
}

export const FreightRate = z.discriminatedUnion('kind', rates({}))
export type FreightRate = z.infer<typeof FreightRate>

/** What a carrier is paid: by the tariff that fits on the day, or by hand with a reason. */
export const CarrierFreight = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('tariff') }),
  ...rates({ reason: z.optional(Words) }),
])
export type CarrierFreight = z.infer<typeof CarrierFreight>

/** 0 to 10 000: nobody waits longer than a week. */
export const Minutes = z.int().check(z.minimum(0), z.maximum(10_000))

/** No two of them name one line: which of the two would hold? */
export function distinctBy<Field extends string>(field: Field) {
  return z.refine<readonly Readonly<Record<Field, string>>[]>(
    (rows) => new Set(rows.map((row) => row[field])).size === rows.length,
  )
}
