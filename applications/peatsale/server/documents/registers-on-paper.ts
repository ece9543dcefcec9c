/** What papers say of the registers: who sells and buys, where it is loaded and tipped, and what drives it there. */
import type { Selectable } from 'kysely'
import type { PeatReader, PeatTables } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { boxesOf } from '../loads/vehicle-boxes.ts'
import type { Company, SellerOnPaper, WaybillContent } from './content.ts'

type Id = string | null
type Site = Selectable<PeatTables['peatsale_site']>

export interface RegistersOnPaper {
  seller(id: string): Promise<{ readonly onPaper: SellerOnPaper; readonly cutOffHours: number }>
  customer(id: string): Promise<{ readonly company: Company; readonly language: string }>
  site(id: Id): Promise<Site | undefined>
  swamp(id: Id): Promise<WaybillContent['swamp']>
  carrier(id: Id): Promise<WaybillContent['carrier']>
  vehicle(id: Id): Promise<WaybillContent['vehicle']>
}

/** Reads each of them whenever it is asked for. */
function registersOnPaper(reader: PeatReader): RegistersOnPaper {
  return {
    seller: (id) => sellerOf(reader, id),
    customer: (id) => customerOf(reader, id),
    site: (id) => siteOf(reader, id),
    swamp: (id) => swampOf(reader, id),
    carrier: (id) => carrierOf(reader, id),
    vehicle: (id) => vehicleOf(reader, id),
  }
}

/** Reads each of them once: for whoever issues many papers in one transaction that changes none of them. */
export function rememberedRegisters(reader: PeatReader): RegistersOnPaper {
  const { seller, customer, site, swamp, carrier, vehicle } = registersOnPaper(reader)
  return {
    ...{ seller: remembered(seller), customer: remembered(customer), site: remembered(site) },
    ...{ swamp: remembered(swamp), carrier: remembered(carrier), vehicle: remembered(vehicle) },
  }
}

function remembered<Key, Value>(read: (key: Key) => Promise<Value>): (key: Key) => Promise<Value> {
  const known = new Map<Key, Promise<Value>>()
  return (key) => {
    const value = known.get(key) ?? read(key)
    known.set(key, value)
    return value
  }
}

async function sellerOf(reader: PeatReader, id: string) {
  const sellers = ownTables(reader).selectFrom('peatsale_seller').selectAll().where('id', '=', id)
  const { name, business_id, street, postal_code, city, ...rest } = await sellers.executeTakeFirstOrThrow()
  const address = { street, postalCode: postal_code, city, salesPhone: rest.sales_phone }
  return { onPaper: { name, businessId: business_id, ...address }, cutOffHours: rest.cut_off_hours }
}

async function customerOf(reader: PeatReader, id: string) {
  const customers = ownTables(reader).selectFrom('peatsale_customer').select(['name', 'business_id', 'language'])
  const { name, business_id, language } = await customers.where('id', '=', id).executeTakeFirstOrThrow()
  return { company: { name, businessId: business_id }, language }
}

async function siteOf(reader: PeatReader, id: Id): Promise<Site | undefined> {
  if (id === null) return undefined
  return await ownTables(reader).selectFrom('peatsale_site').selectAll().where('id', '=', id).executeTakeFirst()
}

async function swampOf(reader: PeatReader, id: Id): Promise<WaybillContent['swamp']> {
  if (id === null) return null
  const swamps = ownTables(reader).selectFrom('peatsale_swamp').select(['name', 'municipality', 'lat', 'lon'])
  const swamp = await swamps.where('id', '=', id).executeTakeFirst()
  if (!swamp) return null
  const { name, municipality, lat, lon } = swamp
  return { name, municipality, place: lat === null || lon === null ? null : { lat, lon } }
}

async function carrierOf(reader: PeatReader, id: Id): Promise<WaybillContent['carrier']> {
  if (id === null) return null
  const carriers = ownTables(reader).selectFrom('peatsale_carrier').select(['name', 'business_id', 'licence_number'])
  const carrier = await carriers.where('id', '=', id).executeTakeFirst()
  return carrier ? { name: carrier.name, businessId: carrier.business_id, licence: carrier.licence_number } : null
}

async function vehicleOf(reader: PeatReader, id: Id): Promise<WaybillContent['vehicle']> {
  if (id === null) return null
  const vehicles = ownTables(reader).selectFrom('peatsale_vehicle').select(['plate', 'boxes'])
  const vehicle = await vehicles.where('id', '=', id).executeTakeFirst()
  return vehicle ? { plate: vehicle.plate, boxes: boxesOf(vehicle.boxes) } : null
}
