import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { isPostgres } from './engine.ts'

/**
 * Anchors are signed (`mac`), with a digest of the older lines that stay (`kept`). Those there are are marked, for the
 * key is not here: the portal signs them when it has come up. No statement makes such a mark later, none changes or
 * removes an anchor, and lines of changed settings stay whatever is anchored (R41).
 */
export const auditAnchors: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    for (const name of ['kept', 'mac']) {
      const table = database.schema.alterTable('audit_anchor')
      await table.addColumn(name, 'text', (column) => column.notNull().defaultTo('')).execute()
    }
    await sql`update audit_anchor set mac = 'unsigned'`.execute(database)
    for (const statement of isPostgres(database) ? onPostgres : onSqlite) await sql.raw(statement).execute(database)
  },
}

const isSigning =
  "old.mac = 'unsigned' and new.mac not in ('', 'unsigned') and new.seq = old.seq and new.hash = old.hash"
const only = 'the audit trail only grows'

// SQLite removes a row without its trigger where another takes its place (insert or replace): that is refused, too.
const onSqlite = [
  `create trigger audit_anchor_new before insert on audit_anchor
    when new.mac in ('', 'unsigned') or exists (select 1 from audit_anchor where seq = new.seq)
    begin select raise(abort, '${only}'); end`,
  `create trigger audit_anchor_no_change before update on audit_anchor when not (${isSigning})
    begin select raise(abort, '${only}'); end`,
  `create trigger audit_anchor_no_removal before delete on audit_anchor begin select raise(abort, '${only}'); end`,
  `create trigger audit_no_replacement before insert on audit when exists (select 1 from audit where seq = new.seq)
    begin select raise(abort, '${only}'); end`,
  `create trigger audit_settings_stay before delete on audit when old.action = 'savesystemsettings'
    begin select raise(abort, '${only}'); end`,
]

const onPostgres = [
  `create function audit_anchor_stays() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        if new.mac not in ('', 'unsigned') then return new; end if;
      elsif tg_op = 'UPDATE' then
        if ${isSigning} then return new; end if;
      end if;
      raise exception '${only}';
    end $$`,
  `create trigger audit_anchor_guard before insert or update or delete on audit_anchor
    for each row execute function audit_anchor_stays()`,
  'create trigger audit_anchor_truncate_guard before truncate on audit_anchor execute function audit_anchor_stays()',
  `create function audit_settings_stay() returns trigger language plpgsql as $$
    begin
      if old.action = 'savesystemsettings' then raise exception '${only}'; end if;
      return old;
    end $$`,
  'create trigger audit_settings_guard before delete on audit for each row execute function audit_settings_stay()',
]
