import type { PeatReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { seesBought } from '../rights/bought.ts'
import { hasDrivenTo } from '../rights/driven-to.ts'
import type { PeatActor } from '../rights/peat-actor.ts'
import { servedSellers } from '../rights/worked-sellers.ts'

/** Products that somebody may see; where products are listed, those of that seller alone are allowed to the account. */
export interface ProductScope {
  /** Of these sellers everything that is sold. */
  readonly sellers: readonly string[]
  /** Of these products only. */
  readonly products: readonly string[]
}

/** What an account may order of whom: nothing listed means everything of the seller. */
async function linkedScope(
  reader: PeatReader,
  accounts: readonly string[],
  isSeen: (link: { readonly customer: string; readonly seller: string }) => boolean,
): Promise<ProductScope> {
  if (accounts.length === 0) return { sellers: [], products: [] }
  const links = ownTables(reader)
    .selectFrom('peatsale_customer_link')
    .select(['customer', 'seller', 'allowed_products'])
  const rows = await links.where('customer', 'in', accounts).where('active', '=', 1).execute()
  const listed = rows.filter(isSeen).map(({ seller, allowed_products }) => ({
    seller,
    allowed: JSON.parse(allowed_products) as string[],
  }))
  return {
    sellers: listed.filter(({ allowed }) => allowed.length === 0).map(({ seller }) => seller),
    products: listed.flatMap(({ allowed }) => allowed),
  }
}

/** Undefined for an account that is not there for the person. */
export async function accountScope(
  reader: PeatReader,
  actor: PeatActor,
  { account, now }: { readonly account: string; readonly now: Date },
): Promise<ProductScope | undefined> {
  const { accounts, sellers, carrier, mayOrder } = actor
  if (accounts.includes(account)) return linkedScope(reader, [account], (link) => seesBought(actor, link))
  const mayEnter = mayOrder && (await hasDrivenTo(reader, { account, carrier, now }))
  const dealing = [...sellers, ...(mayEnter ? await servedSellers(reader, carrier) : [])]
  if (dealing.length === 0) return undefined
  const scope = await linkedScope(reader, [account], ({ seller }) => dealing.includes(seller))
  return scope.sellers.length + scope.products.length === 0 ? undefined : scope
}

/** What is sold no more is its office's alone. */
export function isInScope(
  { sellers, products }: ProductScope,
  actor: Pick<PeatActor, 'sellers'>,
  product: { readonly id: string; readonly seller: string; readonly active: number },
): boolean {
  const isSeen = sellers.includes(product.seller) || products.includes(product.id)
  return isSeen && (product.active === 1 || actor.sellers.includes(product.seller))
}

/** Everything that the person may see in any of the roles. */
export async function productScope(
  reader: PeatReader,
  actor: PeatActor,
  worked: readonly string[],
): Promise<ProductScope> {
  const bought = await linkedScope(reader, actor.accounts, (link) => seesBought(actor, link))
  return { sellers: [...new Set([...worked, ...bought.sellers])], products: bought.products }
}
