import * as z from 'zod/mini'

/** Items that one application shows on the front page, at most. */
export const waitingItemsMost = 5

/** One thing that a person can go on with. Its words are the application's own, in the browser (`WaitingWords`). */
export const WaitingItem = z.strictObject({
  /** Which words tell of it. */
  kind: z.string().check(z.minLength(1), z.maxLength(60)),
  /** Where it is done: a path below the application's key, such as `/orders/12`. */
  path: z.string().check(z.startsWith('/'), z.maxLength(300)),
  /** What the words name: a number, a date, a title. */
  values: z.record(z.string().check(z.maxLength(60)), z.union([z.string().check(z.maxLength(300)), z.number()])),
})
export type WaitingItem = z.infer<typeof WaitingItem>

/** What waits for a person in an application: the count on its tile and the first of the things themselves (FRONT-20). */
export const WaitingWork = z.strictObject({
  count: z.int().check(z.minimum(0)),
  items: z.array(WaitingItem).check(z.maxLength(waitingItemsMost)),
})
export type WaitingWork = z.infer<typeof WaitingWork>
