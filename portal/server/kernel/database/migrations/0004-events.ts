import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { isPostgres } from './engine.ts'

const columns = ['kind', 'topic', 'ids', 'audience', 'account_id', 'session', 'company', 'carrier']
/** What a person may see and do follows from these; a change of one is a change of rights (R67). */
const rights = [
  'usertype',
  'usergroups',
  'apps',
  'company',
  'carrier',
  'transportadmin',
  'transportalloworders',
  'activated',
  'deactivated',
  'is_superadmin',
  'is_admin',
]

const rightsDiffer = rights.map((name) => `new.${name} is distinct from old.${name}`).join(' or ')

const into = `insert into event (${columns.join(', ')})`

const sessionEnded = `${into} values ('session-ended', '', '[]', 'session', old.account_id, old.handle, '', '')`

/** Only for people who are signed in: nobody else has a browser to tell. */
const rightsChanged = `${into} select 'rights-changed', '', '[]', 'person', new.id, '', '', ''
  where exists (select 1 from session where session.account_id = new.id)`

/**
 * The table of live events (security.md 4.22). The database itself tells of sessions that go and of rights that change,
 * so that no way to do either can forget to.
 */
export async function createEvents(database: Kysely<unknown>): Promise<void> {
  if (isPostgres(database)) await createOnPostgres(database)
  else await createOnSqlite(database)
}

async function createOnSqlite(database: Kysely<unknown>): Promise<void> {
  const texts = columns.map((name) => `${name} text not null`).join(', ')
  await sql.raw(`create table event (seq integer primary key autoincrement, ${texts})`).execute(database)
  await sql.raw(`create trigger session_gone after delete on session begin ${sessionEnded}; end`).execute(database)
  await sql
    .raw(`create trigger account_rights after update on account when ${rightsDiffer} begin ${rightsChanged}; end`)
    .execute(database)
}

/**
 * Events get their number when they commit, one transaction at a time: a reader that has seen one number has seen all
 * below it. The lock is the last thing a transaction waits for, so nobody can wait for it in a circle.
 */
async function createOnPostgres(database: Kysely<unknown>): Promise<void> {
  const texts = columns.map((name) => `${name} text not null`).join(', ')
  const statements = [
    `create table event (id bigint generated always as identity primary key, seq bigint unique, ${texts})`,
    'create sequence event_seq',
    `create function number_event() returns trigger language plpgsql as $$
      begin
        perform pg_advisory_xact_lock(hashtext('event'));
        update event set seq = nextval('event_seq') where id = new.id;
        perform pg_notify('portal_event', '');
        return null;
      end $$`,
    `create constraint trigger event_numbered after insert on event
      deferrable initially deferred for each row execute function number_event()`,
    `create function tell_session_gone() returns trigger language plpgsql as $$
      begin ${sessionEnded}; return null; end $$`,
    'create trigger session_gone after delete on session for each row execute function tell_session_gone()',
    `create function tell_account_rights() returns trigger language plpgsql as $$
      begin ${rightsChanged}; return null; end $$`,
    `create trigger account_rights after update on account for each row
      when (${rightsDiffer})
      execute function tell_account_rights()`,
  ]
  for (const statement of statements) await sql.raw(statement).execute(database)
}
