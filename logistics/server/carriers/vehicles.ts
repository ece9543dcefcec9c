/** Vehicles of all carriers. Whoever calls has checked its own rights. */
import type { Host, NoTables } from '@workspace/portal/server'
import { writeRow } from '@workspace/portal/server'
import type { Kysely, Transaction } from 'kysely'
import type { Vehicle, VehicleFields, vehicleCovers, vehicleDedications } from '../../contract/index.ts'
import type { VehicleRow } from '../database/tables.ts'
import { storedTables } from '../database/tables.ts'
import { settle } from './carriers.ts'
import type { WashState } from './wash-state.ts'

type Modules = Pick<Host, 'inModule'>
type Saved = { readonly version: number; readonly isNew: boolean }
type Refused = { readonly refused: 'modified_elsewhere' | 'not_found' } | PlateTaken
type PlateTaken = { readonly refused: 'invalid_input'; readonly fields: readonly ['plate'] }

export interface Crew {
  readonly carrier: string | null
  readonly driver: string | null
  readonly vehicle: string | null
}

export interface Equipment {
  readonly grab: boolean
  readonly cover: (typeof vehicleCovers)[number]
  readonly leakProof: boolean
  readonly dedicatedTo: (typeof vehicleDedications)[number]
}

export const vehicles = {
  read: (reader: Kysely<NoTables>, id: string): Promise<VehicleRow | undefined> =>
    storedTables(reader).selectFrom('logistics_vehicle').selectAll().where('id', '=', id).executeTakeFirst(),

  /** Those that drive. */
  ofCarrier: (reader: Kysely<NoTables>, carrier: string): Promise<VehicleRow[]> => {
    const found = storedTables(reader).selectFrom('logistics_vehicle').selectAll().where('carrier', '=', carrier)
    return found.where('removed', '=', 0).orderBy('plate').execute()
  },

  /** The crew with the vehicle that its driver usually has, where none is named. */
  async withUsual(
    reader: Kysely<NoTables>,
    { carrier, driver, vehicle }: { carrier: string; driver: string | null; vehicle?: string | undefined },
  ): Promise<Crew> {
    if (vehicle !== undefined || driver === null) return { carrier, driver, vehicle: vehicle ?? null }
    const usual = await storedTables(reader)
      .selectFrom('logistics_driver')
      .innerJoin('logistics_vehicle', 'logistics_vehicle.id', 'logistics_driver.vehicle')
      .select('logistics_vehicle.id')
      .where('person', '=', driver)
      .where('logistics_vehicle.carrier', '=', carrier)
      .where('removed', '=', 0)
      .executeTakeFirst()
    return { carrier, driver, vehicle: usual?.id ?? null }
  },

  /** @param name of the carrier, as the portal has it now. */
  async save(
    host: Modules,
    transaction: Transaction<NoTables>,
    given: VehicleFields & Partial<Equipment> & { readonly name: string; readonly now: Date },
  ): Promise<Saved | Refused> {
    const { id, version, carrier, plate, name, now } = given
    const stored = await vehicles.read(transaction, id)
    const isThere = stored === undefined ? version === 0 : stored.carrier === carrier && stored.removed === 0
    if (!isThere) return { refused: 'not_found' }
    // A truck that was removed leaves its plate to the next owner: no constraint knows that.
    await host.inModule('logistics').database.lock(transaction, `plate:${plate}`)
    if (await isPlateTaken(transaction, given)) return { refused: 'invalid_input', fields: ['plate'] }
    await settle(transaction, { id: carrier, name, now })
    const values = { ...equipmentColumns(stored, given), ...columnsOf(given) }
    const row = { id, version, now, isNew: stored === undefined, values }
    const written = await writeRow(storedTables(transaction), 'logistics_vehicle', row)
    if (written === undefined) return { refused: 'modified_elsewhere' }
    await publishVehicle(host, transaction, { id, carrier })
    return { version: written, isNew: stored === undefined }
  },

  /** @returns whether it was removed; false where somebody has changed it since. */
  async remove(
    host: Modules,
    transaction: Transaction<NoTables>,
    { stored, version, now }: { readonly stored: VehicleRow; readonly version: number; readonly now: Date },
  ): Promise<boolean> {
    const { id, version: _version, changed_at: _changed, ...kept } = stored
    const own = storedTables(transaction)
    const row = { id, version, now, isNew: false, values: { ...kept, removed: 1 } }
    if ((await writeRow(own, 'logistics_vehicle', row)) === undefined) return false
    await own.updateTable('logistics_driver').set({ vehicle: null }).where('vehicle', '=', id).execute()
    await publishVehicle(host, transaction, stored)
    return true
  },

  /** One transaction at a time, of any application, changes what a vehicle carried and how it was washed. */
  hold: (host: Modules, transaction: Transaction<NoTables>, id: string): Promise<void> =>
    host.inModule('logistics').database.lock(transaction, `vehicle:${id}`),
}

/** To everybody who sees the vehicles of the carrier, in any application. */
export function publishVehicle(
  host: Modules,
  transaction: Transaction<NoTables>,
  { id, carrier }: Pick<VehicleRow, 'carrier' | 'id'>,
): Promise<void> {
  const event = { topic: 'vehicles', ids: [id], channels: [vehiclesChannel(carrier)] }
  return host.inModule('logistics').live.publish(transaction, event)
}

/** An application gives it to its people who see the carrier's vehicles. */
export function vehiclesChannel(carrier: string): string {
  return `vehicles:${carrier}`
}

export function vehicleOf(row: VehicleRow, { lastClass, lastAt, washedAt, fits }: WashState): Vehicle {
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
    lastCargo: lastClass === null || lastAt === null ? null : { class: lastClass, at: lastAt },
    washedAt,
    washMissing: !fits,
  }
}

/** What it has on it and carries alone. */
export function equipmentOf({ grab, cover, leak_proof, dedicated_to }: VehicleRow): Equipment {
  return {
    ...{ grab: grab === 1, leakProof: leak_proof === 1, cover: cover as Equipment['cover'] },
    dedicatedTo: dedicated_to as Equipment['dedicatedTo'],
  }
}

async function isPlateTaken(reader: Kysely<NoTables>, { id, plate }: VehicleFields): Promise<boolean> {
  const others = storedTables(reader).selectFrom('logistics_vehicle').select('id').where('id', '!=', id)
  return (await others.where('plate', '=', plate).where('removed', '=', 0).executeTakeFirst()) !== undefined
}

/** An application whose form has none of it leaves it as it is. */
function equipmentColumns(stored: VehicleRow | undefined, given: Partial<Equipment>) {
  const before = stored === undefined ? undefined : equipmentOf(stored)
  const { grab = false, cover = 'none', leakProof = false, dedicatedTo = 'none' } = { ...before, ...given }
  return { grab: grab ? 1 : 0, cover, leak_proof: leakProof ? 1 : 0, dedicated_to: dedicatedTo }
}

function columnsOf({ carrier, plate, type, boxes, ...given }: VehicleFields) {
  return {
    ...{ carrier, plate, type, boxes: JSON.stringify(boxes), removed: 0 },
    capacity: boxes.reduce((sum, { m3 }) => sum + m3, 0),
    payload_kg: given.payloadKg,
    unload_type: given.unloadType,
    length_cm: given.lengthCm,
    height_cm: given.heightCm,
    trailer_detachable: given.trailerDetachable ? 1 : 0,
    trips_per_day: given.tripsPerDay,
  }
}
