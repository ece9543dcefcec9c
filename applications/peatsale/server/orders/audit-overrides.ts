import type { PeatTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { AcceptedOrderCommand } from './order-context.ts'
import { lacksCredit } from './order-guards.ts'
import { isShortOfStock } from './short-stock.ts'

/** Who promises more than there is, or goes past a credit hold, stands in the audit trail; asked before peat is kept. */
export async function auditOverrides(transaction: PeatTransaction, done: AcceptedOrderCommand): Promise<void> {
  const { event, issuer, order } = done
  if (event.kind !== 'confirm') return
  const { overbookReason, creditReason } = event.data
  const overridden = [
    ...(overbookReason !== undefined && (await isShortOfStock(done)) ? (['stock'] as const) : []),
    ...(creditReason !== undefined && (await lacksCredit(done)) ? (['credit'] as const) : []),
  ]
  if (overridden.length === 0) return
  const sellers = ownTables(transaction).selectFrom('peatsale_seller').select('company_key')
  const seller = await sellers.where('id', '=', order.seller).executeTakeFirst()
  const company = (await issuer.host.companies()).find(({ key }) => key === seller?.company_key)?.name
  const of = { target: order.number ?? '', ...(company !== undefined && { company }) }
  for (const gate of overridden) {
    await issuer.host.audit.append(transaction, issuer.by, { action: 'overridegate', details: { gate }, ...of })
  }
}
