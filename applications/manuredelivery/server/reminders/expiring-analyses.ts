/** Analyses near their end: five years after the sample (W11), unless a newer one has followed. */
import type { LocalDate } from '@workspace/portal/contract'
import { addDays } from '@workspace/portal/contract'
import { fifthAnniversary } from '../../contract/settlement/nutrients.ts'
import type { ManureReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'

/** The last day on which it counts; five years after a leap day is none. */
export function lastDayOf(sampledOn: string): LocalDate {
  return fifthAnniversary(sampledOn as LocalDate).replace(/-02-29$/, '-02-28') as LocalDate
}

/** Those whose last day lies between the two, both counted; farms in use alone, what ends first comes first. */
export async function expiringAnalyses(reader: ManureReader, between: { from: LocalDate; to: LocalDate }) {
  const own = ownTables(reader)
  const rows = await own
    .selectFrom('manuredelivery_analysis as analysis')
    .innerJoin('logistics_account as account', 'account.id', 'analysis.account')
    .innerJoin('manuredelivery_type as type', 'type.id', 'analysis.type')
    .leftJoin('manuredelivery_store as store', 'store.id', 'analysis.store')
    .select(['analysis.id', 'analysis.account', 'analysis.sampled_on', 'analysis.type as type_id'])
    .select(['account.name as farm', 'store.name as store', 'type.name_fi', 'type.name_en'])
    .where('analysis.state', '=', 'valid')
    .where('account.closed', '=', 0)
    .where('analysis.sampled_on', '>=', fiveYearsBefore(addDays(between.from, -1)))
    .where('analysis.sampled_on', '<=', fiveYearsBefore(addDays(between.to, 1)))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('manuredelivery_analysis as newer')
            .select('newer.id')
            .whereRef('newer.account', '=', 'analysis.account')
            .whereRef('newer.type', '=', 'analysis.type')
            .whereRef('newer.sampled_on', '>', 'analysis.sampled_on')
            .where('newer.state', '=', 'valid')
            // One of the whole farm follows that of a store; that of a store leaves the other stores without.
            .where(({ or, eb, ref }) =>
              or([eb('newer.store', 'is', null), eb('newer.store', '=', ref('analysis.store'))]),
            ),
        ),
      ),
    )
    .orderBy('analysis.sampled_on')
    .orderBy('analysis.id')
    .execute()
  return rows
    .map((row) => ({ ...row, store: row.store ?? '', until: lastDayOf(row.sampled_on) }))
    .filter(({ until }) => until >= between.from && until <= between.to)
}

export type ExpiringAnalysis = Awaited<ReturnType<typeof expiringAnalyses>>[number]

function fiveYearsBefore(day: LocalDate): string {
  return `${Number(day.slice(0, 4)) - 5}${day.slice(4)}`
}
