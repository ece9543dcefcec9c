/** The runs of trucks, and the consignments of which a run can be made (lanta-appi 3.3). */
import type { LocalDate } from '@workspace/portal/contract'
import type { ConsignmentRow } from '../../contract/consignments/consignment-row.ts'

export interface RunGroup {
  readonly key: string
  readonly day: LocalDate
  readonly vehicle: NonNullable<ConsignmentRow['vehicle']>
  /** Null: no run yet. */
  readonly run: ConsignmentRow['run']
  /** In the order of the run. */
  readonly stops: readonly ConsignmentRow[]
  /** Of the same day, truck and plant, assigned and in no run; in the order of their hours, then of their numbers. */
  readonly loose: readonly ConsignmentRow[]
  /** Nothing of it has begun. */
  readonly mayChange: boolean
}

const fewest = 2

/** By day, truck and plant; a truck may make several runs a day. */
export function runGroups(rows: readonly ConsignmentRow[]): readonly RunGroup[] {
  const placed = rows.filter(({ day, vehicle, state }) => day !== null && vehicle !== null && state !== 'cancelled')
  const places = Map.groupBy(placed, ({ day, vehicle, plant }) => `${day} ${vehicle?.plate} ${plant.id}`)
  return [...places]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([key, alike]) => groupsAt(key, alike))
}

function groupsAt(key: string, alike: readonly ConsignmentRow[]): readonly RunGroup[] {
  const [first] = alike
  if (first === undefined || first.day === null || first.vehicle === null) return []
  const { day, vehicle } = first
  const loose = alike
    .filter(({ run, state }) => run === null && state === 'assigned')
    .toSorted((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1))
  const runs = Map.groupBy(
    alike.filter(({ run }) => run !== null),
    ({ run }) => run?.id ?? '',
  )
  const made = [...runs].map(([id, of]) => {
    const stops = of.toSorted((one, other) => (one.run?.stop ?? 0) - (other.run?.stop ?? 0))
    const mayChange = stops.every(({ state }) => state === 'assigned')
    return { ...{ key: `${key} ${id}`, day, vehicle, run: stops[0]?.run ?? null, stops }, loose, mayChange }
  })
  const free = { ...{ key, day, vehicle, run: null, stops: [], loose }, mayChange: true }
  return loose.length < fewest ? made : [...made, free]
}

const orderOf = ({ slotFrom, number }: ConsignmentRow) => `${slotFrom ?? '9'} ${number}`
