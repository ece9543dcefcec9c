import type { VehicleRow } from '@workspace/logistics/server'
import { equipmentOf, vehicleOf, vehicles, wash } from '@workspace/logistics/server'
import type { PersonCard } from '@workspace/portal/contract'
import type { Host } from '@workspace/portal/server'
import type { Vehicle } from '../../contract/carriers/carrier.ts'
import type { ManureReader, ManureTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { ManureActor } from '../rights/manure-actor.ts'
import { drivesManure } from '../rights/manure-actor.ts'

/** The name that the portal gives the company now; undefined for what is no transport company. */
export async function carrierName(host: Host, id: string): Promise<string | undefined> {
  return (await host.transportCompanies()).find(({ _id }) => _id === id)?.companyname
}

/** The dispatcher's own carrier, and the carriers that drive for the office; a superadmin has them all. */
export async function mayManage(reader: ManureReader, actor: ManureActor, carrier: string): Promise<boolean> {
  if (actor.roles.has('carrierLead') && actor.carrier === carrier) return true
  if (actor.roles.has('superadmin')) return true
  return (await servedCompanies(reader, carrier)).some((company) => actor.companies.includes(company))
}

export async function servedCompanies(reader: ManureReader, carrier: string): Promise<readonly string[]> {
  if (carrier === '') return []
  const served = ownTables(reader).selectFrom('manuredelivery_carrier_company').select('company')
  return (await served.where('carrier', '=', carrier).orderBy('company').execute()).map(({ company }) => company)
}

/** Somebody of the carrier who drives or dispatches manure and may still sign in. */
export function isDriver(card: PersonCard): boolean {
  return card.active && drivesManure(card)
}

/** Those that drive, each with what it needs before it carries manure now. */
export async function vehiclesOf(reader: ManureReader, carrier: string, now: Date): Promise<Vehicle[]> {
  return await shownVehicles(reader, await vehicles.ofCarrier(reader, carrier), now)
}

export async function shownVehicles(reader: ManureReader, rows: readonly VehicleRow[], now: Date): Promise<Vehicle[]> {
  const states = await wash.statesOf(reader, rows, { cargo: 'manure', at: now })
  return rows.flatMap((row) => {
    const state = states.get(row.id)
    return state === undefined ? [] : [{ ...vehicleOf(row, state), ...equipmentOf(row) }]
  })
}

/** What the vehicle has been given to and has not brought yet. */
const ahead = ['assigned', 'loading', 'collected'] as const

export async function consignmentsAhead(reader: ManureReader, vehicle: string): Promise<readonly string[]> {
  const rows = ownTables(reader).selectFrom('manuredelivery_consignment').select('id').where('vehicle', '=', vehicle)
  return (await rows.where('state', 'in', ahead).execute()).map(({ id }) => id)
}

/** To the carrier's people and to the offices that it drives for. */
export async function publishCarrier(
  host: Pick<Host, 'live'>,
  transaction: ManureTransaction,
  { carrier, besides = [] }: { readonly carrier: string; readonly besides?: readonly string[] },
): Promise<void> {
  const companies = await servedCompanies(transaction, carrier)
  const channels = new Set([`carrier:${carrier}`, ...[...companies, ...besides].map((company) => `company:${company}`)])
  await host.live.publish(transaction, { topic: 'carriers', ids: [carrier], channels: [...channels] })
}
