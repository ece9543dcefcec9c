import type { LocalDate } from '@workspace/portal/contract'
import type { ListedProduct } from '../../contract/index.ts'
import type { PeatReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'

type Season = ListedProduct['season']

/** A product without a season may be ordered all year. */
export const openAllYear: Season = { isOpen: true, wordsFi: '', wordsEn: '' }

/** The season that each product is in on that day, by its id; of several the one that began last. */
export async function seasonsOf(
  reader: PeatReader,
  products: readonly string[],
  today: LocalDate,
): Promise<ReadonlyMap<string, Season>> {
  if (products.length === 0) return new Map()
  const rows = await ownTables(reader)
    .selectFrom('peatsale_season')
    .select(['product', 'state', 'words_fi', 'words_en'])
    .where('product', 'in', products)
    .where('from_day', '<=', today)
    .where('to_day', '>=', today)
    .orderBy('from_day')
    .orderBy('id')
    .execute()
  return new Map(
    rows.map((row) => [row.product, { isOpen: row.state === 'open', wordsFi: row.words_fi, wordsEn: row.words_en }]),
  )
}
