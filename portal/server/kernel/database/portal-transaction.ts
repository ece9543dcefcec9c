import type { Kysely, Transaction } from 'kysely'
import type { NoTables } from './database.ts'
import type { PortalTables } from './tables.ts'

/** What every store function that writes is handed first (style rule 9). */
export type PortalTransaction = Transaction<PortalTables>

/** The same connection as an application sees it: without a table of the portal's (decision 0053). */
export function withoutTables(transaction: PortalTransaction): Transaction<NoTables>
export function withoutTables(reader: Kysely<PortalTables>): Kysely<NoTables>
export function withoutTables(database: Kysely<PortalTables>): Kysely<NoTables> {
  return database as unknown as Kysely<NoTables>
}

/** A transaction that came back from an application, for what the portal writes in it. */
export function withPortalTables(transaction: Transaction<NoTables>): PortalTransaction {
  return transaction as unknown as PortalTransaction
}
