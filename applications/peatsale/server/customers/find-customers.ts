/** The customers of an office, by what a caller says: name, place, number, contact person, telephone or e-mail address. */
import type { InputOf } from '@workspace/portal/contract'
import type { Host } from '@workspace/portal/server'
import { likeFragment } from '@workspace/portal/server'
import { sql } from 'kysely'
import type { searchCustomers } from '../../contract/index.ts'
import type { PeatReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { contactPart, contactSearch, telephoneFragment } from './contact-search.ts'
import { cardsOf } from './members.ts'

type Asked = Pick<InputOf<typeof searchCustomers>, 'tag' | 'onHold' | 'closed' | 'find'>

/** Fewer letters find too many people to be worth looking at each member. */
const leastOfPeople = 3

/** Those that the sellers sell to, or have sold to, narrowed by the view. */
export async function foundCustomers(host: Host, sellers: readonly string[], asked: Asked) {
  const reader = host.database.reading
  const { tag, onHold, closed, find } = asked
  const sold = ownTables(reader)
    .selectFrom('logistics_account')
    .where(({ exists, selectFrom }) => {
      let link = selectFrom('peatsale_customer_link as link')
        .select('link.id')
        .whereRef('link.customer', '=', 'logistics_account.id')
        .where('link.seller', 'in', sellers)
        .where('link.active', '=', closed ? 0 : 1)
      if (tag !== '') link = link.where('link.tags', 'like', `%"${tag}"%`)
      if (onHold) link = link.where('link.hold_reason', '!=', '')
      return exists(link)
    })
  if (find === '') return sold
  const people = await customersOfPeople(host, sellers, find)
  const fragment = likeFragment(find)
  const contact = telephoneFragment(find) ?? fragment
  return sold.where(({ or, exists, selectFrom, eb }) =>
    or([
      sql<boolean>`search_text like ${fragment} escape '\\'`,
      sql<boolean>`lower(business_id) like ${fragment} escape '\\'`,
      sql<boolean>`lower(farm_id) like ${fragment} escape '\\'`,
      exists(
        selectFrom('peatsale_customer_link as noted')
          .select('noted.id')
          .whereRef('noted.customer', '=', 'logistics_account.id')
          .where('noted.seller', 'in', sellers)
          .where(
            sql<boolean>`(lower(noted.number) like ${fragment} escape '\\' or noted.contact_search like ${contact} escape '\\')`,
          ),
      ),
      exists(
        selectFrom('logistics_site as yard')
          .select('yard.id')
          .whereRef('yard.account', '=', 'logistics_account.id')
          .where('yard.removed', '=', 0)
          .where(sql<boolean>`yard.contact_search like ${contact} escape '\\'`),
      ),
      ...(people.length > 0 ? [eb('logistics_account.id', 'in', people)] : []),
    ]),
  )
}

/** Accounts of members whom the office reads with telephone and address, by those. */
async function customersOfPeople(host: Host, sellers: readonly string[], find: string): Promise<readonly string[]> {
  const part = contactPart(find)
  if (part.length < leastOfPeople) return []
  const members = await membersSoldTo(host.database.reading, sellers)
  const cards = await cardsOf(
    host,
    members.map(({ person }) => person),
  )
  const found = members.filter(({ person }) => {
    const card = cards.get(person)
    return card !== undefined && contactSearch(card).includes(part)
  })
  return [...new Set(found.map(({ customer }) => customer))]
}

function membersSoldTo(reader: PeatReader, sellers: readonly string[]) {
  return ownTables(reader)
    .selectFrom('peatsale_customer_member as member')
    .innerJoin('peatsale_customer_link as link', 'link.customer', 'member.customer')
    .select(['member.customer', 'member.person'])
    .where('link.seller', 'in', sellers)
    .where('member.waiting', '=', 0)
    .execute()
}
