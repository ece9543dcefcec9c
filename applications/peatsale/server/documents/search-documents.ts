/** Papers as a list: the own accounts' for their people, for an office those of what its sellers sell. */
import { documentRow } from '@workspace/logistics/server'
import type { InputOf } from '@workspace/portal/contract'
import { countAll, handlersOf, keysetPage, likeFragment, pageTotal, readPage } from '@workspace/portal/server'
import { sql } from 'kysely'
import { searchDocuments } from '../../contract/documents/calls.ts'
import type { ListedDocument } from '../../contract/documents/document.ts'
import type { PeatReader, PeatTables } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { boughtRows } from '../rights/bought.ts'
import type { PeatActor } from '../rights/peat-actor.ts'

const { reads } = handlersOf<PeatActor>()
type Document = PeatTables['peatsale_document']

export const searchDocumentsHandler = reads(searchDocuments, async ({ host, actor }, asked) => {
  const reader = host.database.reading
  const { sort, direction, cursor, limit } = asked
  const found = seenIn(reader, actor, asked)
  const page = await readPage(
    { sort, direction, cursor, limit },
    (at) => keysetPage(found.selectAll(), { ...at, key: 'issued_at', direction }).execute(),
    ({ issued_at, id }) => ({ key: issued_at, id }),
  )
  return {
    rows: await listed(reader, page.rows),
    cursor: page.cursor,
    total: await pageTotal(asked, page, () => countAll(found)),
  }
})

/** SQL knows no empty list. */
const orNone = (ids: readonly string[]) => (ids.length === 0 ? [''] : ids)

const bought = (actor: PeatActor) => boughtRows(actor, { customer: 'customer', seller: 'seller' })

function seenIn(reader: PeatReader, actor: PeatActor, asked: InputOf<typeof searchDocuments>) {
  const { account, kind, find } = asked
  let found = ownTables(reader)
    .selectFrom('peatsale_document')
    .where('replaced_by', 'is', null)
    .where('is_void', '=', 0)
    .where('kind', 'in', ['waybill', 'deliveryNote', 'orderConfirmation'])
    .where(({ or, eb }) => or([bought(actor), eb('seller', 'in', orNone(actor.sellers))]))
  if (account !== '') found = found.where('customer', '=', account)
  if (kind !== '') found = found.where('kind', '=', kind)
  if (find !== '') found = found.where(sql<boolean>`lower(number) like ${likeFragment(find)} escape '\\'`)
  return found
}

async function listed(reader: PeatReader, rows: readonly Document[]): Promise<ListedDocument[]> {
  if (rows.length === 0) return []
  const own = ownTables(reader)
  const idsOf = (kind: string) => rows.filter(({ of_kind }) => of_kind === kind).map(({ of_id }) => of_id)
  const loads = await own
    .selectFrom('peatsale_load')
    .select(['id', 'number', 'order_id'])
    .where('id', 'in', orNone(idsOf('load')))
    .execute()
  const orderIds = [...idsOf('order'), ...loads.map(({ order_id }) => order_id)]
  const [orders, customers] = await Promise.all([
    own.selectFrom('peatsale_order').select(['id', 'number']).where('id', 'in', orNone(orderIds)).execute(),
    own
      .selectFrom('logistics_account')
      .select(['id', 'name'])
      .where('id', 'in', orNone(rows.flatMap(({ customer }) => customer ?? [])))
      .execute(),
  ])
  return rows.map((row) => {
    const load = loads.find(({ id }) => id === row.of_id)
    const order = orders.find(({ id }) => id === (load?.order_id ?? row.of_id))
    return {
      ...documentRow(row),
      customer: customers.find(({ id }) => id === row.customer)?.name ?? '',
      order: { id: order?.id ?? '', number: order?.number ?? '' },
      load: load ? { id: load.id, number: load.number } : null,
    }
  })
}
