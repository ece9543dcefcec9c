/** What a freight table changes in those that hold on its first day (R10): of two the later one is asked first. */
import type { LocalDate } from '@workspace/portal/contract'
import type { FreightTable, FreightTableRow } from '../../contract/prices/freight-table.ts'

export interface FreightPair {
  readonly before?: FreightTableRow
  readonly after?: FreightTableRow
}

export interface FreightCompared {
  readonly changed: readonly FreightPair[]
  readonly added: readonly FreightPair[]
  /** In force and not in the draft: they go on from the tables that have them. */
  readonly kept: readonly FreightTableRow[]
}

/** By zone and kind of product: the row that gives the freight on the day. */
export function inForceOn(tables: readonly FreightTable[], day: LocalDate): ReadonlyMap<string, FreightTableRow> {
  const valid = tables.filter(
    ({ state, validFrom, validTo }) => state === 'published' && validFrom <= day && day <= validTo,
  )
  const rising = valid.toSorted(
    (a, b) => a.validFrom.localeCompare(b.validFrom) || (a.publishedAt ?? '').localeCompare(b.publishedAt ?? ''),
  )
  return new Map(rising.flatMap(({ rows }) => rows.map((row) => [placeOf(row), row] as const)))
}

export function compareFreight(draft: FreightTable, tables: readonly FreightTable[]): FreightCompared {
  const force = inForceOn(
    tables.filter(({ id }) => id !== draft.id),
    draft.validFrom,
  )
  const own = new Set(draft.rows.map(placeOf))
  const pairs = draft.rows.map((after) => ({ before: force.get(placeOf(after)), after }))
  return {
    changed: pairs.flatMap(({ before, after }) =>
      before && termsOf(before) !== termsOf(after) ? [{ before, after }] : [],
    ),
    added: pairs.flatMap(({ before, after }) => (before ? [] : [{ after }])),
    kept: [...force].flatMap(([place, row]) => (own.has(place) ? [] : [row])),
  }
}

/** The published tables that hold on days of the draft, and so give way to it there. */
export function overlapping(
  draft: Pick<FreightTable, 'id' | 'validTo'>,
  from: LocalDate,
  tables: readonly FreightTable[],
) {
  return tables.filter(
    ({ id, state, validFrom, validTo }) =>
      id !== draft.id && state === 'published' && validFrom <= draft.validTo && from <= validTo,
  )
}

function placeOf({ zone, productKind }: FreightTableRow): string {
  return `${zone} ${productKind}`
}

function termsOf({ kind, price, minimum, minChargeable, secondDrop, waitingPerHour, fuelBp }: FreightTableRow): string {
  return JSON.stringify([kind, price, minimum, minChargeable, secondDrop, waitingPerHour, fuelBp])
}
