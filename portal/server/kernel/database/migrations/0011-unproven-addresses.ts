import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Addresses that were written down and that nobody has confirmed from their mailbox. A way back goes to proven addresses
 * only, so the links that earlier versions mailed to others die here (security.md, "Links in letters").
 */
export const unprovenAddresses: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await database.schema
      .createTable('unproven_address')
      .addColumn('account_id', 'text', (column) => column.primaryKey().references('account.id').onDelete('cascade'))
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('since', 'text', (column) => column.notNull())
      .execute()
    await voidUnprovenUndos(database)
    await sql`insert into unproven_address select id, email, lastmodified from account
      where email <> recovery_email`.execute(database)
    // Whom an administrator added or verified by hand, unless the trail tells of a link that was opened.
    await sql`insert into unproven_address select id, email, created_at from account
      where activated = 1 and email = recovery_email
        and username in (select target from audit where action in ('adduser', 'verifyuser'))
        and username not in (select target from audit
          where action in ('verifyemail', 'confirmemail', 'undoemailchange', 'resetpassword'))`.execute(database)
  },
}

/** Until a confirmation came the recovering address stayed the same: of the addresses left meanwhile only that one was proven. */
async function voidUnprovenUndos(database: Kysely<unknown>): Promise<void> {
  await sql`delete from mailed_secret where hash in (
    select given.hash from mailed_secret as given join account on account.id = given.account_id
    where given.purpose = 'undoemail' and given.email <> account.recovery_email and (
      not exists (select 1 from audit where audit.target = account.username and audit.at >= given.created_at
        and audit.action in ('confirmemail', 'undoemailchange'))
      or exists (select 1 from mailed_secret as earlier
        where earlier.account_id = given.account_id and earlier.purpose = 'undoemail'
          and earlier.email <> given.email and earlier.created_at < given.created_at
          and not exists (select 1 from audit where audit.target = account.username
            and audit.at >= earlier.created_at and audit.at < given.created_at
            and audit.action in ('confirmemail', 'undoemailchange')))))`.execute(database)
}
