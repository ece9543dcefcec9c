/** Running numbers by name and year; one that is not used is gone. */
import type { NoTables } from '@workspace/portal/server'
import type { Transaction } from 'kysely'
import { storedTables } from './tables.ts'

export const numbers = {
  next: (transaction: Transaction<NoTables>, name: string, year: number) =>
    nextAfter(transaction, { name, year, after: 0 }),

  /** Of the batches of a company's code in a week, whichever application makes them. `after`: a number that is used already. */
  nextOfBatch: (
    transaction: Transaction<NoTables>,
    { code, week, after = 0 }: { readonly code: string; readonly week: string; readonly after?: number },
  ) => nextAfter(transaction, { name: `batch ${code} ${week}`, year: Number(week.slice(0, 4)), after }),
}

interface Counted {
  readonly name: string
  readonly year: number
  readonly after: number
}

async function nextAfter(transaction: Transaction<NoTables>, { name, year, after }: Counted): Promise<number> {
  const { next } = await storedTables(transaction)
    .insertInto('logistics_counter')
    .values({ name, year, next: after + 2 })
    .onConflict((conflict) =>
      conflict.columns(['name', 'year']).doUpdateSet((row) => ({
        next: row
          .case()
          .when('logistics_counter.next', '>', after)
          .then(row('logistics_counter.next', '+', 1))
          .else(row.ref('excluded.next'))
          .end(),
      })),
    )
    .returning('next')
    .executeTakeFirstOrThrow()
  return next - 1
}
