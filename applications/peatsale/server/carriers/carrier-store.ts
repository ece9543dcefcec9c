import type { Host } from '@workspace/portal/server'
import { finnishSortKey } from '@workspace/portal/server'
import type { Vehicle } from '../../contract/index.ts'
import type { PeatReader, PeatTables, PeatTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { PeatActor } from '../rights/peat-actor.ts'
import { servedSellers } from '../rights/worked-sellers.ts'

export type CarrierRow = PeatTables['peatsale_carrier']
export type VehicleRow = PeatTables['peatsale_vehicle']

/** The name that the portal gives the company now; undefined for what is no transport company. */
export async function carrierName(host: Host, id: string): Promise<string | undefined> {
  return (await host.transportCompanies()).find(({ _id }) => _id === id)?.companyname
}

export function carrierRow(reader: PeatReader, id: string): Promise<CarrierRow | undefined> {
  return ownTables(reader).selectFrom('peatsale_carrier').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The foreman's own carrier, and the carriers that drive for the office; a superadmin has them all. */
export async function mayManage(reader: PeatReader, actor: PeatActor, carrier: string): Promise<boolean> {
  if (actor.roles.has('carrierLead') && actor.carrier === carrier) return true
  return actor.roles.has('superadmin') || servesOffice(reader, actor, carrier)
}

async function servesOffice(reader: PeatReader, actor: PeatActor, carrier: string): Promise<boolean> {
  if (actor.sellers.length === 0) return false
  return (await servedSellers(reader, carrier)).some((seller) => actor.sellers.includes(seller))
}

/** A transport company of the portal gets its row when something of it is first saved; the name follows the portal's. */
export async function settleCarrier(
  transaction: PeatTransaction,
  { id, name, now }: { readonly id: string; readonly name: string; readonly now: Date },
): Promise<CarrierRow> {
  const own = ownTables(transaction)
  const first = {
    ...{ id, name, business_id: '', licence_number: '', byproduct_number: '', insurance_until: null },
    ...{
      settlement_terms: '',
      contact: '',
      sort_name: finnishSortKey(name),
      version: 0,
      changed_at: now.toISOString(),
    },
  }
  const made = own.insertInto('peatsale_carrier').values(first)
  return made
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ name, sort_name: first.sort_name }))
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Everybody whose lists the carrier stands in. */
export async function channelsOfCarrier(reader: PeatReader, carrier: string): Promise<readonly string[]> {
  return [`carrier:${carrier}`, ...(await servedSellers(reader, carrier)).map((seller) => `seller:${seller}`)]
}

/** Those that drive. */
export function vehiclesOf(reader: PeatReader, carrier: string): Promise<VehicleRow[]> {
  const vehicles = ownTables(reader).selectFrom('peatsale_vehicle').selectAll().where('carrier', '=', carrier)
  return vehicles.where('removed', '=', 0).orderBy('plate').execute()
}

export function vehicleOf(row: VehicleRow): Vehicle {
  const { id, version, plate, capacity } = row
  return {
    ...{ id, version, plate, capacity },
    type: row.type as Vehicle['type'],
    boxes: JSON.parse(row.boxes) as Vehicle['boxes'],
    payloadKg: row.payload_kg,
    unloadType: row.unload_type as Vehicle['unloadType'],
    lengthCm: row.length_cm,
    heightCm: row.height_cm,
    trailerDetachable: row.trailer_detachable === 1,
    tripsPerDay: row.trips_per_day,
    cargoClass: row.cargo_class,
    washedOn: row.washed_on,
  }
}
