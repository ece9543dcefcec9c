/** What papers say of the registers: who sells and buys, where it is loaded and tipped, and what drives it there. */
import type { SiteRow } from '@workspace/logistics/server'
import type { PeatReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { boxesOf } from '../loads/vehicle-boxes.ts'
import type { RegisterRows } from '../registers/register-rows.ts'
import { remembered } from '../registers/register-rows.ts'
import type { Company, SellerOnPaper, WaybillContent } from './content.ts'

type Id = string | null

export interface DocumentParties {
  seller(id: string): Promise<{ readonly onPaper: SellerOnPaper; readonly cutOffHours: number }>
  customer(id: string): Promise<{ readonly company: Company; readonly language: string }>
  site(id: Id): Promise<SiteRow | undefined>
  swamp(id: Id): Promise<WaybillContent['swamp']>
  carrier(id: Id): Promise<WaybillContent['carrier']>
  vehicle(id: Id): Promise<WaybillContent['vehicle']>
}

export function documentParties(registers: RegisterRows): DocumentParties {
  const { reader } = registers
  return {
    seller: (id) => sellerOf(registers, id),
    customer: (id) => customerOf(registers, id),
    site: registers.site,
    swamp: (id) => swampOf(registers, id),
    carrier: remembered((id) => carrierOf(reader, id)),
    vehicle: remembered((id) => vehicleOf(reader, id)),
  }
}

async function sellerOf(registers: RegisterRows, id: string) {
  const seller = await registers.seller(id)
  if (seller === undefined) throw new RangeError(`There is no seller ${id}`)
  const { name, business_id, street, postal_code, city, ...rest } = seller
  const address = { street, postalCode: postal_code, city, salesPhone: rest.sales_phone }
  return { onPaper: { name, businessId: business_id, ...address }, cutOffHours: rest.cut_off_hours }
}

async function customerOf(registers: RegisterRows, id: string) {
  const customer = await registers.customer(id)
  if (customer === undefined) throw new RangeError(`There is no customer ${id}`)
  const { name, business_id, language } = customer
  return { company: { name, businessId: business_id }, language }
}

async function swampOf(registers: RegisterRows, id: Id): Promise<WaybillContent['swamp']> {
  const swamp = await registers.swamp(id)
  if (!swamp) return null
  const { name, municipality, lat, lon } = swamp
  return { name, municipality, place: lat === null || lon === null ? null : { lat, lon } }
}

async function carrierOf(reader: PeatReader, id: Id): Promise<WaybillContent['carrier']> {
  if (id === null) return null
  const carriers = ownTables(reader).selectFrom('logistics_carrier').select(['name', 'business_id', 'licence_number'])
  const carrier = await carriers.where('id', '=', id).executeTakeFirst()
  return carrier ? { name: carrier.name, businessId: carrier.business_id, licence: carrier.licence_number } : null
}

async function vehicleOf(reader: PeatReader, id: Id): Promise<WaybillContent['vehicle']> {
  if (id === null) return null
  const vehicles = ownTables(reader).selectFrom('logistics_vehicle').select(['plate', 'boxes'])
  const vehicle = await vehicles.where('id', '=', id).executeTakeFirst()
  return vehicle ? { plate: vehicle.plate, boxes: boxesOf(vehicle.boxes) } : null
}
