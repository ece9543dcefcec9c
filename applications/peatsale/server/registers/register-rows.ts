/** Rows of registers that a command or an answer uses in several places: each is read once, since none changes meanwhile. */
import { preparedStatement } from '@workspace/portal/server'
import type { Kysely, Selectable } from 'kysely'
import type { PeatReader, PeatTables } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { Piles } from '../stock/free-stock.ts'
import { pilesAt } from '../stock/free-stock.ts'

type Row<Table extends keyof PeatTables> = Selectable<PeatTables[Table]>

export interface RegisterRows {
  /** For what is not kept here. */
  readonly reader: PeatReader
  seller(id: string): Promise<Row<'peatsale_seller'> | undefined>
  customer(id: string): Promise<Row<'logistics_account'> | undefined>
  site(id: string | null): Promise<Row<'logistics_site'> | undefined>
  /** In any order, each once; ids that do not exist are left out. */
  products(ids: readonly string[]): Promise<readonly Row<'peatsale_product'>[]>
  /** What the seller has agreed with the customer. */
  link(of: { readonly customer: string; readonly seller: string }): Promise<Row<'peatsale_customer_link'> | undefined>
  swamp(id: string | null): Promise<Row<'peatsale_swamp'> | undefined>
  /** Where the seller loads: its own swamps, and those that others share with it. */
  swampsOf(seller: string): Promise<readonly Row<'peatsale_swamp'>[]>
  /** What lies at a bog to be sold, as it was when it was first asked for. */
  piles(swamp: string): Promise<Piles>
}

type Own = Kysely<PeatTables>
type ById = { readonly id: string }

// Nearly every command and answer reads them: compiled once, since to build and compile a query costs more than to run it.
const sellerById = preparedStatement((db: Own, { id }: ById) =>
  db.selectFrom('peatsale_seller').selectAll().where('id', '=', id),
)
const customerById = preparedStatement((db: Own, { id }: ById) =>
  db.selectFrom('logistics_account').selectAll().where('id', '=', id),
)
const siteById = preparedStatement((db: Own, { id }: ById) =>
  db.selectFrom('logistics_site').selectAll().where('id', '=', id),
)
const swampById = preparedStatement((db: Own, { id }: ById) =>
  db.selectFrom('peatsale_swamp').selectAll().where('id', '=', id),
)
const linkOf = preparedStatement((db: Own, given: { readonly customer: string; readonly seller: string }) => {
  const link = db.selectFrom('peatsale_customer_link').selectAll().where('customer', '=', given.customer)
  return link.where('seller', '=', given.seller)
})
const swampsOfSeller = preparedStatement((db: Own, { seller }: { readonly seller: string }) => {
  const shared = db.selectFrom('peatsale_swamp_share').select('swamp').where('seller', '=', seller)
  const found = db.selectFrom('peatsale_swamp').selectAll()
  return found.where((of) => of.or([of('seller', '=', seller), of('id', 'in', shared)])).orderBy('id')
})

type ProductsById = ReturnType<typeof prepareProducts>
const productQueries = new Map<number, ProductsById>()

/** An order has few products, so that there are few statements. */
function productsById(count: number): ProductsById {
  const query = productQueries.get(count) ?? prepareProducts(count)
  productQueries.set(count, query)
  return query
}

function prepareProducts(count: number) {
  return preparedStatement((db: Own, given: Readonly<Record<string, string>>) => {
    const ids = Array.from({ length: count }, (_, place) => given[place] ?? '')
    return db.selectFrom('peatsale_product').selectAll().where('id', 'in', ids)
  })
}

export function registerRows(reader: PeatReader): RegisterRows {
  const own = ownTables(reader)
  const sites = remembered(async (id: string) => (await siteById(own, { id }))[0])
  const links = remembered(async (key: string) => {
    const [customer = '', seller = ''] = key.split(' ')
    return (await linkOf(own, { customer, seller }))[0]
  })
  const seen = new Map<string, Row<'peatsale_swamp'>>()
  const swamps = remembered(async (id: string) => (await swampById(own, { id }))[0])
  const swampsOf = remembered(async (seller: string) => {
    const found = await swampsOfSeller(own, { seller })
    for (const swamp of found) seen.set(swamp.id, swamp)
    return found
  })
  const known = new Map<string, Row<'peatsale_product'>>()
  return {
    reader,
    seller: remembered(async (id) => (await sellerById(own, { id }))[0]),
    customer: remembered(async (id) => (await customerById(own, { id }))[0]),
    site: async (id) => (id === null ? undefined : await sites(id)),
    products: async (ids) => {
      const missing = [...new Set(ids)].filter((id) => !known.has(id))
      const read =
        missing.length === 0 ? [] : await productsById(missing.length)(own, Object.fromEntries(missing.entries()))
      for (const product of read) known.set(product.id, product)
      return [...new Set(ids)].flatMap((id) => known.get(id) ?? [])
    },
    link: ({ customer, seller }) => links(`${customer} ${seller}`),
    swamp: async (id) => (id === null ? undefined : (seen.get(id) ?? (await swamps(id)))),
    swampsOf,
    piles: remembered((swamp) => pilesAt(reader, [swamp])),
  }
}

export function remembered<Key, Value>(read: (key: Key) => Promise<Value>): (key: Key) => Promise<Value> {
  const known = new Map<Key, Promise<Value>>()
  return (key) => {
    const value = known.get(key) ?? read(key)
    known.set(key, value)
    return value
  }
}
