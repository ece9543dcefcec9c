import type { Database } from '../../../kernel/database/database.ts'
import { folded } from '../../../kernel/database/sort-key.ts'
import type { PortalTables } from '../../../kernel/database/tables.ts'
import { textHits } from '../../../kernel/database/text-index.ts'
import type { ListRequest, SearchPlan } from './list-view.ts'
import { sampled } from './people-sample.ts'

type PortalDatabase = Database<PortalTables>

/** So many hits are fetched and sorted faster than a scan finds them; of more, a scan soon finds a full page. */
export const hitsMost = 2000
const hitsOnSqlite = textHits<PortalTables>({ table: 'account', key: 'number' })

/** The quicker plan: few rows hold the text, or so many that a scan in the order of the list finds them soon. */
export async function searchPlan(database: PortalDatabase, find: string, order: Order): Promise<SearchPlan> {
  const fragment = folded(find)
  // An accent alone folds to nothing.
  if (fragment === '') return { kind: 'none', rows: '' }
  if (database.engine === 'postgres') {
    // Its index knows nothing shorter than three letters, and takes long over a text that many rows hold.
    if ([...fragment].length < 3) return { kind: 'scan', rows: '' }
    const { isSoonMet, holders } = await sampled(database, fragment, order)
    return { kind: isSoonMet ? 'scan' : 'hits', rows: '', isCountable: holders <= 2 * hitsMost }
  }
  const hits = await hitsOnSqlite(database, { find, most: hitsMost })
  // A text is looked for once; its rows are handed to what follows.
  return hits === undefined ? { kind: 'scan', rows: '' } : { kind: 'hits', rows: hits.rows }
}

type Order = Pick<ListRequest, 'sort' | 'direction'>
