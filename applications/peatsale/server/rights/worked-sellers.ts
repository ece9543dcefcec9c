import type { PeatReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { PeatActor } from './peat-actor.ts'

/** For whom the person works, drives or loads: not those that a customer buys from. */
export async function workedSellers(reader: PeatReader, actor: PeatActor): Promise<readonly string[]> {
  const { sellers, carrier, swamps } = actor
  const [served, loaded] = await Promise.all([servedSellers(reader, carrier), loadedSellers(reader, swamps)])
  return [...new Set([...sellers, ...served, ...loaded])]
}

/** The sellers that the carrier drives for. */
export async function servedSellers(reader: PeatReader, carrier: string): Promise<readonly string[]> {
  if (carrier === '') return []
  const served = ownTables(reader).selectFrom('peatsale_carrier_seller').select('seller').where('carrier', '=', carrier)
  return (await served.execute()).map(({ seller }) => seller)
}

/** Whose peat is loaded at the swamps: their owners, and those who load there, too. */
async function loadedSellers(reader: PeatReader, swamps: readonly string[]): Promise<readonly string[]> {
  if (swamps.length === 0) return []
  const own = ownTables(reader)
  const [owning, sharing] = await Promise.all([
    own.selectFrom('peatsale_swamp').select('seller').where('id', 'in', swamps).execute(),
    own.selectFrom('peatsale_swamp_share').select('seller').where('swamp', 'in', swamps).execute(),
  ])
  return [...owning, ...sharing].map(({ seller }) => seller)
}
