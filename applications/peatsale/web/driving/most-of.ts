/** How much can have been on a truck: what the driver types beyond it is a slip of the finger. */
import type { Quantity } from '@workspace/portal/contract'
import type { Load } from '../../contract/loads/load.ts'

type Line = Pick<Load['lines'][number], 'unit' | 'planned' | 'loaded'>

/** In thousandths, as the server has it: more than any vehicle carries. */
const byUnit = { m3: 1_000_000, pcs: 100_000_000, kg: 200_000_000 }
const tenCubicMetres = 10_000

/** A quarter more than the truck, the plan or the loader says, to the next ten cubic metres. */
export function mostOf({ unit, planned, loaded }: Line, { vehicle }: Pick<Load, 'vehicle'>): Quantity {
  const most = byUnit[unit]
  if (unit !== 'm3') return most as Quantity
  const volume = (vehicle?.boxes ?? []).reduce((sum, { m3 }) => sum + m3, 0)
  const heaped = Math.max(volume, planned, loaded ?? 0) * 1.25
  return Math.min(Math.ceil(heaped / tenCubicMetres) * tenCubicMetres, most) as Quantity
}
