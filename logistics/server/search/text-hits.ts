/** Rows of long lists by a text that their `search_text` holds; the table has a text index (`makeTextIndex`). */
import type { Host, NoTables, textHits } from '@workspace/portal/server'

/** So many hits are read and sorted sooner than a walk finds them; of more, a walk soon fills a page. */
const hitsMost = 1000

/**
 * The ids of the rows that may hold the text, as JSON, without regard to rights. Undefined where the rows have to be read: nothing
 * is looked for, many rows hold it, or PostgreSQL finds them by itself.
 */
export async function hitsOf(
  { database }: Host,
  finder: ReturnType<typeof textHits<NoTables>>,
  find: string,
): Promise<string | undefined> {
  if (find === '' || database.engine === 'postgres') return undefined
  return (await finder(database, { find, most: hitsMost }))?.rows
}
