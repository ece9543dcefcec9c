import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { SchemaMigration } from '../migrate.ts'
import { isPostgres } from './engine.ts'

/**
 * On SQLite an account is now known by the number that the full-text search has for it: what is found is read at once,
 * where it took two indexes before (performance.md). SQLite makes a table anew to give it a primary key.
 */
export const accountNumber: SchemaMigration = {
  rebuildsTables: true,
  up: async (database: Kysely<unknown>) => {
    if (!isPostgres(database)) await numberAccounts(database)
  },
}

async function numberAccounts(database: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ name: string; type: string; statement: string }>`select name, type, sql as statement
    from sqlite_master where tbl_name = 'account' and sql is not null`.execute(database)
  const table = rows.find(({ type }) => type === 'table')?.statement ?? ''
  // Version 0.1.0 could be killed between this and its record of it.
  if (table.startsWith(numberedStart)) return
  const numbered = table.replace(oldStart, newStart)
  if (numbered === table) throw new Error(`The table of accounts is not as migration 0001 made it: ${table}`)
  const others = rows.filter(({ name, type }) => type !== 'table' && !name.startsWith('account_found'))
  const statements = [
    numbered,
    `insert into account_new select account_found.number, account.*
      from account join account_found on account_found.account_id = account.id`,
    'drop table account',
    'drop table account_found',
    'alter table account_new rename to account',
    ...others.map(({ statement }) => statement),
    `create trigger account_words_new after insert on account begin
      insert into account_words (rowid, words) values (new.number, new.search_text);
    end`,
    `create trigger account_words_changed after update of search_text on account
      when old.search_text is not new.search_text
      begin update account_words set words = new.search_text where rowid = new.number; end`,
    `create trigger account_words_gone before delete on account begin
      delete from account_words where rowid = old.number;
    end`,
  ]
  for (const statement of statements) await sql.raw(statement).execute(database)
}

const oldStart = 'CREATE TABLE "account" ("id" text primary key,'
const newStart = 'create table account_new ("number" integer primary key, "id" text not null unique,'
const numberedStart = 'CREATE TABLE "account" ("number" integer primary key,'
