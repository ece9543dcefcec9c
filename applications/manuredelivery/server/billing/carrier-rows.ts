/** What a carrier is owed for a consignment: kept as it was computed last, shown to the carrier's dispatcher and the office. */
import { newId } from '@workspace/portal/server'
import { settledOf } from '../consignments/settle-consignment.ts'
import { storedConsignment } from '../consignments/stored-consignment.ts'
import type { ManureTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'

export async function openCarrierRow(transaction: ManureTransaction, id: string, now: Date): Promise<void> {
  const own = ownTables(transaction)
  const row = await storedConsignment(transaction, id)
  await own.deleteFrom('manuredelivery_carrier_row').where('consignment', '=', id).execute()
  if (row === undefined || row.carrier === null) return
  const settled = await settledOf(transaction, row)
  if (settled === undefined || settled.carrier.rows.length === 0) return
  await own
    .insertInto('manuredelivery_carrier_row')
    .values({
      ...{ id: newId(), consignment: id, carrier: row.carrier, company: row.company, day: settled.day },
      ...{ rows: JSON.stringify(settled.carrier.rows), net: settled.carrier.net, changed_at: now.toISOString() },
    })
    .execute()
}
