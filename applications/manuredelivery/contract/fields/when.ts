import { IsoWeek, LocalDate } from '@workspace/portal/contract'
import * as z from 'zod/mini'

/** A time of day in Finland: 07.45 is `07:45`. */
export const TimeOfDay = z.string().check(z.regex(/^([01][0-9]|2[0-3]):[0-5][0-9]$/))

/** A week, or a day with or without a time of day. */
export const When = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('week'), week: IsoWeek }),
  z.strictObject({ by: z.literal('day'), day: LocalDate, time: z.optional(TimeOfDay) }),
])
