/** Which price lists somebody reads: an office its own, a customer those that hold for it today (2.6). */
import type { LocalDate } from '@workspace/portal/contract'
import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely'
import type { PeatReader, PeatTables } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { seesBought } from '../rights/bought.ts'
import type { PeatActor } from '../rights/peat-actor.ts'

/** What decides which lists of a seller hold for an account. */
export interface Holding {
  readonly seller: string
  readonly customer: string
  readonly tags: readonly string[]
}

export interface PriceScope {
  /** Of these sellers every list. */
  readonly sellers: readonly string[]
  /** Of these what is published and valid on the day. */
  readonly holdings: readonly Holding[]
  readonly day: LocalDate
}

type Of = ExpressionBuilder<PeatTables, 'peatsale_price_list'>
type Condition = ExpressionWrapper<PeatTables, 'peatsale_price_list', SqlBool>

export async function priceScope(reader: PeatReader, actor: PeatActor, day: LocalDate): Promise<PriceScope> {
  return { sellers: actor.sellers, holdings: await holdingsBought(reader, actor), day }
}

/** What the actor sees as a member of the accounts. */
export async function holdingsBought(
  reader: PeatReader,
  actor: PeatActor,
  accounts: readonly string[] = actor.accounts,
): Promise<readonly Holding[]> {
  const holdings = await holdingsOf(reader, accounts)
  return holdings.filter((holding) => seesBought(actor, holding))
}

/** By the links through which something is sold now; of these sellers alone, where they are said. */
export async function holdingsOf(
  reader: PeatReader,
  accounts: readonly string[],
  sellers?: readonly string[],
): Promise<readonly Holding[]> {
  if (accounts.length === 0 || sellers?.length === 0) return []
  const links = ownTables(reader).selectFrom('peatsale_customer_link').select(['seller', 'customer', 'tags'])
  const active = links.where('customer', 'in', accounts).where('active', '=', 1)
  const rows = await (sellers === undefined ? active : active.where('seller', 'in', sellers)).execute()
  return rows.map(({ tags, ...link }) => ({ ...link, tags: JSON.parse(tags) as string[] }))
}

export function seenIn(of: Of, { sellers, holdings, day }: PriceScope): Condition {
  const valid = of.and([of('state', '=', 'published'), of('valid_from', '<=', day), of('valid_to', '>=', day)])
  return of.or([...(sellers.length === 0 ? [] : [of('seller', 'in', sellers)]), of.and([valid, heldFor(of, holdings)])])
}

/** The customer's own, of a tag that it has, general. */
export function heldFor(of: Of, holdings: readonly Holding[]): Condition {
  return of.or(
    holdings.map(({ seller, customer, tags }) =>
      of.and([
        of('seller', '=', seller),
        of.or([
          of('scope', '=', 'general'),
          of('customer', '=', customer),
          ...(tags.length === 0 ? [] : [of.and([of('scope', '=', 'group'), of('tag', 'in', tags)])]),
        ]),
      ]),
    ),
  )
}
