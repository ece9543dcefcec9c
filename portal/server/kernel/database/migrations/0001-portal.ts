import type { Kysely, RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { isPostgres } from './engine.ts'

/** The first form of the portal's tables. */
export const portalTables: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    const postgres = isPostgres(database)
    // Byte order on both engines: sort keys are made for it.
    const ordered: RawBuilder<unknown> = postgres ? sql`text collate "C"` : sql`text`
    const serial: RawBuilder<unknown> = postgres ? sql`bigint` : sql`integer`
    await createAccounts(database, ordered)
    await createSessions(database)
    await createCatalogue(database, ordered)
    await createLimits(database)
    await createOutbox(database)
    await createRecords(database, serial)
    await guardAudit(database, postgres)
  },
}

async function createAccounts(database: Kysely<unknown>, ordered: RawBuilder<unknown>): Promise<void> {
  let table = database.schema
    .createTable('account')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('password_hash', 'text')
  const texts = [
    'username',
    'username_key',
    'email',
    'recovery_email',
    'company',
    'jobtitle',
    'firstname',
    'lastname',
    'streetaddress',
    'postal',
    'city',
    'country',
    'telephone',
    'usertype',
    'carrier',
    'usergroups',
    'apps',
    'homeapp',
    'preferredapps',
    'language',
    'createdby',
    'created_at',
    'lastmodified',
    'search_text',
  ]
  const flags = ['activated', 'deactivated', 'transportalloworders', 'transportadmin', 'is_superadmin', 'is_admin']
  for (const name of texts) table = table.addColumn(name, 'text', (column) => column.notNull())
  for (const name of flags) table = table.addColumn(name, 'integer', (column) => column.notNull())
  for (const name of ['sort_name', 'sort_username', 'sort_email'])
    table = table.addColumn(name, ordered, (column) => column.notNull())
  await table.execute()
  await database.schema.createIndex('account_username_key').on('account').column('username_key').unique().execute()
  await database.schema.createIndex('account_email').on('account').column('email').unique().execute()
  for (const name of ['sort_name', 'sort_username', 'sort_email']) {
    await database.schema.createIndex(`account_${name}`).on('account').columns([name, 'id']).execute()
  }
  await database.schema.createIndex('account_company').on('account').columns(['company', 'sort_name', 'id']).execute()
  await database.schema.createIndex('account_carrier').on('account').columns(['carrier', 'sort_name', 'id']).execute()
  await database.schema.createIndex('account_waiting').on('account').columns(['activated', 'created_at']).execute()
}

async function createSessions(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('session')
    .addColumn('handle', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
    .addColumn('secret_hash', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('last_seen_at', 'text', (column) => column.notNull())
    .addColumn('authenticated_at', 'text', (column) => column.notNull())
    .addColumn('user_agent', 'text', (column) => column.notNull())
    .execute()
  await database.schema.createIndex('session_account').on('session').columns(['account_id', 'last_seen_at']).execute()
  await database.schema
    .createTable('mailed_secret')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('used_at', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await database.schema
    .createIndex('mailed_secret_account')
    .on('mailed_secret')
    .columns(['account_id', 'purpose'])
    .execute()
}

async function createCatalogue(database: Kysely<unknown>, ordered: RawBuilder<unknown>): Promise<void> {
  await database.schema
    .createTable('company')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('key', 'text', (column) => column.notNull().unique())
    .addColumn('position', 'integer', (column) => column.notNull())
    .execute()
  await database.schema
    .createTable('transport_company')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('name_key', ordered, (column) => column.notNull().unique())
    .execute()
  await database.schema
    .createTable('application')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('clearname', 'text', (column) => column.notNull())
    .addColumn('appicon', 'text', (column) => column.notNull())
    .addColumn('primarycompany', 'text', (column) => column.notNull())
    .addColumn('isactive', 'integer', (column) => column.notNull())
    .addColumn('opengroups', 'text', (column) => column.notNull())
    .addColumn('admingroups', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .execute()
  await database.schema
    .createTable('site_setting')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute()
}

async function createLimits(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('rate_budget')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('spent', 'integer', (column) => column.notNull())
    .addColumn('ends_at', 'text', (column) => column.notNull())
    .execute()
  await database.schema
    .createTable('login_throttle')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('failures', 'integer', (column) => column.notNull())
    .addColumn('blocked_until', 'text', (column) => column.notNull())
    .addColumn('last_wrong', 'text', (column) => column.notNull())
    .execute()
  await database.schema
    .createTable('idempotency')
    .addColumn('account_id', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('request_hash', 'text', (column) => column.notNull())
    .addColumn('answer', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('idempotency_key', ['account_id', 'key'])
    .execute()
  await database.schema.createIndex('idempotency_age').on('idempotency').column('created_at').execute()
}

async function createOutbox(database: Kysely<unknown>): Promise<void> {
  let table = database.schema.createTable('outbox').addColumn('id', 'text', (column) => column.primaryKey())
  const texts = [
    'message_id',
    'template',
    'language',
    'recipient',
    'parameters',
    'sealed_secret',
    'secret_hash',
    'state',
    'next_attempt_at',
    'leased_until',
    'last_answer',
    'created_at',
  ]
  for (const name of texts) table = table.addColumn(name, 'text', (column) => column.notNull())
  await table
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('sent_at', 'text')
    .execute()
  await database.schema.createIndex('outbox_due').on('outbox').columns(['state', 'next_attempt_at']).execute()
}

async function createRecords(database: Kysely<unknown>, serial: RawBuilder<unknown>): Promise<void> {
  let audit = database.schema
    .createTable('audit')
    .addColumn('seq', serial as RawBuilder<never>, (column) => column.primaryKey())
  const texts = [
    'at',
    'actor',
    'session_hash',
    'action',
    'target',
    'company',
    'details',
    'result',
    'request_id',
    'address',
    'prev_hash',
    'hash',
  ]
  for (const name of texts) audit = audit.addColumn(name, 'text', (column) => column.notNull())
  await audit.execute()
  await database.schema.createIndex('audit_company').on('audit').columns(['company', 'seq']).execute()
  await database.schema.createIndex('audit_target').on('audit').columns(['target', 'seq']).execute()
  await database.schema
    .createTable('audit_anchor')
    .addColumn('seq', serial as RawBuilder<never>, (column) => column.primaryKey())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('anchored_at', 'text', (column) => column.notNull())
    .execute()
  await database.schema
    .createTable('feedback')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('sender_name', 'text', (column) => column.notNull())
    .addColumn('sender_email', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await database.schema.createIndex('feedback_age').on('feedback').column('created_at').execute()
}

/** The audit trail only grows (R41): a row is never changed, and goes only after its successor was anchored at the end of retention. */
async function guardAudit(database: Kysely<unknown>, postgres: boolean): Promise<void> {
  if (postgres) {
    await sql`create function audit_only_grows() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' and old.seq <= coalesce((select max(seq) from audit_anchor), 0) then return old; end if;
        raise exception 'the audit trail only grows';
      end $$`.execute(database)
    await sql`create trigger audit_guard before update or delete on audit for each row execute function audit_only_grows()`.execute(
      database,
    )
    await sql`create trigger audit_truncate_guard before truncate on audit execute function audit_only_grows()`.execute(
      database,
    )
    return
  }
  await sql`create trigger audit_no_change before update on audit begin select raise(abort, 'the audit trail only grows'); end`.execute(
    database,
  )
  await sql`create trigger audit_no_removal before delete on audit
    when old.seq > coalesce((select max(seq) from audit_anchor), 0)
    begin select raise(abort, 'the audit trail only grows'); end`.execute(database)
}
