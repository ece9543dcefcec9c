/** Whether goods fit a vehicle, and the vehicle a yard (2.9). A figure that nobody has given is not in the way. */
import { vehicleTypes } from '../../contract/index.ts'
import type { VehicleRow } from '../database/tables.ts'

export type VehicleMisfit = 'volume' | 'mass' | 'combination' | 'height'

interface Carrying {
  readonly vehicle: Pick<VehicleRow, 'type' | 'capacity' | 'payload_kg' | 'height_cm'>
  /** Thousandths of m³. */
  readonly volume: number
  /** Whole kilograms. */
  readonly mass: number
  readonly yard: { readonly max_combination: string; readonly height_limit_cm: number | null } | undefined
}

export function vehicleMisfits({ vehicle, volume, mass, yard }: Carrying): readonly VehicleMisfit[] {
  const isTooLong = yard !== undefined && lengthOf(vehicle.type) > lengthOf(yard.max_combination)
  const limit = yard?.height_limit_cm ?? null
  return [
    ...(vehicle.capacity > 0 && volume > vehicle.capacity ? (['volume'] as const) : []),
    ...(vehicle.payload_kg > 0 && mass > vehicle.payload_kg ? (['mass'] as const) : []),
    ...(isTooLong ? (['combination'] as const) : []),
    ...(limit !== null && vehicle.height_cm !== null && vehicle.height_cm > limit ? (['height'] as const) : []),
  ]
}

/** The types of vehicles that a yard takes. */
export function combinationsUpTo(most: string): readonly string[] {
  return vehicleTypes.filter((type) => lengthOf(type) <= lengthOf(most))
}

/** A truck alone, a semi-trailer, or a truck with a full trailer: each needs more room than the one before. */
function lengthOf(combination: string): number {
  if (['truck', 'container', 'tractor'].includes(combination)) return 1
  return combination === 'semi' ? 2 : 3
}
