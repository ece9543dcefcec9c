import type { MigrationSet } from '../migrate.ts'
import { portalTables } from './0001-portal.ts'

/** The portal's migrations in order. A migration that has been released is never changed. */
export const portalMigrations: MigrationSet = {
  owner: 'portal',
  migrations: { '0001-portal': portalTables },
}
