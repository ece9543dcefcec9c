/** Whether a consignment fits the vehicle that a command gives to it: volume, mass, yard, grab, wash and alerts (3.3, 6.1, 6.2). */
import type { VehicleRow } from '@workspace/logistics/server'
import { vehicleMisfits, vehicles, wash } from '@workspace/logistics/server'
import type { misfits } from '../../contract/consignments/crew.ts'
import { isAfterLastStop } from '../alerts/stops.ts'
import type { StoredConsignment, StoredStore, StoredType } from '../database/stored-rows.ts'
import type { ManureReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { ConsignmentContext } from './consignment-context.ts'
import { vehicleIn } from './crew-in-command.ts'
import { isWashedAfterFarms } from './washes-between-farms.ts'

type Misfit = (typeof misfits)[number]

interface Fitting {
  readonly vehicle: VehicleRow
  readonly consignment: StoredConsignment
  readonly store: StoredStore
  readonly type: StoredType
  readonly now: Date
}

/** Of the vehicle that a command gives: empty where it fits, or where the command gives none. */
export async function misfitsOf(context: ConsignmentContext): Promise<readonly Misfit[]> {
  const { reader, consignment, store, type, issuer } = context
  const named = await vehicleIn(context)
  if (named === undefined || named.vehicle === null) return []
  const vehicle = await vehicles.read(reader, named.vehicle)
  // A vehicle of another carrier is answered at its field.
  if (vehicle === undefined || vehicle.carrier !== named.carrier) return []
  return await vehicleFits(reader, { vehicle, consignment, store, type, now: issuer.now })
}

/** Empty where it fits; a figure that nobody has given is not in the way. */
export async function vehicleFits(
  reader: ManureReader,
  { vehicle, consignment, store, type, now }: Fitting,
): Promise<readonly Misfit[]> {
  const own = ownTables(reader)
  const site = await own.selectFrom('logistics_site').selectAll().where('id', '=', store.site).executeTakeFirst()
  // Nothing is loaded or washed ahead: what counts at the planned moment is what is recorded now.
  const { fits } = await wash.stateOf(reader, { vehicle, cargo: 'manure', at: now })
  const isClean = fits && (await isWashedAfterFarms(reader, { vehicle: vehicle.id, store, type, at: now }))
  return [
    ...vehicleMisfits({ vehicle, volume: consignment.planned_m3 ?? 0, mass: consignment.planned_kg, yard: site }),
    ...(store.loading_by === 'grab' && vehicle.grab === 0 ? (['grab'] as const) : []),
    ...(isClean && vehicle.dedicated_to !== 'bedding' ? [] : (['wash'] as const)),
    ...((await isAfterLastStop(reader, { vehicle: vehicle.id, consignment })) ? (['lastStop'] as const) : []),
  ]
}
