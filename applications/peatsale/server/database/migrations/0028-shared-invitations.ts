import type { Migrations } from '@workspace/portal/server'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

/** Invitations move to the rows that all applications share. */
export const sharedInvitations: Migrations[string] = {
  async up(database: Kysely<unknown>): Promise<void> {
    await sql`insert into logistics_invitation (id, application, account, email, secret_sha, invited_by, companies, sent_at,
        valid_until, used_at, withdrawn_at)
      select id, 'peatsale', customer, email, secret_sha, invited_by, sellers, sent_at, valid_until, used_at, withdrawn_at
      from peatsale_invitation`.execute(database)
    await database.schema.dropTable('peatsale_invitation').execute()
  },
}
