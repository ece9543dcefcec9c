/** What every list that comes by pages is asked, and how it answers. */
import * as z from 'zod/mini'
import { text } from '../fields/text.ts'

export const findMaxLength = 100
/** Rows in one page of a list, at most. */
export const pageMost = 200

/** A text to find; empty finds everything. */
export const Find = z._default(text(findMaxLength), '')

/** Where a page of a list begins: what the page before it answered as `cursor`. Empty is the first page; an empty answer, the last. */
export const Cursor = z._default(z.string().check(z.maxLength(2000)), '')

export const Direction = z.enum(['asc', 'desc'])
export type Direction = z.infer<typeof Direction>

/** `exact` false: there are at least this many; what very many rows hold is not counted to the end. */
export const Total = z.strictObject({ count: z.number(), exact: z.boolean() })
export type Total = z.infer<typeof Total>

type Sorts = readonly [string, ...string[]]

/** A view with its order: everything that the address of a list says. Without a word it is the first of the sorts, rising. */
export function orderedView<Shape extends z.core.$ZodLooseShape, const Of extends Sorts>(
  view: z.ZodMiniObject<Shape>,
  sorts: Of,
) {
  return z.extend(view, { sort: z._default(z.enum(sorts), sorts[0]), direction: z._default(Direction, 'asc') })
}

/** What a list by pages is asked: its view and order, and which page of it. */
export function listInput<Shape extends z.core.$ZodLooseShape, const Of extends Sorts>(
  view: z.ZodMiniObject<Shape>,
  sorts: Of,
) {
  return z.extend(orderedView(view, sorts), {
    cursor: Cursor,
    limit: z._default(z.int().check(z.minimum(1), z.maximum(pageMost)), 50),
    /** Whether to count as well; only the first page answers a total. */
    counted: z._default(z.boolean(), true),
  })
}
