import * as z from 'zod/mini'
import type { SortDirection, UserSort } from '../../../../contract/index.ts'
import type { Place } from './list-page.ts'

/** A place belongs to its order: in another it would be nowhere. */
export interface ListOrder {
  readonly sort: UserSort
  readonly direction: SortDirection
}

const Word = z.tuple([z.string(), z.string(), z.string(), z.string()])

export function encodeCursor({ key, id }: Place, { sort, direction }: ListOrder): string {
  return Buffer.from(JSON.stringify([sort, direction, key, id])).toString('base64url')
}

/** Undefined for a word that was not made for this order. */
export function decodeCursor(word: string, order: ListOrder): Place | undefined {
  const parsed = Word.safeParse(jsonOf(Buffer.from(word, 'base64url').toString('utf8')))
  if (!parsed.success) return undefined
  const [sort, direction, key, id] = parsed.data
  const isUsable = !key.includes('\u0000') && !id.includes('\u0000')
  return sort === order.sort && direction === order.direction && isUsable ? { key, id } : undefined
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
