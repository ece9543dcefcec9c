import type { InputOf } from '@workspace/portal/contract'
import { handlersOf, writeRow } from '@workspace/portal/server'
import { removeVehicle, saveVehicle } from '../../contract/index.ts'
import type { PeatReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { PeatActor } from '../rights/peat-actor.ts'
import type { VehicleRow } from './carrier-store.ts'
import { carrierName, channelsOfCarrier, mayManage, settleCarrier } from './carrier-store.ts'

const { writes } = handlersOf<PeatActor>()

type Given = InputOf<typeof saveVehicle>

export const saveVehicleHandler = writes(saveVehicle, {
  prepare: ({ host }, { carrier }) => carrierName(host, carrier),
  write: async ({ host, actor, transaction, request, prepared: name }, given, refuse) => {
    const { id, version, carrier, plate } = given
    if (name === undefined || !(await mayManage(transaction, actor, carrier))) throw refuse('not_found')
    const stored = await vehicleRow(transaction, id)
    const isThere = stored === undefined ? version === 0 : stored.carrier === carrier && stored.removed === 0
    if (!isThere) throw refuse('not_found')
    // A truck that was taken away leaves its plate to whoever has it now: no constraint knows that.
    await host.database.lock(transaction, `plate:${plate}`)
    if (await isPlateTaken(transaction, given)) throw refuse('invalid_input', { fields: ['plate'] })
    const now = request.now
    await settleCarrier(transaction, { id: carrier, name, now })
    const row = { id, version, now, isNew: stored === undefined, values: columnsOf(given) }
    const written = await writeRow(ownTables(transaction), 'peatsale_vehicle', row)
    if (written === undefined) throw refuse('modified_elsewhere')
    const channels = await channelsOfCarrier(transaction, carrier)
    await host.live.publish(transaction, { topic: 'registers', ids: [carrier], channels })
    // Its plate and its boxes stand on loads that it is to drive.
    const loads = stored === undefined ? [] : await loadsAhead(transaction, id)
    if (loads.length > 0) await host.live.publish(transaction, { topic: 'loads', ids: loads, channels })
    return { id, version: written }
  },
  onUniqueViolation: async (_, _given, refuse) => {
    throw refuse('modified_elsewhere')
  },
})

export const removeVehicleHandler = writes(removeVehicle, {
  write: async ({ host, actor, transaction, request }, { id, version }, refuse) => {
    const stored = await vehicleRow(transaction, id)
    const isOwn = stored?.removed === 0 && (await mayManage(transaction, actor, stored.carrier))
    if (!isOwn) throw refuse('not_found')
    if ((await loadsAhead(transaction, id)).length > 0) throw refuse('in_use')
    const { id: _id, version: _version, changed_at: _changed, ...kept } = stored
    const row = { id, version, now: request.now, isNew: false, values: { ...kept, removed: 1 } }
    if ((await writeRow(ownTables(transaction), 'peatsale_vehicle', row)) === undefined)
      throw refuse('modified_elsewhere')
    const drivers = ownTables(transaction).updateTable('peatsale_carrier_driver').set({ vehicle: null })
    await drivers.where('vehicle', '=', id).execute()
    const channels = await channelsOfCarrier(transaction, stored.carrier)
    await host.live.publish(transaction, { topic: 'registers', ids: [stored.carrier], channels })
    return {}
  },
})

function vehicleRow(reader: PeatReader, id: string): Promise<VehicleRow | undefined> {
  return ownTables(reader).selectFrom('peatsale_vehicle').selectAll().where('id', '=', id).executeTakeFirst()
}

async function isPlateTaken(reader: PeatReader, { id, plate }: Given): Promise<boolean> {
  const others = ownTables(reader).selectFrom('peatsale_vehicle').select('id').where('id', '!=', id)
  return (await others.where('plate', '=', plate).where('removed', '=', 0).executeTakeFirst()) !== undefined
}

/** What it has been given to and has not delivered yet. */
const ahead = ['assigned', 'loading', 'loaded'] as const

async function loadsAhead(reader: PeatReader, vehicle: string): Promise<readonly string[]> {
  const loads = ownTables(reader).selectFrom('peatsale_load').select('id').where('vehicle', '=', vehicle)
  return (await loads.where('state', 'in', ahead).execute()).map(({ id }) => id)
}

function columnsOf(given: Given): Omit<VehicleRow, 'id' | 'version' | 'changed_at'> {
  const { carrier, plate, type, boxes } = given
  return {
    ...{ carrier, plate, type, boxes: JSON.stringify(boxes), removed: 0 },
    capacity: boxes.reduce((sum, { m3 }) => sum + m3, 0),
    payload_kg: given.payloadKg,
    unload_type: given.unloadType,
    length_cm: given.lengthCm,
    height_cm: given.heightCm,
    trailer_detachable: given.trailerDetachable ? 1 : 0,
    trips_per_day: given.tripsPerDay,
    cargo_class: given.cargoClass,
    washed_on: given.washedOn,
  }
}
