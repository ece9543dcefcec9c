/** Takes away what an application and the shared package have stored, on SQLite; people and transport companies stay. */
import type { TestPortal } from '@workspace/portal/server/testing'
import { sql } from 'kysely'

export async function emptyTables(portal: TestPortal, application: string): Promise<void> {
  await portal.host.database.writing(async (transaction) => {
    // Not those of the text indexes, which follow by their triggers.
    const isOwn = sql<{ name: string }>`select name from pragma_table_list where schema = 'main' and type = 'table'
      and (name like ${`${application}%`} or name like 'logistics%') and name not like '%\\_migration%' escape '\\' and name not like '%\\_found' escape '\\'`
    await sql`pragma defer_foreign_keys = on`.execute(transaction)
    for (const { name } of (await isOwn.execute(transaction)).rows) {
      await sql`delete from ${sql.table(name)}`.execute(transaction)
    }
  })
}
