/** Who hears at once that a load or an order is not any more as it was (2.4, live updates). Ids alone. */
import type { Host } from '@workspace/portal/server'
import type { PeatTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { buyersChannels } from '../rights/channels.ts'

interface Told {
  readonly host: Pick<Host, 'live'>
}

/** `besides` are carriers and persons that it is taken from. */
export async function publishLoads(
  transaction: PeatTransaction,
  { host }: Told,
  { ids, besides = [] }: { readonly ids: readonly string[]; readonly besides?: readonly string[] },
): Promise<void> {
  if (ids.length === 0) return
  const own = ownTables(transaction)
  const loads = own
    .selectFrom('peatsale_load')
    .select(['id', 'seller', 'customer', 'carrier', 'driver', 'swamp', 'state'])
  const rows = await loads.where('id', 'in', [...ids]).execute()
  const open = rows.filter(({ state }) => state === 'open').map(({ id }) => id)
  const offers =
    open.length === 0
      ? []
      : await own.selectFrom('peatsale_load_offer').select('carrier').where('load_id', 'in', open).execute()
  const all = new Set([
    ...rows.flatMap(channelsOfLoad),
    ...offers.map(({ carrier }) => `carrier:${carrier}`),
    ...besides,
  ])
  await host.live.publish(transaction, { topic: 'loads', ids, channels: [...all] })
}

/** New loads, which no carrier and no driver has yet. */
export async function publishPlanned(
  transaction: PeatTransaction,
  { host }: Told,
  loads: readonly (Heard & { readonly id: string })[],
): Promise<void> {
  if (loads.length === 0) return
  const channels = [...new Set(loads.flatMap(channelsOfLoad))]
  await host.live.publish(transaction, { topic: 'loads', ids: loads.map(({ id }) => id), channels })
}

interface Heard {
  readonly seller: string
  readonly customer: string
  readonly carrier: string | null
  readonly driver: string | null
  readonly swamp: string | null
}

function channelsOfLoad({ seller, customer, carrier, driver, swamp }: Heard): string[] {
  return [
    ...[`seller:${seller}`, ...buyersChannels({ customer, seller })],
    ...(carrier === null ? [] : [`carrier:${carrier}`]),
    ...(driver === null ? [] : [`person:${driver}`]),
    ...(swamp === null ? [] : [`swamp:${swamp}`]),
  ]
}

export async function publishOrder(
  transaction: PeatTransaction,
  { host }: Told,
  order: { readonly id: string; readonly seller: string; readonly customer: string; readonly entered_by: string },
): Promise<void> {
  const channels = [`seller:${order.seller}`, ...buyersChannels(order), `person:${order.entered_by}`]
  await host.live.publish(transaction, { topic: 'orders', ids: [order.id], channels })
}
