import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Letters are looked for by their receiver and by their link: for the copy of the own data, and when somebody is removed. */
export const lettersOfPeople: Migration = {
  async up({ schema }: Kysely<unknown>): Promise<void> {
    await schema.createIndex('outbox_recipient').on('outbox').column('recipient').execute()
    await schema.createIndex('outbox_link').on('outbox').column('secret_hash').execute()
  },
}
