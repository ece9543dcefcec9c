import type { DemoCarrier, DemoVehicle, DemoWorld } from './world.ts'

interface Crew {
  readonly carrier: DemoCarrier
  readonly vehicle: DemoVehicle
  readonly driver: string
  readonly most: number
}

const fitting: Readonly<Record<string, readonly string[]>> = {
  truck: ['truck', 'container'],
  semi: ['semi'],
  full: ['fullTrailer'],
}

/** A carrier that serves the seller, with a vehicle that gets into the yard and somebody to drive it; the large ones drive most. */
export function crewFor({ random, carriers }: DemoWorld, seller: string, combination: string): Crew {
  const types = fitting[combination] ?? []
  const crews = carriers
    .filter(({ serves }) => serves.includes(seller))
    .flatMap((carrier) => carrier.vehicles.map((vehicle) => ({ carrier, vehicle })))
    .filter(({ vehicle }) => types.includes(vehicle.type))
  const [one, other] = [random.pick(crews), random.pick(crews)]
  const { carrier, vehicle } = other.vehicle.capacity > one.vehicle.capacity ? other : one
  return { carrier, vehicle, driver: random.pick(carrier.drivers), most: vehicle.capacity }
}
