import { numbers } from '@workspace/logistics/server'
import { unplannedNumber } from '../../contract/documents/number.ts'
import type { ManureTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'

/** `LA-26-X7-004`: each person has a series for ever, and it counts from one each year. */
export async function nextUnplannedNumber(
  transaction: ManureTransaction,
  { person, year }: { readonly person: string; readonly year: number },
): Promise<string> {
  const series = await seriesOf(transaction, person)
  const running = await numbers.next(transaction, `manuredelivery_unplanned_${series}`, year)
  return unplannedNumber({ year, series, running })
}

async function seriesOf(transaction: ManureTransaction, person: string): Promise<number> {
  const own = ownTables(transaction)
  const known = own.selectFrom('manuredelivery_unplanned_series').select('series').where('person', '=', person)
  const stored = await known.executeTakeFirst()
  if (stored !== undefined) return stored.series
  // One sequence for ever: its year is none.
  const series = await numbers.next(transaction, 'manuredelivery_unplanned_series', 0)
  const row = own.insertInto('manuredelivery_unplanned_series').values({ person, series })
  await row.onConflict((conflict) => conflict.column('person').doNothing()).execute()
  return (await known.executeTakeFirstOrThrow()).series
}
