import type { Kysely } from 'kysely'
import { sql } from 'kysely'

/**
 * Substring search with trigrams (performance.md). FTS5 knows rows by number, and an account has none that would outlast
 * a VACUUM, so `account_found` gives it one. Triggers keep both, whoever writes the account.
 */
export async function createFindOnSqlite(database: Kysely<unknown>): Promise<void> {
  const numberOf = (row: 'new' | 'old') => `(select number from account_found where account_id = ${row}.id)`
  const statements = [
    'create table account_found (number integer primary key, account_id text not null unique)',
    "create virtual table account_words using fts5 (words, content = '', contentless_delete = 1, tokenize = 'trigram')",
    // The trigrams there are: two letters stand for those that begin with them.
    'create virtual table account_trigrams using fts5vocab (account_words, row)',
    'insert into account_found (account_id) select id from account',
    `insert into account_words (rowid, words)
      select number, search_text from account join account_found on account_found.account_id = account.id`,
    `create trigger account_found_new after insert on account begin
      insert into account_found (account_id) values (new.id);
      insert into account_words (rowid, words) values (${numberOf('new')}, new.search_text);
    end`,
    `create trigger account_found_changed after update of search_text on account
      when old.search_text is not new.search_text
      begin update account_words set words = new.search_text where rowid = ${numberOf('new')}; end`,
    `create trigger account_found_gone before delete on account begin
      delete from account_words where rowid = ${numberOf('old')};
      delete from account_found where account_id = old.id;
    end`,
  ]
  for (const statement of statements) await sql.raw(statement).execute(database)
}

/** Where the operator's role may not create pg_trgm the search still works, by walking the sort index. */
export async function createFindOnPostgres(database: Kysely<unknown>): Promise<void> {
  await sql`do $$ begin
    create extension if not exists pg_trgm;
  exception when others then raise notice 'pg_trgm cannot be created: %', sqlerrm;
  end $$`.execute(database)
  await sql`do $$ begin
    if exists (select 1 from pg_extension where extname = 'pg_trgm') then
      create index account_search_text on account using gin (search_text gin_trgm_ops) with (fastupdate = off);
    end if;
  end $$`.execute(database)
}
