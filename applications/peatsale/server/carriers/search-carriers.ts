import type { TransportCompany } from '@workspace/portal/contract'
import { finnishSortKey, handlersOf, readPage, searchText } from '@workspace/portal/server'
import type { ListedCarrier } from '../../contract/index.ts'
import { searchCarriers } from '../../contract/index.ts'
import type { PeatReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { PeatActor } from '../rights/peat-actor.ts'

const { reads } = handlersOf<PeatActor>()

/** The portal's transport companies are few and in memory already: they are sorted and found there. */
export const searchCarriersHandler = reads(searchCarriers, async ({ host, actor }, asked, refuse) => {
  const reader = host.database.reading
  const { seller, zone, find, sort, direction, cursor, limit, counted } = asked
  if (seller !== '' && !actor.sellers.includes(seller)) throw refuse('not_found')
  const served = await servedBy(reader, actor, 'peatsale_carrier_seller')
  const asking = await servedBy(reader, actor, 'peatsale_carrier_request')
  const zones = await zonesBy(reader, actor)
  const found = (await host.transportCompanies())
    .filter(({ _id }) => seller === '' || served.get(_id)?.includes(seller) === true)
    .filter(({ _id }) => zone === '' || zones.get(_id)?.includes(zone) === true)
    .filter(({ companyname }) => searchText([companyname]).includes(searchText([find])))
    .map((company) => ({ ...company, key: finnishSortKey(company.companyname) }))
    .toSorted((a, b) => (direction === 'asc' ? 1 : -1) * (before(a, b) ? -1 : 1))
  const page = await readPage(
    { sort, direction, cursor, limit },
    async ({ after, limit: most }) => {
      const at = after === undefined ? undefined : { key: String(after.key), _id: after.id }
      const isBeyond = (company: Placed) => at === undefined || before(at, company) === (direction === 'asc')
      return found.filter((company) => isBeyond(company) && company._id !== at?._id).slice(0, most)
    },
    ({ key, _id }) => ({ key, id: _id }),
  )
  return {
    rows: await listed(reader, page.rows, { served, asking, zones }),
    cursor: page.cursor,
    total: counted && cursor === '' ? { count: found.length, exact: true } : null,
  }
})

type Placed = Pick<TransportCompany, '_id'> & { readonly key: string }

function before(a: Placed, b: Placed): boolean {
  return a.key === b.key ? a._id < b._id : a.key < b.key
}

type ByCarrier = ReadonlyMap<string, readonly string[]>

async function listed(
  reader: PeatReader,
  companies: readonly TransportCompany[],
  { served, asking, zones }: { served: ByCarrier; asking: ByCarrier; zones: ByCarrier },
): Promise<ListedCarrier[]> {
  const ids = companies.map(({ _id }) => _id)
  if (ids.length === 0) return []
  const own = ownTables(reader)
  const vehicles = own.selectFrom('logistics_vehicle').select(({ fn }) => ['carrier', fn.countAll().as('count')])
  const counts = await vehicles.where('carrier', 'in', ids).where('removed', '=', 0).groupBy('carrier').execute()
  const rows = await own
    .selectFrom('logistics_carrier')
    .select(['id', 'insurance_until'])
    .where('id', 'in', ids)
    .execute()
  return companies.map(({ _id: id, companyname: name }) => {
    const sellers = [...(served.get(id) ?? [])]
    const vehicleCount = Number(counts.find(({ carrier }) => carrier === id)?.count ?? 0)
    // Of a company that does not drive for the office, its name alone.
    const isOwn = sellers.length > 0
    const insuranceUntil = rows.find((row) => row.id === id)?.insurance_until ?? null
    return {
      ...{ id, name, sellers, asking: [...(asking.get(id) ?? [])], zones: [...(zones.get(id) ?? [])] },
      ...{ vehicles: isOwn ? vehicleCount : null, insuranceUntil: isOwn ? insuranceUntil : null },
    }
  })
}

async function servedBy(
  reader: PeatReader,
  { sellers }: PeatActor,
  table: 'peatsale_carrier_seller' | 'peatsale_carrier_request',
): Promise<ByCarrier> {
  if (sellers.length === 0) return new Map()
  const rows = ownTables(reader).selectFrom(table).select(['carrier', 'seller as of'])
  return grouped(await rows.where('seller', 'in', sellers).execute())
}

async function zonesBy(reader: PeatReader, { sellers }: PeatActor): Promise<ByCarrier> {
  if (sellers.length === 0) return new Map()
  const rows = ownTables(reader)
    .selectFrom('peatsale_carrier_zone')
    .innerJoin('peatsale_zone', 'peatsale_zone.id', 'peatsale_carrier_zone.zone')
    .select(['carrier', 'zone as of'])
  return grouped(await rows.where('seller', 'in', sellers).orderBy('peatsale_zone.code').execute())
}

function grouped(rows: readonly { readonly carrier: string; readonly of: string }[]): ByCarrier {
  return new Map(
    Object.entries(Object.groupBy(rows, ({ carrier }) => carrier)).map(([id, all = []]) => [
      id,
      all.map(({ of }) => of),
    ]),
  )
}
