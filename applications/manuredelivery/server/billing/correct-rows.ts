/** A correction after the lock: the issued rows with minus, the new ones with plus, in the next batch (S15). */
import { newId } from '@workspace/portal/server'
import type { Facts } from '../../contract/settlement/settle-input.ts'
import type { AcceptedConsignmentCommand } from '../consignments/consignment-context.ts'
import { settledOf, storeSettlement } from '../consignments/settle-consignment.ts'
import { storedConsignment } from '../consignments/stored-consignment.ts'
import type { ManureTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'

export async function correctRows(
  transaction: ManureTransaction,
  { consignment, event, issuer }: AcceptedConsignmentCommand,
): Promise<void> {
  const row = await storedConsignment(transaction, consignment.id)
  if (row === undefined || consignment.facts === null) return
  const corrects: Facts = JSON.parse(consignment.facts)
  const settled = await settledOf(transaction, row, corrects)
  await storeSettlement(transaction, consignment.id, issuer.now)
  if (settled === undefined || settled.rows.length === 0) return
  const own = ownTables(transaction)
  const { count } = await own
    .selectFrom('manuredelivery_settlement_correction')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('consignment', '=', consignment.id)
    .executeTakeFirstOrThrow()
  const { reason = '' }: { readonly reason?: string | undefined } = 'reason' in event.data ? event.data : {}
  await own
    .insertInto('manuredelivery_settlement_correction')
    .values({
      ...{ id: newId(), consignment: consignment.id, number: `${consignment.number}-K${Number(count) + 1}` },
      ...{
        settlement: JSON.stringify(settled),
        sale_gross: settled.sale.gross,
        purchase_gross: settled.purchase.gross,
      },
      ...{
        sale_batch: null,
        purchase_batch: null,
        reason,
        made_by: issuer.actor.id,
        made_at: issuer.now.toISOString(),
      },
    })
    .execute()
}
