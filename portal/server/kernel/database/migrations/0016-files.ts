import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Files outside the database, by the SHA-256 of their content, and who uses them: `<key of the application>:<its word>`. */
export const files: Migration = {
  async up({ schema }: Kysely<unknown>): Promise<void> {
    await schema
      .createTable('file')
      .addColumn('sha256', 'text', (column) => column.primaryKey())
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('size', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute()
    await schema
      .createTable('file_use')
      .addColumn('sha256', 'text', (column) => column.notNull().references('file.sha256'))
      .addColumn('owner', 'text', (column) => column.notNull())
      .addColumn('since', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('file_use_sha256_owner', ['sha256', 'owner'])
      .execute()
  },
}
