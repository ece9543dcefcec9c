import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What applications tell people, and which of it the people want no letter about. */
export const notices: Migration = {
  async up({ schema }: Kysely<unknown>): Promise<void> {
    await schema
      .createTable('notice')
      .addColumn('id', 'text', (column) => column.notNull().primaryKey())
      .addColumn('account_id', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
      .addColumn('application', 'text', (column) => column.notNull())
      .addColumn('event', 'text', (column) => column.notNull())
      .addColumn('about_kind', 'text', (column) => column.notNull())
      .addColumn('about_id', 'text', (column) => column.notNull())
      // Whose act it was: it goes with that person, too, since its words may name the person.
      .addColumn('actor_id', 'text', (column) => column.references('account.id').onDelete('cascade'))
      .addColumn('words', 'text', (column) => column.notNull())
      .addColumn('route', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('read_at', 'text', (column) => column.notNull().defaultTo(''))
      .execute()
    await schema.createIndex('notice_list').on('notice').columns(['account_id', 'created_at', 'id']).execute()
    await schema.createIndex('notice_actor').on('notice').column('actor_id').execute()
    await schema.createIndex('notice_created').on('notice').column('created_at').execute()
    await schema
      .createTable('notice_choice')
      .addColumn('account_id', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
      .addColumn('application', 'text', (column) => column.notNull())
      .addColumn('event', 'text', (column) => column.notNull())
      .addColumn('letter', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('notice_choice_key', ['account_id', 'application', 'event'])
      .execute()
  },
}
