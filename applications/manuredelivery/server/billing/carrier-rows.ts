/** What a carrier is owed for a consignment: kept as it was computed last, shown to the carrier's dispatcher and the office. */
import { newId } from '@workspace/portal/server'
import type { SettledConsignment } from '../../contract/settlement/settle-output.ts'
import type { StoredConsignment } from '../database/stored-rows.ts'
import type { ManureTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'

interface Owed {
  readonly row: StoredConsignment
  readonly settled: SettledConsignment
  readonly now: Date
}

export async function openCarrierRow(transaction: ManureTransaction, { row, settled, now }: Owed): Promise<void> {
  await closeCarrierRow(transaction, row.id)
  const { carrier, day } = settled
  if (row.carrier === null || carrier.rows.length === 0) return
  await ownTables(transaction)
    .insertInto('manuredelivery_carrier_row')
    .values({
      ...{ id: newId(), consignment: row.id, carrier: row.carrier, company: row.company, day },
      ...{ rows: JSON.stringify(carrier.rows), net: carrier.net, changed_at: now.toISOString() },
    })
    .execute()
}

/** Its reception, refusal or failure was taken back. */
export async function closeCarrierRow(transaction: ManureTransaction, consignment: string): Promise<void> {
  const rows = ownTables(transaction).deleteFrom('manuredelivery_carrier_row')
  await rows.where('consignment', '=', consignment).execute()
}
