/** A place as an earlier version of the portal left it. */
import { sql } from 'kysely'
import { migrate } from '../kernel/database/migrate.ts'
import { portalMigrations } from '../kernel/database/migrations/index.ts'
import { openDatabase } from '../kernel/database/open-database.ts'
import type { PortalTables } from '../kernel/database/tables.ts'
import type { TestPlace } from './test-database.ts'

/** The last migration that the earlier version knew: the next ones change tables that hold data, one makes one anew. */
const newest = '0004-administration'

/** Fills an empty place with people of the earlier version, each with a session. */
export async function fillEarlierVersion(place: TestPlace, people: number): Promise<void> {
  const database = await openDatabase<PortalTables>(place)
  const known = Object.entries(portalMigrations.migrations).filter(([name]) => name <= newest)
  try {
    await migrate(database, [{ owner: 'portal', migrations: Object.fromEntries(known) }])
    const tables = await database.migrating.introspection.getTables()
    const columns = tables.find(({ name }) => name === 'account')?.columns ?? []
    await database.writing(async (transaction) => {
      for (let number = 0; number < people; number++) {
        const id = `ihminen_${number}`
        // What each version asks of a person differs; all of it is text or a whole number.
        const values = columns.map(({ name, dataType }) => (dataType.startsWith('int') ? 0 : textOf(name, id)))
        await sql`insert into account (${sql.join(columns.map(({ name }) => sql.ref(name)))})
          values (${sql.join(values)})`.execute(transaction)
        await sql`insert into session values (${id}, ${id}, '', '', '', '', '')`.execute(transaction)
      }
    })
  } finally {
    await database.close()
  }
}

export async function countPeople(place: TestPlace): Promise<{ people: number; sessions: number }> {
  const database = await openDatabase<PortalTables>(place)
  try {
    const accounts = await database.reading.selectFrom('account').select('id').execute()
    const sessions = await database.reading.selectFrom('session').select('handle').execute()
    return { people: accounts.length, sessions: sessions.length }
  } finally {
    await database.close()
  }
}

function textOf(column: string, id: string): string {
  if (['usergroups', 'apps', 'preferredapps'].includes(column)) return '[]'
  return ['id', 'username', 'username_key', 'email', 'recovery_email', 'search_text'].includes(column) ? id : ''
}
