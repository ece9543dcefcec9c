import { handlersOf, keysetPage, likeFragment, readPage } from '@workspace/portal/server'
import { sql } from 'kysely'
import { searchLoads } from '../contract/index.ts'
import { ownTables } from './tables.ts'
import type { Weigher } from './weigher.ts'

const { reads } = handlersOf<Weigher>()

/** Its column, and whether that holds numbers. */
const sorts = {
  driver: { key: 'driver_key', numeric: false },
  weight: { key: 'kilograms', numeric: true },
} as const

export const searchLoadsHandler = reads(searchLoads, async ({ host }, asked) => {
  const { find, sort, direction, cursor, limit, counted } = asked
  const { key, numeric } = sorts[sort]
  let found = ownTables(host.database.reading).selectFrom('weighbridge_load')
  if (find !== '') found = found.where(sql<boolean>`search_text like ${likeFragment(find)} escape '\\'`)
  const page = await readPage(
    { sort, direction, numeric, cursor, limit },
    (at) => keysetPage(found.selectAll(), { ...at, key, direction }).execute(),
    (row) => ({ key: row[key], id: row.id }),
  )
  const rows = counted && cursor === '' ? await found.select((of) => of.fn.countAll().as('count')).execute() : []
  return {
    loads: page.rows.map(({ id, driver, kilograms }) => ({ id, driver, kilograms })),
    cursor: page.cursor,
    total: rows[0] ? { count: Number(rows[0].count), exact: true } : null,
  }
})
