import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Second factors. What each request needs stands with the account, so that it costs no further read. An older version that
 * still runs beside this one opens sessions by the password alone.
 */
export const secondFactors: Migration = {
  async up({ schema }: Kysely<unknown>): Promise<void> {
    const account = () => schema.alterTable('account')
    await account()
      .addColumn('second_factor', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
    await account()
      .addColumn('second_factor_due', 'text', (column) => column.notNull().defaultTo(''))
      .execute()
    await addFactors({ schema })
    await addSteps({ schema })
  },
}

type Schema = Pick<Kysely<unknown>, 'schema'>

async function addFactors({ schema }: Schema): Promise<void> {
  await schema
    .createTable('authenticator_app')
    .addColumn('account_id', 'text', (column) => column.primaryKey().references('account.id').onDelete('cascade'))
    .addColumn('sealed_key', 'text', (column) => column.notNull())
    .addColumn('last_step', 'integer', (column) => column.notNull())
    .addColumn('since', 'text', (column) => column.notNull())
    .execute()
  await schema
    .createTable('passkey')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
    .addColumn('credential_id', 'text', (column) => column.notNull().unique())
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('counter', 'text', (column) => column.notNull())
    .addColumn('transports', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('added_at', 'text', (column) => column.notNull())
    .addColumn('last_used_at', 'text', (column) => column.notNull())
    .execute()
  await schema.createIndex('passkey_account').on('passkey').column('account_id').execute()
  await schema
    .createTable('recovery_code')
    .addColumn('account_id', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
    .addColumn('mark', 'text', (column) => column.notNull())
    .addColumn('used_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('recovery_code_account_mark', ['account_id', 'mark'])
    .execute()
}

async function addSteps({ schema }: Schema): Promise<void> {
  await schema
    .createTable('second_step')
    .addColumn('ticket_hash', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
    .addColumn('password_mark', 'text', (column) => column.notNull())
    .addColumn('browser_mark', 'text', (column) => column.notNull())
    .addColumn('challenge', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute()
  await schema.createIndex('second_step_account').on('second_step').column('account_id').execute()
  await schema
    .createTable('factor_attempt')
    .addColumn('session_handle', 'text', (column) => column.notNull().references('session.handle').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('factor_attempt_session_kind', ['session_handle', 'kind'])
    .execute()
}
