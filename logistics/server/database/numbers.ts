/** Running numbers by name and year; one that is not used is gone. */
import type { NoTables } from '@workspace/portal/server'
import type { Transaction } from 'kysely'
import { storedTables } from './tables.ts'

export const numbers = {
  async next(transaction: Transaction<NoTables>, name: string, year: number): Promise<number> {
    const { next } = await storedTables(transaction)
      .insertInto('logistics_counter')
      .values({ name, year, next: 2 })
      .onConflict((conflict) =>
        conflict.columns(['name', 'year']).doUpdateSet((row) => ({ next: row('logistics_counter.next', '+', 1) })),
      )
      .returning('next')
      .executeTakeFirstOrThrow()
    return next - 1
  },
}
