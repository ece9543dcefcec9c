/** Accounts by pages: an office sees those that it sells to, a driver who orders for customers those that were driven to. */
import type { InputOf } from '@workspace/portal/contract'
import { dayOf } from '@workspace/portal/contract'
import type { Host } from '@workspace/portal/server'
import { countAll, handlersOf, keysetPage, pageTotal, readPage } from '@workspace/portal/server'
import type { CustomerRow, CustomerTag } from '../../contract/index.ts'
import { orderingFindLeast, searchCustomers } from '../../contract/index.ts'
import { ownTables } from '../database/tables.ts'
import type { PeatActor } from '../rights/peat-actor.ts'
import { drivenCustomers } from './driven-customers.ts'
import { foundCustomers } from './find-customers.ts'
import { unattendedAmong } from './members.ts'

const { reads } = handlersOf<PeatActor>()
type Asked = InputOf<typeof searchCustomers>

export const searchCustomersHandler = reads(searchCustomers, async ({ host, actor, request }, asked, refuse) => {
  if (actor.roles.has('office') || actor.roles.has('superadmin')) {
    if (asked.seller !== '' && !actor.sellers.includes(asked.seller)) throw refuse('not_found')
    return officeList(host, asked.seller === '' ? actor.sellers : [asked.seller], asked)
  }
  if (!actor.mayOrder) throw refuse('forbidden')
  if (asked.find.length < orderingFindLeast) throw refuse('invalid_input', { fields: ['find'] })
  return drivenCustomers(host.database.reading, { carrier: actor.carrier, today: dayOf(request.now) }, asked)
})

async function officeList(host: Host, sellers: readonly string[], asked: Asked) {
  if (sellers.length === 0) return { rows: [], cursor: '', total: { count: 0, exact: true } }
  const found = await foundCustomers(host, sellers, asked)
  const { sort, direction, cursor, limit } = asked
  const page = await readPage(
    { sort, direction, cursor, limit },
    (at) => keysetPage(found.selectAll(), { ...at, key: 'sort_name', direction }).execute(),
    (row) => ({ key: row.sort_name, id: row.id }),
  )
  return {
    rows: await officeRows(host, sellers, page.rows),
    cursor: page.cursor,
    total: await pageTotal(asked, page, () => countAll(found)),
  }
}

export async function officeRows(
  host: Host,
  sellers: readonly string[],
  customers: readonly { readonly id: string; readonly name: string; readonly business_id: string }[],
): Promise<CustomerRow[]> {
  if (customers.length === 0) return []
  const ids = customers.map(({ id }) => id)
  const tables = ownTables(host.database.reading)
  const [links, sites, unattended] = await Promise.all([
    tables
      .selectFrom('peatsale_customer_link')
      .selectAll()
      .where('customer', 'in', ids)
      .where('seller', 'in', sellers)
      .execute(),
    tables
      .selectFrom('logistics_site')
      .select(['id', 'account as customer', 'name', 'city as municipality', 'contact_name', 'contact_phone'])
      .where('account', 'in', ids)
      .where('removed', '=', 0)
      .orderBy('name')
      .execute(),
    unattendedAmong(host, host.database.reading, ids),
  ])
  return customers.map(({ id, name, business_id }) => {
    const linked = links.filter(({ customer }) => customer === id)
    const sold = linked.some(({ active }) => active === 1)
    const own = sites.filter(({ customer }) => sold && customer === id)
    return {
      ...{ id, name },
      // Of an account that nothing is sold to any more the own link remains.
      sites: own.map(({ id: site, name: called, municipality }) => ({ id: site, name: called, municipality })),
      office: {
        businessId: business_id,
        numbers: linked.map(({ seller, number }) => ({ seller, number })),
        tags: [...new Set(linked.flatMap(({ tags }) => JSON.parse(tags) as CustomerTag[]))],
        onHold: linked.some(({ hold_reason }) => hold_reason !== ''),
        closed: !sold,
        contact: contactOf(linked, own),
        isUnattended: sold && unattended.has(id),
      },
    }
  })
}

/** As a seller noted it, else the first yard that names somebody. */
function contactOf(
  links: readonly { readonly contact_name: string; readonly telephone: string }[],
  sites: readonly { readonly contact_name: string; readonly contact_phone: string }[],
) {
  const noted = links.find(({ telephone }) => telephone !== '')
  if (noted) return { name: noted.contact_name, telephone: noted.telephone }
  const site = sites.find(({ contact_phone }) => contact_phone !== '')
  return { name: site?.contact_name ?? '', telephone: site?.contact_phone ?? '' }
}
