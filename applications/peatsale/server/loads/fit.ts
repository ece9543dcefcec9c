/** Whether a load fits its vehicle, and the vehicle its yard (2.9): volume, mass, combination, height and the last wash. */
import type { SiteRow, VehicleMisfit, VehicleRow } from '@workspace/logistics/server'
import { vehicleMisfits, vehicles, wash } from '@workspace/logistics/server'
import type { PeatReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'

export type Misfit = VehicleMisfit | 'wash'

/** Quantities in thousandths of the line's unit. */
export interface FittingLine {
  readonly unit: string
  readonly quantity: number
  readonly m3_per_unit: number
  readonly kg_per_m3: number
}

/** Thousandths of a cubic metre. */
export function volumeOf({ unit, quantity, m3_per_unit, kg_per_m3 }: FittingLine): number {
  if (unit === 'kg') return Math.ceil(quantity / Math.max(1, kg_per_m3))
  return unit === 'pcs' ? Math.ceil((quantity * m3_per_unit) / 1000) : quantity
}

/** Whole kilograms. */
function massOf(line: FittingLine): number {
  if (line.unit === 'kg') return Math.ceil(line.quantity / 1000)
  return Math.ceil((volumeOf(line) * line.kg_per_m3) / 1000)
}

type Carrying = Pick<VehicleRow, 'type' | 'capacity' | 'payload_kg' | 'height_cm'> & { readonly isClean: boolean }
type Limits = Pick<SiteRow, 'max_combination' | 'height_limit_cm'>

/** Why it does not fit; nothing where it does. */
export function misfitsOf(
  lines: readonly FittingLine[],
  vehicle: Carrying,
  site: Limits | undefined,
): readonly Misfit[] {
  const volume = lines.reduce((sum, line) => sum + volumeOf(line), 0)
  const mass = lines.reduce((sum, line) => sum + massOf(line), 0)
  return [...vehicleMisfits({ vehicle, volume, mass, yard: site }), ...(vehicle.isClean ? [] : (['wash'] as const))]
}

/** Of a vehicle that is not the carrier's nothing is said: whoever names it is told that it is not there. */
export async function fits(
  reader: PeatReader,
  lines: readonly FittingLine[],
  at: { readonly vehicle: string; readonly carrier: string | null; readonly site: string | null; readonly now: Date },
): Promise<boolean> {
  const own = ownTables(reader)
  const vehicle = await vehicles.read(reader, at.vehicle)
  if (vehicle === undefined || vehicle.carrier !== at.carrier) return true
  const site =
    at.site === null
      ? undefined
      : await own.selectFrom('logistics_site').selectAll().where('id', '=', at.site).executeTakeFirst()
  // Nothing is loaded or washed ahead: what counts at the planned moment is what is recorded now.
  const { fits: isClean } = await wash.stateOf(reader, { vehicle, cargo: 'bedding', at: at.now })
  return misfitsOf(lines, { ...vehicle, isClean }, site).length === 0
}
