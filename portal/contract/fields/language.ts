import * as z from 'zod/mini'

export const Language = z.enum(['fi', 'en'])
export type Language = z.infer<typeof Language>
