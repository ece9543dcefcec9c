/** What freight costs a customer: the row of the seller's table for zone and kind of product on the day, or the office's word. */
import type { OrderFreight } from '../../contract/orders/order-fields.ts'
import type { PeatReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { OrderToPrice } from './order-to-price.ts'

/** Where the freight is driven, and what. */
export interface FreightAsked extends Pick<OrderToPrice, 'seller' | 'day'> {
  /** Id of the zone that the office has set for the site. */
  readonly zone: string | null
  readonly kind: string
  /** Of the goods: what is charged by hand without a table is taxed as they are. */
  readonly taxClass: string
}

const nothingBesides = { minChargeable: 0, waitingPerHour: 0, secondDrop: 0, fuelBp: 0 }

/** As `PriceInput` has it, unparsed; null without a price of freight. What is charged by hand is the whole freight. */
export async function freightTerms(reader: PeatReader, asked: FreightAsked, said: OrderFreight = { by: 'table' }) {
  if (said.by === 'none') return null
  const table = await rowOfTable(reader, asked)
  if (said.by === 'table') return table
  const { kind, price } = said.freight
  return { ...nothingBesides, taxClass: asked.taxClass, ...table, kind, price, minimum: 0, minChargeable: 0, fuelBp: 0 }
}

async function rowOfTable(reader: PeatReader, { seller, day, zone, kind }: FreightAsked) {
  if (zone === null) return null
  const row = await ownTables(reader)
    .selectFrom('peatsale_freight_row as row')
    .innerJoin('peatsale_freight_table as table', 'table.id', 'row.freight_table')
    .selectAll('row')
    .select('tax_class')
    .where('seller', '=', seller)
    .where('state', '=', 'published')
    .where('valid_from', '<=', day)
    .where('valid_to', '>=', day)
    .where('zone', '=', zone)
    .where('product_kind', '=', kind)
    .orderBy('valid_from', 'desc')
    .orderBy('published_at', 'desc')
    .orderBy('row.id')
    .executeTakeFirst()
  if (row === undefined) return null
  return {
    ...{ kind: row.kind, price: row.price, minimum: row.minimum ?? 0, minChargeable: row.min_chargeable },
    ...{ taxClass: row.tax_class, waitingPerHour: row.waiting_per_hour, secondDrop: row.second_drop },
    fuelBp: row.fuel_bp,
  }
}
