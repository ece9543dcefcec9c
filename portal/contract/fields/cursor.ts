import * as z from 'zod/mini'

/** Where the next page of a list begins; given back as it was received. */
export const Cursor = z.string().check(z.maxLength(200))
