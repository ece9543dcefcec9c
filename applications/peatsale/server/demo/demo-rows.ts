/** Rows of the demo, gathered and then written in lots: tables that others name first. */
import type { LogisticsTables } from '@workspace/logistics/server'
import type { Insertable, Kysely } from 'kysely'
import type { PeatTables } from '../database/tables.ts'

type Table = Exclude<keyof PeatTables, keyof LogisticsTables>
type Gathered = { [Name in Table]?: Insertable<PeatTables[Name]>[] }

export interface DemoRows {
  add<Name extends Table>(table: Name, ...rows: readonly Insertable<PeatTables[Name]>[]): void
  of<Name extends Table>(table: Name): readonly Insertable<PeatTables[Name]>[]
  /** Writes what was gathered since the last time. */
  write(own: Kysely<PeatTables>): Promise<void>
}

const order: readonly Table[] = [
  ...(['peatsale_seller', 'peatsale_zone', 'peatsale_product', 'peatsale_season', 'peatsale_swamp'] as const),
  ...(['peatsale_swamp_share', 'peatsale_swamp_loader', 'peatsale_stockpile'] as const),
  ...(['peatsale_customer_member', 'peatsale_customer_link', 'peatsale_customer_request'] as const),
  ...(['peatsale_site_zone', 'peatsale_site_distance', 'peatsale_carrier_seller'] as const),
  ...(['peatsale_carrier_terms', 'peatsale_carrier_zone', 'peatsale_driver_right', 'peatsale_bucket'] as const),
  ...(['peatsale_price_list', 'peatsale_price_row', 'peatsale_freight_table', 'peatsale_freight_row'] as const),
  ...(['peatsale_carrier_tariff', 'peatsale_carrier_tariff_row'] as const),
  ...(['peatsale_price_version', 'peatsale_counter', 'peatsale_order'] as const),
  ...(['peatsale_order_line', 'peatsale_order_request', 'peatsale_invoice_batch', 'peatsale_load'] as const),
  ...(['peatsale_load_line', 'peatsale_load_driver', 'peatsale_load_offer', 'peatsale_exception'] as const),
  ...(['peatsale_flag', 'peatsale_event', 'peatsale_reservation', 'peatsale_stock_movement'] as const),
  ...(['peatsale_invoice_row', 'peatsale_carrier_row'] as const),
]
const lotMost = 500

export function demoRows(): DemoRows {
  let gathered: Gathered = {}
  const of = <Name extends Table>(table: Name): Insertable<PeatTables[Name]>[] => {
    const rows = gathered[table] ?? []
    gathered[table] = rows as NonNullable<Gathered[Name]>
    return rows
  }
  return {
    of,
    add: (table, ...rows) => {
      of(table).push(...rows)
    },
    write: async (own) => {
      const stray = Object.keys(gathered).filter((table) => !order.some((each) => each === table))
      if (stray.length > 0) throw new RangeError(`No order for the rows of ${stray.join(', ')}`)
      for (const table of order) {
        const rows = of(table)
        for (let from = 0; from < rows.length; from += lotMost) {
          await own
            .insertInto(table)
            .values(rows.slice(from, from + lotMost))
            .execute()
        }
      }
      gathered = {}
    },
  }
}
