import * as z from 'zod/mini'

/** Somebody who may be shown or chosen. */
export const PersonName = z.strictObject({ id: z.string(), name: z.string() })
export type PersonName = z.infer<typeof PersonName>
