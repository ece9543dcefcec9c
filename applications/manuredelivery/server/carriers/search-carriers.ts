import type { TransportCompany } from '@workspace/portal/contract'
import { finnishSortKey, handlersOf, readPage, searchText } from '@workspace/portal/server'
import { searchCarriers } from '../../contract/carriers/calls.ts'
import type { ListedCarrier } from '../../contract/carriers/carrier.ts'
import type { ManureReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { ManureActor } from '../rights/manure-actor.ts'

const { reads } = handlersOf<ManureActor>()

/** The portal's transport companies are few and in memory already: they are sorted and found there. */
export const searchCarriersHandler = reads(searchCarriers, async ({ host, actor }, asked, refuse) => {
  const reader = host.database.reading
  const { company, find, sort, direction, cursor, limit, counted } = asked
  if (company !== '' && !actor.companies.includes(company)) throw refuse('not_found')
  const served = await companiesBy(reader, actor, 'manuredelivery_carrier_company')
  const asking = await companiesBy(reader, actor, 'manuredelivery_carrier_request')
  const found = (await host.transportCompanies())
    .filter(({ _id }) => company === '' || served.get(_id)?.includes(company) === true)
    .filter(({ companyname }) => searchText([companyname]).includes(searchText([find])))
    .map((carrier) => ({ ...carrier, key: finnishSortKey(carrier.companyname) }))
    .toSorted((a, b) => (direction === 'asc' ? 1 : -1) * (isBefore(a, b) ? -1 : 1))
  const page = await readPage(
    { sort, direction, cursor, limit },
    async ({ after, limit: most }) => {
      const at = after === undefined ? undefined : { key: String(after.key), _id: after.id }
      const isBeyond = (carrier: Placed) => at === undefined || isBefore(at, carrier) === (direction === 'asc')
      return found.filter((carrier) => isBeyond(carrier) && carrier._id !== at?._id).slice(0, most)
    },
    ({ key, _id }) => ({ key, id: _id }),
  )
  return {
    rows: await listed(reader, page.rows, { served, asking }),
    cursor: page.cursor,
    total: counted && cursor === '' ? { count: found.length, exact: true } : null,
  }
})

type Placed = Pick<TransportCompany, '_id'> & { readonly key: string }

function isBefore(a: Placed, b: Placed): boolean {
  return a.key === b.key ? a._id < b._id : a.key < b.key
}

type ByCarrier = ReadonlyMap<string, readonly string[]>

async function listed(
  reader: ManureReader,
  companies: readonly TransportCompany[],
  { served, asking }: { readonly served: ByCarrier; readonly asking: ByCarrier },
): Promise<ListedCarrier[]> {
  const ids = companies.map(({ _id }) => _id)
  if (ids.length === 0) return []
  const own = ownTables(reader)
  const vehicles = own.selectFrom('logistics_vehicle').select(({ fn }) => ['carrier', fn.countAll().as('count')])
  const [counts, rows] = await Promise.all([
    vehicles.where('carrier', 'in', ids).where('removed', '=', 0).groupBy('carrier').execute(),
    own
      .selectFrom('logistics_carrier')
      .select(['id', 'insurance_until', 'byproduct_number'])
      .where('id', 'in', ids)
      .execute(),
  ])
  return companies.map(({ _id: id, companyname: name }) => {
    const of = [...(served.get(id) ?? [])]
    const row = rows.find((each) => each.id === id)
    // Of one that does not drive for the office, its name alone.
    const isOwn = of.length > 0
    return {
      ...{ id, name, companies: of, asking: [...(asking.get(id) ?? [])] },
      vehicles: isOwn ? Number(counts.find(({ carrier }) => carrier === id)?.count ?? 0) : null,
      insuranceUntil: isOwn ? (row?.insurance_until ?? null) : null,
      isRegistered: isOwn ? (row?.byproduct_number ?? '') !== '' : null,
    }
  })
}

async function companiesBy(
  reader: ManureReader,
  { companies }: ManureActor,
  table: 'manuredelivery_carrier_company' | 'manuredelivery_carrier_request',
): Promise<ByCarrier> {
  if (companies.length === 0) return new Map()
  const rows = ownTables(reader).selectFrom(table).select(['carrier', 'company']).where('company', 'in', companies)
  const grouped = Map.groupBy(await rows.orderBy('company').execute(), ({ carrier }) => carrier)
  return new Map([...grouped].map(([carrier, all]) => [carrier, all.map(({ company }) => company)]))
}
