/** How large the loads of an order may be: by the seller's settings and by the vehicles that the yard takes. */
import { combinationsUpTo } from '@workspace/logistics/server'
import type { Quantity } from '@workspace/portal/contract'
import { largestLoad } from '../../contract/prices/propose-loads.ts'
import { ownTables } from '../database/tables.ts'
import type { RegisterRows } from '../registers/register-rows.ts'

interface Asked {
  readonly seller: { readonly id: string; readonly default_load: number; readonly tolerance_pct: number }
  readonly site: string | null
  readonly method: string
}

/** Thousandths of m³. A customer who collects comes with an own vehicle: the default load counts. */
export async function mostM3Of(registers: RegisterRows, { seller, site, method }: Asked): Promise<Quantity> {
  const sizes = { defaultLoad: seller.default_load, tolerancePct: seller.tolerance_pct }
  if (method === 'collected') return largestLoad({ ...sizes, vehicleM3: undefined }) as Quantity
  const yard = await registers.site(site)
  const vehicles = ownTables(registers.reader)
    .selectFrom('logistics_vehicle')
    .innerJoin('peatsale_carrier_seller', 'peatsale_carrier_seller.carrier', 'logistics_vehicle.carrier')
    .select(({ fn }) => fn.max('capacity').as('largest'))
    .where('peatsale_carrier_seller.seller', '=', seller.id)
    .where('removed', '=', 0)
    .where('type', 'in', combinationsUpTo(yard?.max_combination ?? 'full'))
  const largest = Number((await vehicles.executeTakeFirst())?.largest ?? 0)
  return largestLoad({ ...sizes, vehicleM3: largest > 0 ? largest : undefined }) as Quantity
}
