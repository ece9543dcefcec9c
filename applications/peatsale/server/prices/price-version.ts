import type { PeatReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'

/** Moves with whatever is published of the seller's prices; 0 before anything was. */
export async function priceVersionOf(reader: PeatReader, seller: string): Promise<number> {
  const versions = ownTables(reader).selectFrom('peatsale_price_version').select('version')
  return (await versions.where('seller', '=', seller).executeTakeFirst())?.version ?? 0
}

/** Whoever looked at prices before looks again: an order is not confirmed with others than were seen. @returns the new one. */
export async function movePriceVersion(transaction: PeatReader, seller: string): Promise<number> {
  const { version } = await ownTables(transaction)
    .insertInto('peatsale_price_version')
    .values({ seller, version: 1 })
    .onConflict((conflict) =>
      conflict.column('seller').doUpdateSet((of) => ({ version: of('peatsale_price_version.version', '+', 1) })),
    )
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}
