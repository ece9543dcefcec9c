import type { PeatReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'

/** Moves with whatever is published of the seller's prices; 0 before anything was. */
export async function priceVersionOf(reader: PeatReader, seller: string): Promise<number> {
  const versions = ownTables(reader).selectFrom('peatsale_price_version').select('version')
  return (await versions.where('seller', '=', seller).executeTakeFirst())?.version ?? 0
}
