import type { Transaction } from 'kysely'
import type { PortalTables } from './tables.ts'

/** What every store function that writes is handed first (style rule 9). */
export type PortalTransaction = Transaction<PortalTables>
