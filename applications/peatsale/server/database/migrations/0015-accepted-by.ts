import type { Migrations } from '@workspace/portal/server'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

/** Who accepted a load was stored by name, which stayed when the person was removed; the log has the id. */
export const acceptedBy: Migrations[string] = {
  async up(database: Kysely<unknown>): Promise<void> {
    await sql`update peatsale_load set accepted_by = coalesce((
      select event.actor from peatsale_event as event
      where event.of_id = peatsale_load.id and event.kind = 'acknowledge'
      order by event.seq desc limit 1
    ), '') where accepted_at is not null`.execute(database)
  },
}
