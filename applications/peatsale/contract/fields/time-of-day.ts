import * as z from 'zod/mini'

/** 07.45 is `07:45`, by the clock in Finland. */
export const TimeOfDay = z.string().check(z.regex(/^([01][0-9]|2[0-3]):[0-5][0-9]$/))
