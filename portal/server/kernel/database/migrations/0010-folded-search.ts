import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { folded } from '../sort-key.ts'

interface SearchedTables {
  account: { id: string; search_text: string }
}

const rowsAtOnce = 1000

/** People are found without regard to accents: what was stored with them is folded (decision 27). Running it again changes nothing. */
export const foldedSearch: Migration = {
  async up(given: Kysely<unknown>): Promise<void> {
    const database = given as Kysely<SearchedTables>
    let after = ''
    while (true) {
      const people = database.selectFrom('account').select(['id', 'search_text']).where('id', '>', after)
      const rows = await people.orderBy('id').limit(rowsAtOnce).execute()
      for (const { id, search_text } of rows) {
        const text = folded(search_text)
        if (text === search_text) continue
        await database.updateTable('account').set({ search_text: text }).where('id', '=', id).execute()
      }
      const last = rows.at(-1)
      if (!last || rows.length < rowsAtOnce) return
      after = last.id
    }
  },
}
