import type { Compilable, Kysely } from 'kysely'
import { sql } from 'kysely'
import { selectPeople } from '../../../kernel/accounts/people.ts'
import { hasRefusedAddress } from '../../../kernel/accounts/refused-addresses.ts'
import type { Database } from '../../../kernel/database/database.ts'
import { preparedQuery } from '../../../kernel/database/database.ts'
import type { AccountTable, PortalTables } from '../../../kernel/database/tables.ts'
import type { Position } from '../../../kernel/lists/cursor.ts'
import { keysetPage } from '../../../kernel/lists/keyset-page.ts'
import { areTooMany, hitsOfRow, selectHits } from './hits-on-postgres.ts'
import { listed } from './list-conditions.ts'
import type { ListParameters, ListRequest, ListShape } from './list-view.ts'
import { parametersOf, shapeOf } from './list-view.ts'

type PortalDatabase = Database<PortalTables>

const columns = [
  'id',
  'username',
  'firstname',
  'lastname',
  'email',
  'company',
  'carrier',
  'usertype',
  'activated',
  'deactivated',
  'is_admin',
  'created_at',
  'usergroups',
  'apps',
  'declined_company',
] as const satisfies readonly (keyof AccountTable)[]

export type ListRow = Pick<AccountTable, (typeof columns)[number]> & {
  readonly sort_key: string
  /** SQLite tells 0 and 1. */
  readonly address_refused: boolean | number
  /** Where PostgreSQL has searched: how many rows hold the text, whoever may see them. */
  readonly hits?: number
}

interface Place {
  readonly after: Position | undefined
  readonly limit: number
}

/** The rows after the place, in the list's order; compiled once for each shape (performance.md). */
export async function listPage(database: PortalDatabase, request: ListRequest, place: Place): Promise<ListRow[]> {
  const rows = await pageQuery(database.engine, shapeOf(request))(database, placed(request, place))
  const isSearch = request.find.kind === 'hits' && database.engine === 'postgres'
  if (!isSearch || !(await areTooMany(database, request, rows[0]?.hits))) return rows
  // The plan had expected fewer.
  return listPage(database, { ...request, find: { ...request.find, kind: 'scan' } }, place)
}

function placed(request: ListRequest, { after, limit }: Place): ListParameters {
  const from = after ?? (request.direction === 'asc' ? { key: '', id: '' } : { key: lastOfAll, id: lastOfAll })
  return { ...parametersOf(request), after_key: from.key, after_id: from.id, limit }
}

/** No text sorts after it, in the byte order of both engines. */
const lastOfAll = '\u{10ffff}'

type PageQuery = (database: Pick<PortalDatabase, 'prepared'>, parameters: ListParameters) => Promise<ListRow[]>
const compiled = new Map<string, PageQuery>()

function pageQuery(engine: PortalDatabase['engine'], shape: ListShape): PageQuery {
  const name = JSON.stringify([engine, shape])
  const query =
    compiled.get(name) ??
    preparedQuery((db: Kysely<PortalTables>, given: ListParameters) => buildPage(db, { engine, shape, given }))
  compiled.set(name, query)
  return query
}

function buildPage(
  db: Kysely<PortalTables>,
  { engine, shape, given }: { engine: PortalDatabase['engine']; shape: ListShape; given: ListParameters },
): Compilable<ListRow> {
  const key = `sort_${shape.sort}` as const
  const isSearch = shape.find === 'hits' && engine === 'postgres'
  const people = listed(isSearch ? selectHits(db, given) : selectPeople(db), shape, { engine, given })
    .select(columns)
    .$if(isSearch, (rows) => rows.select(hitsOfRow.as('hits')))
    .select([`${key} as sort_key`, sql<boolean | number>`${hasRefusedAddress}`.as('address_refused')])
  const after = { key: String(given.after_key), id: String(given.after_id) }
  return keysetPage(people, { key, direction: shape.direction, after, limit: sql<number>`${given.limit}` })
}
