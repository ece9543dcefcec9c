/** The crew that a command names, with the vehicle that its driver usually has where it names none. */
import { ownTables } from '../database/tables.ts'
import type { ConsignmentContext } from './consignment-context.ts'

export interface CrewInCommand {
  readonly carrier: string | null
  readonly driver: string | null
  readonly vehicle: string | null
}

/** Of a claim and of what the office gives; undefined for other commands. */
export async function crewIn(context: ConsignmentContext): Promise<CrewInCommand | undefined> {
  const { event, issuer, roles } = context
  switch (event.kind) {
    case 'assign':
    case 'reassign':
      return await withUsualVehicle(context, { ...event.data, driver: event.data.driver ?? null })
    case 'claim': {
      // A dispatcher may name the driver later; a driver takes it.
      const own = roles.includes('leadOffered') ? null : issuer.actor.id
      const { driver = own, vehicle } = event.data
      return await withUsualVehicle(context, { carrier: issuer.actor.carrier, driver, vehicle })
    }
    default:
      return undefined
  }
}

/** The vehicle that a command gives to the consignment, with the carrier that it has to belong to. */
export async function vehicleIn(
  context: ConsignmentContext,
): Promise<Pick<CrewInCommand, 'carrier' | 'vehicle'> | undefined> {
  const { event, consignment } = context
  const crew = await crewIn(context)
  if (crew) return crew
  if (event.kind !== 'setCrew' && event.kind !== 'takeVehicle') return undefined
  return { carrier: consignment.carrier, vehicle: event.data.vehicle ?? null }
}

async function withUsualVehicle(
  { reader }: ConsignmentContext,
  { carrier, driver, vehicle }: { carrier: string; driver: string | null; vehicle?: string | undefined },
): Promise<CrewInCommand> {
  if (vehicle !== undefined || driver === null) return { carrier, driver, vehicle: vehicle ?? null }
  const usual = await ownTables(reader)
    .selectFrom('logistics_driver')
    .innerJoin('logistics_vehicle', 'logistics_vehicle.id', 'logistics_driver.vehicle')
    .select('logistics_vehicle.id')
    .where('person', '=', driver)
    .where('logistics_vehicle.carrier', '=', carrier)
    .where('removed', '=', 0)
    .executeTakeFirst()
  return { carrier, driver, vehicle: usual?.id ?? null }
}
