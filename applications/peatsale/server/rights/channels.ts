import { vehiclesChannel } from '@workspace/logistics/server'
import type { PeatReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { PeatActor } from './peat-actor.ts'

/**
 * On which channels of live events somebody hears: those of the own sellers, accounts, carrier and swamps, the own one, and
 * `everybody` for what stands in everybody's lists. They bring ids alone.
 */
export async function channelsOf(
  { id, sellers, accounts, limited, carrier, swamps }: PeatActor,
  reader: PeatReader,
): Promise<readonly string[]> {
  const carriers = [...(carrier === '' ? [] : [carrier]), ...(await servingCarriers(reader, sellers))]
  return [
    'everybody',
    `person:${id}`,
    ...sellers.map((seller) => `seller:${seller}`),
    ...accounts.map((account) => `account:${account}`),
    ...accounts.flatMap((account) => boughtChannels(account, limited.get(account))),
    ...(carrier === '' ? [] : [`carrier:${carrier}`]),
    ...swamps.map((swamp) => `swamp:${swamp}`),
    ...new Set(carriers.map(vehiclesChannel)),
  ]
}

async function servingCarriers(reader: PeatReader, sellers: readonly string[]): Promise<readonly string[]> {
  if (sellers.length === 0) return []
  const serving = ownTables(reader).selectFrom('peatsale_carrier_seller').select('carrier').distinct()
  return (await serving.where('seller', 'in', sellers).execute()).map(({ carrier }) => carrier)
}

/** Where orders and loads of an account are told: to who sees all of its sellers, and by seller. */
export function buyersChannels({ customer, seller }: { readonly customer: string; readonly seller: string }) {
  return [`buyers:${customer}`, `buyers:${customer}:${seller}`] as const
}

function boughtChannels(account: string, sellers: readonly string[] | undefined): readonly string[] {
  return sellers === undefined ? [`buyers:${account}`] : sellers.map((seller) => `buyers:${account}:${seller}`)
}
