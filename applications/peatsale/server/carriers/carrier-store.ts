import type { Vehicle } from '@workspace/logistics/contract'
import type { VehicleRow } from '@workspace/logistics/server'
import { vehicleOf, vehicles, wash } from '@workspace/logistics/server'
import type { Host } from '@workspace/portal/server'
import type { PeatReader, PeatTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { PeatActor } from '../rights/peat-actor.ts'
import { servedSellers } from '../rights/worked-sellers.ts'

/** The name that the portal gives the company now; undefined for what is no transport company. */
export async function carrierName(host: Host, id: string): Promise<string | undefined> {
  return (await host.transportCompanies()).find(({ _id }) => _id === id)?.companyname
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

/** Everybody whose lists the carrier stands in. */
export async function channelsOfCarrier(reader: PeatReader, carrier: string): Promise<readonly string[]> {
  return [`carrier:${carrier}`, ...(await servedSellers(reader, carrier)).map((seller) => `seller:${seller}`)]
}

/** Those that drive, each with what it needs before it carries peat now. */
export async function vehiclesOf(reader: PeatReader, carrier: string, now: Date): Promise<Vehicle[]> {
  const rows = await vehicles.ofCarrier(reader, carrier)
  const states = await wash.statesOf(reader, rows, { cargo: 'bedding', at: now })
  return rows.flatMap((row) => {
    const state = states.get(row.id)
    return state === undefined ? [] : [vehicleOf(row, state)]
  })
}

/** What the vehicle has been given to and has not delivered yet. */
const ahead = ['assigned', 'loading', 'loaded'] as const

export async function loadsAhead(reader: PeatReader, vehicle: string): Promise<readonly string[]> {
  const loads = ownTables(reader).selectFrom('peatsale_load').select('id').where('vehicle', '=', vehicle)
  return (await loads.where('state', 'in', ahead).execute()).map(({ id }) => id)
}

/** Pages that show the vehicle: those of its carrier, and those of the loads that it is to drive. */
export async function publishVehicle(
  host: Host,
  transaction: PeatTransaction,
  { id, carrier }: Pick<VehicleRow, 'carrier' | 'id'>,
): Promise<void> {
  const channels = await channelsOfCarrier(transaction, carrier)
  await host.live.publish(transaction, { topic: 'registers', ids: [carrier], channels })
  const loads = await loadsAhead(transaction, id)
  if (loads.length > 0) await host.live.publish(transaction, { topic: 'loads', ids: loads, channels })
}
