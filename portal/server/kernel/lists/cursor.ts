import * as z from 'zod/mini'
import type { Direction } from '../../../contract/own.ts'

/** The order that a cursor belongs to: in another its place would be nowhere. */
export interface ListOrder {
  readonly sort: string
  readonly direction: Direction
  /** Whether its key is a whole number; text otherwise. */
  readonly numeric?: boolean
}

/** Where a page ends: the sort key and the id of its last row. */
export interface Position {
  readonly key: string | number
  readonly id: string
}

const Word = z.tuple([z.string(), z.string(), z.union([z.string(), z.int()]), z.string()])

export function encodeCursor({ sort, direction }: ListOrder, { key, id }: Position): string {
  return Buffer.from(JSON.stringify([sort, direction, key, id])).toString('base64url')
}

/** Undefined for a cursor that was not made for this order. */
export function decodeCursor(order: ListOrder, cursor: string): Position | undefined {
  const parsed = Word.safeParse(jsonOf(Buffer.from(cursor, 'base64url').toString('utf8')))
  if (!parsed.success) return undefined
  const [sort, direction, key, id] = parsed.data
  const isOfOrder = sort === order.sort && direction === order.direction
  const isOfKind = typeof key === (order.numeric === true ? 'number' : 'string')
  // PostgreSQL cannot hold a NUL.
  return isOfOrder && isOfKind && !`${key}${id}`.includes('\u0000') ? { key, id } : undefined
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
