/** Accounts by pages: an office sees those that it sells to, a driver who orders for customers those that were driven to. */
import type { InputOf } from '@workspace/portal/contract'
import { dayOf } from '@workspace/portal/contract'
import type { Host } from '@workspace/portal/server'
import { answersOf, keysetPage, likeFragment, readPage } from '@workspace/portal/server'
import { sql } from 'kysely'
import type { CustomerRow, CustomerTag } from '../../contract/index.ts'
import { orderingFindLeast, searchCustomers } from '../../contract/index.ts'
import type { PeatReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { PeatActor } from '../rights/peat-actor.ts'
import { drivenCustomers } from './driven-customers.ts'
import { unattendedAmong } from './members.ts'

const { reads } = answersOf<PeatActor>()
type Asked = InputOf<typeof searchCustomers>

export const searchCustomersAnswer = reads(searchCustomers, async ({ host, actor, request }, asked, refuse) => {
  if (actor.roles.has('office') || actor.roles.has('superadmin')) {
    if (asked.seller !== '' && !actor.sellers.includes(asked.seller)) throw refuse('not_found')
    return officeList(host, asked.seller === '' ? actor.sellers : [asked.seller], asked)
  }
  if (!actor.mayOrder) throw refuse('forbidden')
  if (asked.find.length < orderingFindLeast) throw refuse('invalid_input', { fields: ['find'] })
  return drivenCustomers(host.database.reading, { carrier: actor.carrier, today: dayOf(request.now) }, asked)
})

async function officeList(host: Host, sellers: readonly string[], asked: Asked) {
  const reader = host.database.reading
  if (sellers.length === 0) return { rows: [], cursor: '', total: { count: 0, exact: true } }
  const found = soldTo(reader, sellers, asked)
  const { sort, direction, cursor, limit } = asked
  const page = await readPage(
    { sort, direction, cursor, limit },
    (at) => keysetPage(found.selectAll(), { ...at, key: 'sort_name', direction }).execute(),
    (row) => ({ key: row.sort_name, id: row.id }),
  )
  const counted = asked.counted && cursor === ''
  const count = counted ? await found.select((of) => of.fn.countAll().as('count')).executeTakeFirst() : undefined
  return {
    rows: await officeRows(host, sellers, page.rows),
    cursor: page.cursor,
    total: count ? { count: Number(count.count), exact: true } : null,
  }
}

function soldTo(reader: PeatReader, sellers: readonly string[], { tag, onHold, closed, find }: Asked) {
  const fragment = likeFragment(find)
  let found = ownTables(reader)
    .selectFrom('peatsale_customer')
    .where(({ exists, selectFrom }) => {
      let link = selectFrom('peatsale_customer_link as link')
        .select('link.id')
        .whereRef('link.customer', '=', 'peatsale_customer.id')
        .where('link.seller', 'in', sellers)
        .where('link.active', '=', closed ? 0 : 1)
      if (tag !== '') link = link.where('link.tags', 'like', `%"${tag}"%`)
      if (onHold) link = link.where('link.hold_reason', '!=', '')
      return exists(link)
    })
  if (find !== '') {
    found = found.where(({ or, exists, selectFrom }) =>
      or([
        sql<boolean>`search_text like ${fragment} escape '\\'`,
        sql<boolean>`lower(business_id) like ${fragment} escape '\\'`,
        sql<boolean>`lower(farm_id) like ${fragment} escape '\\'`,
        exists(
          selectFrom('peatsale_customer_link as numbered')
            .select('numbered.id')
            .whereRef('numbered.customer', '=', 'peatsale_customer.id')
            .where('numbered.seller', 'in', sellers)
            .where(sql<boolean>`lower(numbered.number) like ${fragment} escape '\\'`),
        ),
      ]),
    )
  }
  return found
}

async function officeRows(
  host: Host,
  sellers: readonly string[],
  customers: readonly { readonly id: string; readonly name: string; readonly business_id: string }[],
): Promise<CustomerRow[]> {
  if (customers.length === 0) return []
  const ids = customers.map(({ id }) => id)
  const own = ownTables(host.database.reading)
  const [links, sites, unattended] = await Promise.all([
    own
      .selectFrom('peatsale_customer_link')
      .selectAll()
      .where('customer', 'in', ids)
      .where('seller', 'in', sellers)
      .execute(),
    own
      .selectFrom('peatsale_site')
      .select(['id', 'customer', 'name', 'city as municipality'])
      .where('customer', 'in', ids)
      .where('removed', '=', 0)
      .orderBy('name')
      .execute(),
    unattendedAmong(host, host.database.reading, ids),
  ])
  return customers.map(({ id, name, business_id }) => {
    const linked = links.filter(({ customer }) => customer === id)
    const sold = linked.some(({ active }) => active === 1)
    return {
      ...{ id, name },
      // Of an account that nothing is sold to any more the own link remains.
      sites: sites.filter(({ customer }) => sold && customer === id).map(({ customer: _, ...site }) => site),
      office: {
        businessId: business_id,
        numbers: linked.map(({ seller, number }) => ({ seller, number })),
        tags: [...new Set(linked.flatMap(({ tags }) => JSON.parse(tags) as CustomerTag[]))],
        onHold: linked.some(({ hold_reason }) => hold_reason !== ''),
        closed: !sold,
        isUnattended: sold && unattended.has(id),
      },
    }
  })
}
