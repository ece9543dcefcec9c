import type { Kysely, SelectQueryBuilder } from 'kysely'
import { sql } from 'kysely'
import { usernameKey } from '../../../contract/own.ts'
import type { PortalTables } from '../database/tables.ts'

type Reading = Pick<Kysely<PortalTables>, 'selectFrom' | 'selectNoFrom'>
type Accounts<Output = object> = SelectQueryBuilder<PortalTables, 'account', Output>

/** Of an import that is not shown yet: it is being written, or taken back (decision 42). */
const ofHiddenImport = sql<boolean>`account.import_id in (select id from account_import where state != 'shown')`

/** Rows that came with an import have an index of their own, which is used where this stands beside. */
const isImported = sql<boolean>`account.import_id != ''`

const isHere = sql<boolean>`(account.import_id = '' or not ${ofHiddenImport})`

/** The people there are. An import shows all of its people at once, so those of one under way are not among them. */
export function selectPeople(database: Pick<Reading, 'selectFrom'>): Accounts {
  return database.selectFrom('account').where(isHere)
}

/** The people there are of some rows with a limit, which the engines gather before they look at anything else. */
export function selectPeopleOf<Output>(database: Pick<Reading, 'selectFrom'>, rows: Accounts<Output>): Accounts {
  return database.selectFrom(rows.selectAll().as('account')).where(isHere)
}

/**
 * Every row, also of imports under way: for names that are taken, and where nobody learns whom the row is about.
 * Everything else reads `selectPeople`; tools/account-readers.test.ts finds who does not.
 */
export function selectEveryAccount(database: Pick<Reading, 'selectFrom'>): Accounts {
  return database.selectFrom('account')
}

/** The rows that one import has written. */
export function selectAccountsOfImport(database: Pick<Reading, 'selectFrom'>, importId: string): Accounts {
  return database.selectFrom('account').where(isImported).where('import_id', '=', importId)
}

/** What the index of imported rows holds: with nothing else asked for, no row is touched. */
const indexed = ['import_id', 'id', 'company', 'carrier', 'is_admin', 'activated', 'deactivated'] as const

/** What a condition on people is about: `indexed` columns alone, or others too. */
type Asked = 'indexed' | 'rows'

/** With a limit that nothing reaches: only so do the engines gather these rows before they look at anything else. */
function selectHidden(database: Pick<Reading, 'selectFrom'>, asked: Asked): Accounts {
  const hidden = database.selectFrom('account').where(isImported).where(ofHiddenImport).limit(sql.lit(1_000_000_000))
  const columns =
    asked === 'rows' ? hidden.selectAll() : (hidden.select(indexed) as ReturnType<typeof hidden.selectAll>)
  return database.selectFrom(columns.as('account'))
}

/** How many of the people the condition leaves. All are counted in an index, which knows no imports, less the hidden ones. */
export function countPeople(database: Reading, asked: Asked, narrowed: (accounts: Accounts) => Accounts) {
  const count = (accounts: Accounts) => narrowed(accounts).select(({ fn }) => fn.countAll<number>().as('count'))
  const [all, hidden] = [count(selectEveryAccount(database)), count(selectHidden(database, asked))]
  return database.selectNoFrom(sql<number>`${all} - ${hidden}`.as('count'))
}

/** The same for each value of the column. */
export function countPeopleBy(database: Reading, column: 'company' | 'carrier') {
  const count = (accounts: Accounts, sign: 1 | -1) =>
    accounts
      .select([`${column} as value`, ({ fn }) => sql<number>`${fn.countAll()} * ${sql.lit(sign)}`.as('part')])
      .groupBy(column)
  const parts = count(selectEveryAccount(database), 1).unionAll(count(selectHidden(database, 'indexed'), -1))
  return database
    .selectFrom(parts.as('part'))
    .select(['value', ({ fn }) => fn.sum<number>('part').as('count')])
    .groupBy('value')
}

/** Whether somebody has the username, or will have it when an import under way is shown. */
export async function isTakenName(database: Pick<Reading, 'selectFrom'>, username: string): Promise<boolean> {
  const holders = selectEveryAccount(database).select('id').where('username_key', '=', usernameKey(username))
  return (await holders.executeTakeFirst()) !== undefined
}

/** How many superadmins there are who may sign in. */
export async function countSuperadmins(database: Pick<Reading, 'selectFrom'>): Promise<number> {
  const counted = await selectPeople(database)
    .select((account) => account.fn.countAll().as('count'))
    .where('is_superadmin', '=', 1)
    .where('activated', '=', 1)
    .where('deactivated', '=', 0)
    .executeTakeFirst()
  return Number(counted?.count ?? 0)
}
