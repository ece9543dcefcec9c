import { invitations } from '@workspace/logistics/server'
import type { PersonCard } from '@workspace/portal/contract'
import type { Host } from '@workspace/portal/server'
import { handlersOf } from '@workspace/portal/server'
import type { CustomerMember } from '../../contract/index.ts'
import { findCustomer, readCustomer } from '../../contract/index.ts'
import type { PeatReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { seesBought } from '../rights/bought.ts'
import type { PeatActor } from '../rights/peat-actor.ts'
import { sitesSeen } from '../sites/site-store.ts'
import { linkedSellers, mayAdmit } from './admission.ts'
import type { SeenCustomer } from './customer-scope.ts'
import { seenCustomer } from './customer-scope.ts'
import { languageOf, openOrdersOf } from './customer-store.ts'
import { searchesOfBusinessIds } from './limits.ts'
import { linkShown } from './links.ts'
import { cardsOf, everyMember } from './members.ts'

const { reads } = handlersOf<PeatActor>()

export const readCustomerHandler = reads(readCustomer, async ({ host, actor, request }, { id }, refuse) => {
  const reader = host.database.reading
  const seen = await seenCustomer(reader, actor, id)
  if (!seen) throw refuse('not_found')
  const { row, isMember, isOffice, managesMembers } = seen
  // An office that does not sell to it any more keeps its own link, and what it once knew of orders.
  const seesCommon = isMember || isOffice
  const people = seesCommon ? await membersShown(host, actor, seen) : { members: [], isUnattended: false }
  return {
    ...{ id, name: row.name, farmId: row.farm_id, version: row.version, managesMembers },
    businessId: row.business_id,
    language: languageOf(row),
    closed: row.closed === 1 || !seesCommon,
    ...people,
    invitations: managesMembers ? await openInvitations(reader, id, request.now) : [],
    sites: seesCommon ? await sitesSeen(reader, id, seen.sellers) : [],
    links: await linksShown(host, actor, seen),
    priceLists: await ownPriceLists(reader, actor, seen),
    openOrders: await openOrdersOf(reader, id, sellersCounted(actor, seen)),
  }
})

/** Undefined: of all sellers. */
function sellersCounted(actor: PeatActor, { row, isMember, sellers }: SeenCustomer): readonly string[] | undefined {
  if (actor.roles.has('superadmin')) return undefined
  return isMember ? actor.limited.get(row.id) : sellers
}

/** Telephones and addresses of members are for the office. */
async function membersShown(host: Host, actor: PeatActor, { row, isOffice, managesMembers }: SeenCustomer) {
  const reader = host.database.reading
  const every = await everyMember(reader, [row.id])
  const members = every.filter(({ waits }) => managesMembers || !waits)
  const linked = await linkedSellers(reader, row.id)
  const cards = await cardsOf(
    host,
    members.map(({ person }) => person),
  )
  const told = members.map((member): CustomerMember => {
    const { person, isMain, waits } = member
    const isAdmitting = managesMembers && mayAdmit(actor, { account: row.id, linked, member })
    const card: Partial<PersonCard> = cards.get(person) ?? {}
    const { name = '', active = false, telephone = '', email = '' } = card
    return {
      id: person,
      name,
      isMain,
      waits,
      mayAdmit: isAdmitting,
      active,
      ...(isOffice ? { telephone, email } : { telephone: '', email: '' }),
    }
  })
  const sorted = told.toSorted((one, other) => one.name.localeCompare(other.name, 'fi'))
  return { members: sorted, isUnattended: isOffice && !told.some(({ active, waits }) => active && !waits) }
}

const openInvitations = (reader: PeatReader, account: string, now: Date) =>
  invitations.openOf(reader, { application: 'peatsale', account, now })

/** A member sees from whom the account buys; an office sees its own link and no sign of another. */
async function linksShown(host: Host, actor: PeatActor, { row, isMember }: SeenCustomer) {
  const links = ownTables(host.database.reading).selectFrom('peatsale_customer_link').selectAll()
  const all = await links.where('customer', '=', row.id).orderBy('seller').execute()
  const isOwn = (seller: string) => actor.sellers.includes(seller)
  const shown = all.filter(
    ({ seller }) => (isMember && seesBought(actor, { customer: row.id, seller })) || isOwn(seller),
  )
  const names = await cardsOf(
    host,
    shown.map(({ hold_by }) => hold_by).filter((by) => by !== ''),
  )
  return shown.map((link) => linkShown(link, isOwn(link.seller), names))
}

async function ownPriceLists(reader: PeatReader, actor: PeatActor, { row, isMember, sellers }: SeenCustomer) {
  const lists = await ownTables(reader)
    .selectFrom('peatsale_price_list')
    .select(['id', 'seller', 'name', 'state'])
    .where('customer', '=', row.id)
    .orderBy('sort_name')
    .execute()
  const isBought = (seller: string) => isMember && seesBought(actor, { customer: row.id, seller })
  return lists.filter(({ seller, state }) => sellers.includes(seller) || (isBought(seller) && state === 'published'))
}

export const findCustomerHandler = reads(findCustomer, async ({ host, actor }, { businessId }, refuse) => {
  await host.limits.spend(searchesOfBusinessIds, actor.id)
  const own = ownTables(host.database.reading)
  const row = await own
    .selectFrom('logistics_account')
    .select(['id', 'name'])
    .where('business_id', '=', businessId)
    .where('closed', '=', 0)
    .executeTakeFirst()
  if (!row) throw refuse('not_found')
  const site = await own
    .selectFrom('logistics_site')
    .select('city')
    .where('account', '=', row.id)
    .where('removed', '=', 0)
    .orderBy('changed_at')
    .executeTakeFirst()
  return { ...row, municipality: site?.city ?? '' }
})
