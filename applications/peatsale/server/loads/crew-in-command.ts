/** The crew that a command names, with the vehicle that its driver usually has where it names none. */
import { ownTables } from '../database/tables.ts'
import type { LoadContext } from './load-context.ts'

export interface CrewInCommand {
  readonly carrier: string | null
  readonly driver: string | null
  readonly vehicle: string | null
}

/** Of a claim and of the office's giving; undefined for other commands, and where the customer comes for the load. */
export async function crewIn(context: LoadContext): Promise<CrewInCommand | undefined> {
  const { event, issuer, roles } = context
  switch (event.kind) {
    case 'assign':
    case 'reassign': {
      const { to } = event.data
      if (to.by === 'customer') return undefined
      return await withUsualVehicle(context, { carrier: to.carrier, driver: to.driver ?? null, vehicle: to.vehicle })
    }
    case 'claim': {
      // A foreman may give it to somebody later; a driver takes it.
      const own = roles.includes('leadOffered') ? null : issuer.actor.id
      const { driver = own, vehicle } = event.data
      return await withUsualVehicle(context, { carrier: issuer.actor.carrier, driver, vehicle })
    }
    default:
      return undefined
  }
}

/** The vehicle that a command puts under a load, and whose it has to be. */
export async function vehicleIn(
  context: LoadContext,
): Promise<{ readonly carrier: string | null; readonly vehicle: string | null } | undefined> {
  const { event, load } = context
  const crew = await crewIn(context)
  if (crew) return crew
  if (event.kind === 'setCrew' || event.kind === 'takeVehicle') {
    return { carrier: load.carrier, vehicle: event.data.vehicle ?? null }
  }
  return undefined
}

async function withUsualVehicle(
  { reader }: LoadContext,
  { carrier, driver, vehicle }: { carrier: string; driver: string | null; vehicle: string | undefined },
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
