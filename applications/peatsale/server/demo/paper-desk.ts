/** Papers in lots: what they are written from is read once, and they are stored together. */
import type { DocumentStore, DocumentTable } from '@workspace/logistics/server'
import { drawnWhenAsked } from '@workspace/logistics/server'
import type { PeatTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { documentParties } from '../documents/document-parties.ts'
import type { IssueContext } from '../documents/issue.ts'
import type { SellerAndCustomer } from '../documents/peat-documents.ts'
import type { PaperRows } from '../documents/sources.ts'
import { deliveredByLine, deliveredStates, linesOnPaper, loadersOnPaper, loadsOnPaper } from '../documents/sources.ts'
import { orderLines } from '../orders/order-rows.ts'
import { withZoneNames } from '../orders/zone-names.ts'
import { registerRows } from '../registers/register-rows.ts'

export interface BulkIssuer extends IssueContext {
  /** What has been added goes into the database. */
  store(): Promise<void>
}

const lotMost = 500

/** Orders, loads and events are stored by now, and stay as they are. */
export async function paperDesk(transaction: PeatTransaction): Promise<BulkIssuer> {
  const papers = new Map<string, DocumentTable & SellerAndCustomer>()
  return {
    registers: documentParties(registerRows(transaction)),
    rows: await rowsOfAll(transaction),
    documents: documentsIn(papers),
    store: async () => {
      const rows = [...papers.values()]
      for (let from = 0; from < rows.length; from += lotMost) {
        const lot = rows.slice(from, from + lotMost)
        await ownTables(transaction).insertInto('peatsale_document').values(lot).execute()
      }
    },
  }
}

/** One edition of each. Their letters have been read long ago, and each is drawn when somebody opens it. */
function documentsIn(papers: Map<string, DocumentTable & SellerAndCustomer>): DocumentStore<SellerAndCustomer> {
  const keyOf = (kind: string, number: string) => `${kind} ${number}`
  return {
    newest: async (kind, number) => papers.get(keyOf(kind, number)),
    hasValid: async () => false,
    add: async (row) => void papers.set(keyOf(row.kind, row.number), { ...row, letter: '', file: drawnWhenAsked }),
    replace: async (older) => {
      throw new RangeError(`The demo issues ${older} twice`)
    },
  }
}

async function rowsOfAll(transaction: PeatTransaction): Promise<PaperRows> {
  const own = ownTables(transaction)
  const orders = await own.selectFrom('peatsale_order').selectAll().execute()
  const ordered = await orderLines(
    transaction,
    orders.map(({ id }) => id),
  )
  const loads = await loadsOnPaper(transaction).execute()
  const lines = Map.groupBy(await linesOnPaper(transaction).execute(), ({ load_id }) => load_id)
  const loaders = Map.groupBy(await loadersOnPaper(transaction).execute(), ({ of_id }) => of_id)
  const orderById = new Map(orders.map((order) => [order.id, order]))
  const orderedById = Map.groupBy(ordered, ({ order_id }) => order_id)
  const loadById = new Map(loads.map((load) => [load.id, load]))
  const loadsByOrder = Map.groupBy(loads, ({ order_id }) => order_id)
  const linesOf = (load: string) => lines.get(load) ?? []
  const loadsOf = (order: string) => loadsByOrder.get(order) ?? []
  return {
    load: async (id) => known(loadById, id),
    lines: async (load) => linesOf(load),
    loadedBy: async (load) => loaders.get(load)?.[0]?.actor,
    deliveredBefore: async ({ id, order_id, delivered_at }) => {
      const others = loadsOf(order_id).filter((load) => load.id !== id && deliveredStates.includes(load.state))
      const before = others.filter((load) => load.delivered_at !== null && load.delivered_at <= (delivered_at ?? ''))
      return deliveredByLine(before.flatMap((load) => linesOf(load.id)))
    },
    order: async (id) => known(orderById, id),
    withZones: (prices, seller) => withZoneNames(transaction, prices, seller),
    orderLines: async (order) => orderedById.get(order) ?? [],
    slots: async (order) =>
      loadsOf(order).flatMap(({ state, slot_from }) => (state === 'cancelled' ? [] : [slot_from])),
  }
}

function known<Row>(rows: ReadonlyMap<string, Row>, id: string): Row {
  const row = rows.get(id)
  if (row === undefined) throw new RangeError(`The demo has no ${id}`)
  return row
}
