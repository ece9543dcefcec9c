import * as z from 'zod/mini'

/** Where a page of a list begins: what the page before it answered as `cursor`. Empty is the first page; an empty answer, the last. */
export const Cursor = z._default(z.string().check(z.maxLength(200)), '')
