import type { Migrations } from '@workspace/portal/server'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

/** Who has handled a problem of the field, when, and in which words. */
export const handledProblems: Migrations[string] = {
  async up(database: Kysely<unknown>): Promise<void> {
    await sql`alter table peatsale_exception add column handled_by text not null default ''`.execute(database)
    await sql`alter table peatsale_exception add column handled_at text`.execute(database)
    await sql`alter table peatsale_exception add column handled_words text not null default ''`.execute(database)
    await sql`create index peatsale_exception_open on peatsale_exception (is_open, at)`.execute(database)
  },
}
