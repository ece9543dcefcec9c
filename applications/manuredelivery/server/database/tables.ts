import type { DocumentFileTable, DocumentTable, EventTable, LogisticsTables } from '@workspace/logistics/server'
import type { NoTables } from '@workspace/portal/server'
import type { Kysely, Transaction } from 'kysely'
import type { CompanyAndAccount } from '../documents/manure-documents.ts'
import type { AlertsTables } from './tables/alerts.ts'
import type { BillingTables } from './tables/billing.ts'
import type { ConsignmentsTables } from './tables/consignments.ts'
import type { FarmsTables } from './tables/farms.ts'
import type { RegistersTables } from './tables/registers.ts'
import type { RequestsTables } from './tables/requests.ts'

/** Every table that the application may use; amounts are whole numbers (lanta-appi 2), yes and no are 1 and 0. Shared rows are read only. */
export type ManureTables = RegistersTables &
  FarmsTables &
  RequestsTables &
  ConsignmentsTables &
  AlertsTables &
  BillingTables &
  LogisticsTables & {
    manuredelivery_event: EventTable
    manuredelivery_document: DocumentTable & CompanyAndAccount
    manuredelivery_document_file: DocumentFileTable
  }

/** The portal passes its database without tables. */
export function ownTables(database: Kysely<NoTables>): Kysely<ManureTables> {
  return database.withTables<ManureTables>()
}

/** Reads outside or inside a transaction. */
export type ManureReader = Kysely<NoTables>
export type ManureTransaction = Transaction<NoTables>
