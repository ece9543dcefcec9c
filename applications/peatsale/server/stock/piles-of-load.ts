/**
 * Which pile a product is loaded from. Sellers that share a swamp name the same peat by the same code, and a pile has the
 * product of the seller that owns it; so codes are compared, never ids.
 */
import type { PeatReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'

/** Whether the pile lies at the swamp and has peat of one of the codes. */
export async function isPileFor(
  reader: PeatReader,
  { pile, swamp, codes }: { readonly pile: string; readonly swamp: string | null; readonly codes: readonly string[] },
): Promise<boolean> {
  const found = await pilesWithCodes(reader).where('pile.id', '=', pile).executeTakeFirst()
  return found !== undefined && found.swamp === swamp && codes.includes(found.code)
}

/** The code of the product of each pile, by the pile's id. */
export async function codesOfPiles(reader: PeatReader, piles: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (piles.length === 0) return new Map()
  const rows = await pilesWithCodes(reader)
    .where('pile.id', 'in', [...piles])
    .execute()
  return new Map(rows.map(({ id, code }) => [id, code]))
}

/** Open piles of a swamp in the order of their names. */
export function openPiles(reader: PeatReader, swamp: string | null) {
  const open = pilesWithCodes(reader).where('pile.state', '=', 'open')
  return open
    .where('pile.swamp', '=', swamp ?? '')
    .orderBy('pile.code')
    .execute()
}

function pilesWithCodes(reader: PeatReader) {
  return ownTables(reader)
    .selectFrom('peatsale_stockpile as pile')
    .innerJoin('peatsale_product as product', 'product.id', 'pile.product')
    .select(['pile.id', 'pile.swamp', 'product.code'])
}

/** Products of these sellers that are loaded from a pile, by the code that they share with its own product. */
export async function productsByCode(
  reader: PeatReader,
  sellers: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (sellers.length === 0) return new Map()
  const products = ownTables(reader).selectFrom('peatsale_product').select(['id', 'code'])
  const rows = await products
    .where('seller', 'in', [...sellers])
    .orderBy('id')
    .execute()
  return new Map([...Map.groupBy(rows, ({ code }) => code)].map(([code, its]) => [code, its.map(({ id }) => id)]))
}

/** The owner of the swamp and those that it shares it with. */
export async function sellersAt(reader: PeatReader, swamp: string): Promise<readonly string[]> {
  const own = ownTables(reader)
  const owner = await own.selectFrom('peatsale_swamp').select('seller').where('id', '=', swamp).executeTakeFirst()
  const shares = await own.selectFrom('peatsale_swamp_share').select('seller').where('swamp', '=', swamp).execute()
  return [...(owner ? [owner.seller] : []), ...shares.map(({ seller }) => seller)]
}
