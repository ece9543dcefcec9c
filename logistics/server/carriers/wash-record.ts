/** The wash record of a vehicle (lanta-appi 7.6): each wash of a period with what was carried before it. The caller checks rights. */
import type { LocalDate } from '@workspace/portal/contract'
import { addDays, dayOf } from '@workspace/portal/contract'
import type { NoTables } from '@workspace/portal/server'
import type { Kysely } from 'kysely'
import type { CargoClass } from '../../contract/index.ts'
import type { StoredTables } from '../database/tables.ts'
import { storedTables } from '../database/tables.ts'

export interface RecordedWash {
  readonly wash: StoredTables['logistics_wash']
  /** The last valid cargo of the washed boxes before it, in any application: class and day alone. */
  readonly lastCargo: { readonly cargo: CargoClass; readonly day: LocalDate } | null
}

/** A cargo is looked for so many days before the period: a vehicle that stood still longer is clean by its last record. */
const daysBefore = 366

/** The oldest first; voided ones stay in the record. Days are Finland's, both ends counted. */
export async function washRecord(
  reader: Kysely<NoTables>,
  { vehicle, from, to }: { readonly vehicle: string; readonly from: LocalDate; readonly to: LocalDate },
): Promise<readonly RecordedWash[]> {
  const own = storedTables(reader)
  // A day in Finland begins on the day before in UTC.
  const until = addDays(to, 1)
  const washes = own.selectFrom('logistics_wash').selectAll().where('vehicle', '=', vehicle)
  const cargos = own.selectFrom('logistics_cargo').select(['boxes', 'class', 'at']).where('vehicle', '=', vehicle)
  const [washed, carried] = await Promise.all([
    washes.where('at', '>=', addDays(from, -1)).where('at', '<', until).orderBy('at').orderBy('id').execute(),
    cargos
      .where('voided_at', 'is', null)
      .where('at', '>=', addDays(from, -daysBefore))
      .where('at', '<', until)
      .orderBy('at')
      .execute(),
  ])
  const boxed = carried.map(({ boxes, class: cargo, at }) => ({
    boxes: namesIn(boxes),
    cargo: cargo as CargoClass,
    at,
  }))
  return washed
    .filter(({ at }) => from <= dayOf(new Date(at)) && dayOf(new Date(at)) <= to)
    .map((wash) => {
      const its = namesIn(wash.boxes)
      const last = boxed.findLast(({ boxes, at }) => at <= wash.at && meets(boxes, its))
      return { wash, lastCargo: last ? { cargo: last.cargo, day: dayOf(new Date(last.at)) } : null }
    })
}

const namesIn = (boxes: string) => JSON.parse(boxes) as readonly string[]

/** None named means all boxes. */
function meets(one: readonly string[], other: readonly string[]): boolean {
  return one.length === 0 || other.length === 0 || one.some((box) => other.includes(box))
}
