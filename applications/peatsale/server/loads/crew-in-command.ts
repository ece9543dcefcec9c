/** The crew that a command names, with the vehicle that its driver usually has where it names none. */
import type { Crew } from '@workspace/logistics/server'
import { vehicles } from '@workspace/logistics/server'
import type { LoadContext } from './load-context.ts'

/** Of a claim and of the office's giving; undefined for other commands, and where the customer comes for the load. */
export async function crewIn(context: LoadContext): Promise<Crew | undefined> {
  const { event, issuer, roles } = context
  switch (event.kind) {
    case 'assign':
    case 'reassign': {
      const { to } = event.data
      if (to.by === 'customer') return undefined
      return await vehicles.withUsual(context.reader, {
        carrier: to.carrier,
        driver: to.driver ?? null,
        vehicle: to.vehicle,
      })
    }
    case 'claim': {
      // A foreman may give it to somebody later; a driver takes it.
      const own = roles.includes('leadOffered') ? null : issuer.actor.id
      const { driver = own, vehicle } = event.data
      return await vehicles.withUsual(context.reader, { carrier: issuer.actor.carrier, driver, vehicle })
    }
    default:
      return undefined
  }
}

/** The vehicle that a command puts under a load, and whose it has to be. */
export async function vehicleIn(context: LoadContext): Promise<Pick<Crew, 'carrier' | 'vehicle'> | undefined> {
  const { event, load } = context
  const crew = await crewIn(context)
  if (crew) return crew
  if (event.kind === 'setCrew' || event.kind === 'takeVehicle') {
    return { carrier: load.carrier, vehicle: event.data.vehicle ?? null }
  }
  return undefined
}
