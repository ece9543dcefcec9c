import { dayOf } from '@workspace/portal/contract'
import type { PeatReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'

/** `number` is what people read, `sort` orders also beyond the 99 999th of a year. */
export interface OrderNumber {
  readonly number: string
  readonly sort: string
}

/** The next one of the year that it is in Finland, over all sellers; one that is not used is gone (2.2, numbering). */
export async function nextOrderNumber(transaction: PeatReader, now: Date): Promise<OrderNumber> {
  const year = Number(dayOf(now).slice(0, 4))
  const { next: following } = await ownTables(transaction)
    .insertInto('peatsale_counter')
    .values({ name: 'order', year, next: 2 })
    .onConflict((conflict) =>
      conflict.columns(['name', 'year']).doUpdateSet((row) => ({ next: row('peatsale_counter.next', '+', 1) })),
    )
    .returning('next')
    .executeTakeFirstOrThrow()
  const next = following - 1
  const prefix = `KM-${String(year).slice(2)}-`
  return { number: prefix + String(next).padStart(5, '0'), sort: prefix + String(next).padStart(9, '0') }
}
