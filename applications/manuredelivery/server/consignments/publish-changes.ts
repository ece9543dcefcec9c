/** Who hears at once that a consignment or request has changed: ids alone. */
import type { Host } from '@workspace/portal/server'
import type { ManureTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'

interface Publishing {
  readonly host: Pick<Host, 'live'>
}

/** `besides` are channels of carriers and persons that it is taken from. */
export async function publishConsignments(
  transaction: ManureTransaction,
  { host }: Publishing,
  { ids, besides = [] }: { readonly ids: readonly string[]; readonly besides?: readonly string[] },
): Promise<void> {
  if (ids.length === 0) return
  const own = ownTables(transaction)
  const rows = await own
    .selectFrom('manuredelivery_consignment')
    .select(['id', 'company', 'account', 'carrier', 'driver', 'plant', 'state'])
    .where('id', 'in', ids)
    .execute()
  const open = rows.filter(({ state }) => state === 'open').map(({ id }) => id)
  const offers =
    open.length === 0
      ? []
      : await own.selectFrom('manuredelivery_offer').select('carrier').where('consignment', 'in', open).execute()
  const channels = new Set([
    ...rows.flatMap(({ company, account, carrier, driver, plant }) => [
      ...[`company:${company}`, `account:${account}`, `plant:${plant}`],
      ...(carrier === null ? [] : [`carrier:${carrier}`]),
      ...(driver === null ? [] : [`person:${driver}`]),
    ]),
    ...offers.map(({ carrier }) => `carrier:${carrier}`),
    ...besides,
  ])
  await host.live.publish(transaction, { topic: 'consignments', ids, channels: [...channels] })
}

export async function publishRequest(
  transaction: ManureTransaction,
  { host }: Publishing,
  { id, company, account }: { readonly id: string; readonly company: string; readonly account: string },
): Promise<void> {
  const channels = [`company:${company}`, `account:${account}`]
  await host.live.publish(transaction, { topic: 'requests', ids: [id], channels })
}
