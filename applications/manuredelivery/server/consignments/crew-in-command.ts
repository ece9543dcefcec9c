/** The crew that a command names, with the vehicle that its driver usually has where it names none. */
import type { Crew } from '@workspace/logistics/server'
import { vehicles } from '@workspace/logistics/server'
import type { ConsignmentContext } from './consignment-context.ts'

/** Of a claim and of what the office gives; undefined for other commands. */
export async function crewIn(context: ConsignmentContext): Promise<Crew | undefined> {
  const { event, issuer, roles } = context
  switch (event.kind) {
    case 'assign':
    case 'reassign':
      return await vehicles.withUsual(context.reader, { ...event.data, driver: event.data.driver ?? null })
    case 'claim': {
      // A dispatcher may name the driver later; a driver takes it.
      const own = roles.includes('leadOffered') ? null : issuer.actor.id
      const { driver = own, vehicle } = event.data
      return await vehicles.withUsual(context.reader, { carrier: issuer.actor.carrier, driver, vehicle })
    }
    default:
      return undefined
  }
}

/** The vehicle that a command gives to the consignment, with the carrier that it has to belong to. */
export async function vehicleIn(context: ConsignmentContext): Promise<Pick<Crew, 'carrier' | 'vehicle'> | undefined> {
  const { event, consignment } = context
  const crew = await crewIn(context)
  if (crew) return crew
  if (event.kind !== 'setCrew' && event.kind !== 'takeVehicle') return undefined
  return { carrier: consignment.carrier, vehicle: event.data.vehicle ?? null }
}
