/** Whether a consignment fits the vehicle that a command gives to it: volume, mass, yard, grab, wash and alerts (3.3, 6.1, 6.2). */
import type { VehicleMisfit } from '@workspace/logistics/server'
import { vehicleMisfits, vehicles, wash } from '@workspace/logistics/server'
import { isAfterLastStop } from '../alerts/stops.ts'
import { ownTables } from '../database/tables.ts'
import type { ConsignmentContext } from './consignment-context.ts'
import { vehicleIn } from './crew-in-command.ts'
import { isWashedAfterFarms } from './washes-between-farms.ts'

export type Misfit = VehicleMisfit | 'grab' | 'wash' | 'lastStop'

/** Empty where it fits; a figure that nobody has given is not in the way. */
export async function misfitsOf(context: ConsignmentContext): Promise<readonly Misfit[]> {
  const { reader, consignment, store, type, issuer } = context
  const named = await vehicleIn(context)
  if (named === undefined || named.vehicle === null) return []
  const own = ownTables(reader)
  const vehicle = await vehicles.read(reader, named.vehicle)
  // A vehicle of another carrier is answered at its field.
  if (vehicle === undefined || vehicle.carrier !== named.carrier) return []
  const site = await own.selectFrom('logistics_site').selectAll().where('id', '=', store.site).executeTakeFirst()
  // Nothing is loaded or washed ahead: what counts at the planned moment is what is recorded now.
  const { fits } = await wash.stateOf(reader, { vehicle, cargo: 'manure', at: issuer.now })
  const isClean = fits && (await isWashedAfterFarms(reader, { vehicle: vehicle.id, store, type, at: issuer.now }))
  return [
    ...vehicleMisfits({ vehicle, volume: consignment.planned_m3 ?? 0, mass: consignment.planned_kg, yard: site }),
    ...(store.loading_by === 'grab' && vehicle.grab === 0 ? (['grab'] as const) : []),
    ...(isClean && vehicle.dedicated_to !== 'bedding' ? [] : (['wash'] as const)),
    ...((await isAfterLastStop(reader, { vehicle: vehicle.id, consignment })) ? (['lastStop'] as const) : []),
  ]
}
