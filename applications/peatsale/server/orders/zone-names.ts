/** Rows of prices go by the codes of zones; whoever reads why a price is what it is knows them by name. */
import type { OrderPrices } from '../../contract/orders/order.ts'
import type { PeatReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'

type Zones = NonNullable<OrderPrices['zones']>

/** The zones that the prices name, of their seller. */
async function zonesIn(reader: PeatReader, { output }: OrderPrices, seller: string): Promise<Zones> {
  const codes = new Set(output.snapshot.flatMap(({ zone }) => zone ?? []))
  if (codes.size === 0) return []
  const zones = ownTables(reader).selectFrom('peatsale_zone').select(['code', 'name']).where('seller', '=', seller)
  return await zones.where('code', 'in', [...codes]).execute()
}

/** They stand beside the prices of an answer: stored prices keep the form that they had. */
export async function withZoneNames(reader: PeatReader, prices: OrderPrices, seller: string): Promise<OrderPrices> {
  return { ...prices, zones: await zonesIn(reader, prices, seller) }
}
