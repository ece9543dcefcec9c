/** What has had its time goes, every few hours (2.6, decision 110). */
import { firstDayKept } from '@workspace/logistics/server'
import type { ApplicationJob, Host } from '@workspace/portal/server'
import { hours } from '@workspace/portal/server'
import type { PeatTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { accountsToClear, accountsWithContacts, clearAccount, clearAccountContacts } from './clear-account.ts'
import { batchesToClear, clearBatch } from './clear-ledger.ts'
import { clearContacts, clearOrder } from './clear-order.ts'
import { ordersToClear, ordersWithContacts } from './find-orders.ts'
import { limitsAt } from './periods.ts'
import { removeDrafts, removeInvitations, removeRequests } from './remove-leftovers.ts'

export const retention: ApplicationJob = {
  name: 'retention',
  every: hours(6),
  run: async (host, now) => {
    const limits = limitsAt(now)
    let rows = 0
    for (const remove of [removeDrafts, removeRequests, removeInvitations]) {
      rows += await host.database.writing((transaction) => remove(transaction, limits))
    }
    const reader = host.database.reading
    const clear = each(host, limits.now)
    for (const { id: seller, retention_years } of await sellers(host)) {
      const before = firstDayKept(now, retention_years)
      rows += await clear(await ordersToClear(reader, { seller, before }), clearOrder)
    }
    rows += await clear(await ordersWithContacts(reader, limits.contacts), clearContacts)
    rows += await clear(await batchesToClear(reader, limits.ledger), clearBatch)
    rows += await clear(await accountsToClear(reader, limits.ledger), clearAccount)
    rows += await clear(await accountsWithContacts(reader, limits.closed), clearAccountContacts)
    return rows
  },
}

type Clear = (
  transaction: PeatTransaction,
  given: { readonly host: Host; readonly id: string; readonly now: string },
) => Promise<void>

/** Each in a transaction of its own, so that nobody waits for all of them. */
function each(host: Host, now: string) {
  return async (ids: readonly string[], clear: Clear): Promise<number> => {
    for (const id of ids) await host.database.writing((transaction) => clear(transaction, { host, id, now }))
    return ids.length
  }
}

function sellers({ database }: Host) {
  return ownTables(database.reading).selectFrom('peatsale_seller').select(['id', 'retention_years']).execute()
}
