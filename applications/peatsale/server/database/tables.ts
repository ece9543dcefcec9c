import type { LogisticsTables } from '@workspace/logistics/server'
import type { NoTables } from '@workspace/portal/server'
import type { Kysely, Transaction } from 'kysely'
import type { CarriersTables } from './tables/carriers.ts'
import type { CustomersTables } from './tables/customers.ts'
import type { LoadsTables } from './tables/loads.ts'
import type { OrdersTables } from './tables/orders.ts'
import type { PapersTables } from './tables/papers.ts'
import type { PricesTables } from './tables/prices.ts'
import type { SellersTables } from './tables/sellers.ts'

/** Every table of the application, and the shared ones to be read. Amounts and quantities are whole numbers (2.2), yes and no are 1 and 0. */
export type PeatTables = SellersTables &
  CustomersTables &
  CarriersTables &
  PricesTables &
  OrdersTables &
  LoadsTables &
  PapersTables &
  LogisticsTables

/** The portal hands its database over without naming a table; these are the ones that this application may touch. */
export function ownTables(database: Kysely<NoTables>): Kysely<PeatTables> {
  return database.withTables<PeatTables>()
}

/** Reads outside or inside a transaction alike. */
export type PeatReader = Kysely<NoTables>

/** What changes something stands in one transaction, which rights are read again in. */
export type PeatTransaction = Transaction<NoTables>
