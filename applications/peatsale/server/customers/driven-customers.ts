/** Whom the driver's company has driven to: those he may order for when he is asked in the yard (2.6, transportalloworders). */
import type { InputOf, LocalDate } from '@workspace/portal/contract'
import { readPage, searchText } from '@workspace/portal/server'
import type { CustomerRow, searchCustomers } from '../../contract/index.ts'
import type { PeatReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { drivenSince } from '../rights/driven-to.ts'

interface Driven {
  readonly id: string
  readonly name: string
  readonly sort_name: string
  readonly site: string
  readonly siteName: string
  readonly municipality: string
}

/** Names are looked through here and not by the database: what is searched is what is shown, and a carrier drives to few. */
export async function drivenCustomers(
  reader: PeatReader,
  { carrier, today }: { readonly carrier: string; readonly today: LocalDate },
  { find, sort, direction, cursor, limit, counted }: InputOf<typeof searchCustomers>,
) {
  const sought = searchText([find])
  const sites = (await drivenSites(reader, carrier, drivenSince(today))).filter(({ name, siteName, municipality }) =>
    searchText([name, siteName, municipality]).includes(sought),
  )
  const customers = [...Map.groupBy(sites, ({ id }) => id).values()].map(ofCustomer)
  const turn = direction === 'asc' ? 1 : -1
  const all = customers.toSorted((one, other) => turn * compare(keyOf(one), keyOf(other)))
  const page = await readPage(
    { sort, direction, cursor, limit },
    async ({ after, limit: most }) => {
      const rest = after ? all.filter((row) => turn * compare(keyOf(row), [String(after.key), after.id]) > 0) : all
      return rest.slice(0, most)
    },
    ({ sort_name, row }) => ({ key: sort_name, id: row.id }),
  )
  const total = counted && cursor === '' ? { count: all.length, exact: true } : null
  return { rows: page.rows.map(({ row }) => row), cursor: page.cursor, total }
}

function drivenSites(reader: PeatReader, carrier: string, since: string): Promise<Driven[]> {
  return ownTables(reader)
    .selectFrom('peatsale_load as load')
    .innerJoin('logistics_account as customer', 'customer.id', 'load.customer')
    .innerJoin('logistics_site as site', 'site.id', 'load.site')
    .select([
      'customer.id',
      'customer.name',
      'sort_name',
      'site.id as site',
      'site.name as siteName',
      'city as municipality',
    ])
    .distinct()
    .where('load.carrier', '=', carrier)
    .where('load.delivery_day', '>=', since)
    .where('load.state', 'in', ['delivered', 'verified', 'locked'])
    .where('customer.closed', '=', 0)
    .where('site.removed', '=', 0)
    .execute()
}

function ofCustomer(sites: readonly Driven[]): { readonly sort_name: string; readonly row: CustomerRow } {
  const [{ id, name, sort_name } = { id: '', name: '', sort_name: '' }] = sites
  const shown = sites.map(({ site, siteName, municipality }) => ({ id: site, name: siteName, municipality }))
  const sorted = shown.toSorted((one, other) => one.name.localeCompare(other.name, 'fi'))
  return { sort_name, row: { id, name, sites: sorted, office: null } }
}

type Key = readonly [sort: string, id: string]
function keyOf({ sort_name, row }: { readonly sort_name: string; readonly row: CustomerRow }): Key {
  return [sort_name, row.id]
}

function compare([sort, id]: Key, [otherSort, otherId]: Key): number {
  if (sort !== otherSort) return sort < otherSort ? -1 : 1
  if (id === otherId) return 0
  return id < otherId ? -1 : 1
}
