/** Invoicing batches of past months: every seller's loads of a month, approved when it has ended. */
import type { LocalDate } from '@workspace/portal/contract'
import { addDays, dayOf, momentAt, weekOf } from '@workspace/portal/contract'
import type { LoadPrice } from '../../contract/prices/price-output.ts'
import type { PeatTransaction } from '../database/tables.ts'
import { billedLoads, priceOf, registerFor, rowsOf } from '../invoicing/load-rows.ts'
import type { DemoPlace, DemoSeller, Row } from './world.ts'

export interface DemoBatches {
  /** The batch that a load of the seller goes to that was delivered on the day. */
  batchFor(seller: DemoSeller, delivered: string): { readonly id: string; readonly at: Date }
  /** Adds to its sums. */
  bill(batch: string, load: { readonly id: string; readonly price: LoadPrice }): void
  /** Adds the batches with their sums. */
  close(): void
  /** The rows for the accounts, of loads that are stored. */
  addRows(transaction: PeatTransaction): Promise<void>
}

interface Batch {
  readonly row: Row<'peatsale_invoice_batch'>
  readonly at: Date
  readonly loads: string[]
}

export function demoBatches(place: DemoPlace): DemoBatches {
  const batches = new Map<string, Batch>()
  const byId = (id: string) => [...batches.values()].find(({ row }) => row.id === id)
  return {
    batchFor: (seller, delivered) => {
      const key = `${seller.code} ${delivered.slice(0, 7)}`
      const batch = batches.get(key) ?? newBatch(place, seller, delivered)
      batches.set(key, batch)
      return { id: batch.row.id, at: batch.at }
    },
    bill: (id, { id: load, price }) => {
      const batch = byId(id)
      if (!batch) return
      const { row, loads } = batch
      loads.push(load)
      const { net = 0, vat = 0, gross = 0 } = row
      const sums = { net: net + price.net, vat: vat + price.vat, gross: gross + price.gross }
      Object.assign(row, { loads: loads.length, ...sums })
    },
    close: () => {
      place.rows.add('peatsale_invoice_batch', ...[...batches.values()].map(({ row }) => row))
    },
    addRows: async (transaction) => {
      for (const { row, loads } of batches.values()) {
        const register = await registerFor(transaction, row.seller)
        const rows = (await billedLoads(transaction, loads)).flatMap((load) => {
          const price = priceOf(load)
          return price ? rowsOf(load, price, register) : []
        })
        place.rows.add('peatsale_invoice_row', ...rows.map((each, position) => ({ ...each, batch: row.id, position })))
      }
    },
  }
}

/** Approved in the morning of the first day after its month. */
function newBatch({ random, now }: DemoPlace, seller: DemoSeller, delivered: string): Batch {
  const first = `${delivered.slice(0, 7)}-01` as LocalDate
  const next = `${addDays(first, 31).slice(0, 7)}-01` as LocalDate
  const at = new Date(Math.min(momentAt(next, 7, 30).getTime(), now.getTime()))
  const week = weekOf(dayOf(at))
  const row = {
    ...{ id: random.id(), number: `AIN-${week}-${seller.code}-1`, seller: seller.id, period_from: first },
    ...{ period_to: addDays(next, -1), week, running: 1, state: 'approved', loads: 0, net: 0, vat: 0, gross: 0 },
    ...{ approved_by: seller.office.id, approved_at: at.toISOString(), version: 1 },
  }
  return { row, at, loads: [] }
}
