/** Mass, amounts and flags of a consignment that has ended, and of the stops that share its run. */
import { correctRows } from '../billing/correct-rows.ts'
import type { ManureTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { AcceptedConsignmentCommand } from './consignment-context.ts'
import { weighingsOf } from './consignment-context.ts'
import { askFarm, openFlags, raiseFlag, resolveFlags } from './flags.ts'
import { massFlags, storeSettlement } from './settle-consignment.ts'
import { storedConsignment } from './stored-consignment.ts'

/** Mass, nutrients and amounts, and the flags that the weights raise or resolve (W7). Of a run all stops are computed again. */
export async function computeAmounts(transaction: ManureTransaction, done: AcceptedConsignmentCommand): Promise<void> {
  const { consignment } = done
  // What is in a batch keeps its rows; the difference goes into the next one.
  if (consignment.sale_batch !== null || consignment.purchase_batch !== null)
    return await correctRows(transaction, done)
  const stops = ownTables(transaction).selectFrom('manuredelivery_consignment').select('id')
  const others =
    consignment.run === null
      ? []
      : await stops.where('run', '=', consignment.run).where('state', 'in', ['received', 'confirmed']).execute()
  for (const id of new Set([consignment.id, ...others.map((each) => each.id)])) {
    const settled = await storeSettlement(transaction, id, done.issuer.now)
    if (settled !== undefined) await renewMassFlags(transaction, done, { id, flags: settled.mass.flags })
    if (id !== consignment.id) await askOtherStop(transaction, id, done.issuer.now)
  }
}

/** The tare of a run is the tare of all its stops: their farms have waited for it, too. */
async function askOtherStop(transaction: ManureTransaction, id: string, now: Date): Promise<void> {
  const row = await storedConsignment(transaction, id)
  if (row?.state === 'received' && row.asked_at === null) await askFarm(transaction, id, now)
}

async function renewMassFlags(
  transaction: ManureTransaction,
  { event, issuer, at }: AcceptedConsignmentCommand,
  { id, flags }: { readonly id: string; readonly flags: readonly (typeof massFlags)[number][] },
): Promise<void> {
  const row = await storedConsignment(transaction, id)
  const isReceived = row?.received_at != null
  const ofRun = row?.run == null ? [] : await weighingsOf(transaction, { run: row.run })
  const weighed = [...(await weighingsOf(transaction, { consignment: id })), ...ofRun]
  const isHalf = weighed.some(({ gross, tare }) => gross === null || tare === null)
  const holds = isReceived ? [...flags, ...(isHalf ? (['tare_missing'] as const) : [])] : []
  const open = await openFlags(transaction, id)
  const over = [...massFlags, 'tare_missing' as const].filter((flag) => open.includes(flag) && !holds.includes(flag))
  if (over.length > 0) await resolveFlags(transaction, { consignment: id, by: '', now: issuer.now, only: over })
  for (const flag of holds) {
    if (!open.includes(flag)) await raiseFlag(transaction, { consignment: id, event: event.id, flag, at })
  }
}
