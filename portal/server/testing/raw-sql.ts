/** Statements as text, for rows by the ten thousand. */
import { sql } from 'kysely'
import type { PortalTransaction } from '../kernel/database/portal-transaction.ts'

type Row = Readonly<Record<string, unknown>>

export async function rowsOf(transaction: PortalTransaction, text: string): Promise<readonly Row[]> {
  return (await sql.raw<Row>(text).execute(transaction)).rows
}

export async function run(transaction: PortalTransaction, text: string): Promise<void> {
  await sql.raw(text).execute(transaction)
}
