import * as z from 'zod/mini'

/** A time of day in Finland: 07.45 is `07:45`. */
export const TimeOfDay = z.string().check(z.regex(/^([01][0-9]|2[0-3]):[0-5][0-9]$/))
