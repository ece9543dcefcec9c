/** R1 to R5: which list gives the price of a line, and which of its rows. */
import type { LocalDate } from '@workspace/portal/contract'
import type { CandidateList, PricedOrder, PricedOrderLine, PriceRow } from './price-input.ts'
import type { PassedOverWhy } from './price-output.ts'

export type Choice = {
  readonly passedOver: readonly { list: string; why: PassedOverWhy }[]
  /** Undefined: the price is missing. */
  readonly found: { readonly list: CandidateList; readonly row: PriceRow } | undefined
}

/** What a row is chosen for; `basisQty` is the quantity that breaks are compared with. */
export type Wanted = { readonly order: PricedOrder; readonly line: PricedOrderLine; readonly basisQty: number }

/** R3: the first list that names the product; the next one only where no row fits and it has `fallback`. */
export function chooseRow(lists: readonly CandidateList[], wanted: Wanted): Choice {
  const passedOver: { list: string; why: PassedOverWhy }[] = []
  for (const list of listsInOrder(lists, wanted.order.plannedDay)) {
    const row = bestRow(list, wanted)
    if (row !== undefined) return { passedOver, found: { list, row } }
    const why = whyPassedOver(list, wanted.line.product)
    passedOver.push({ list: list.id, why })
    if (why === 'names the product, no row fits, no fallback') break
  }
  return { passedOver, found: undefined }
}

/** R4 without the break: the rows of the line's product, unit and method, for the site's zone or any, on the planned day. */
export function rowsFor(list: CandidateList, { order, line }: Omit<Wanted, 'basisQty'>): readonly PriceRow[] {
  return list.rows.filter(
    (row) =>
      row.product === line.product &&
      row.unit === line.unit &&
      row.method === order.method &&
      (row.zone === null || row.zone === order.zone) &&
      isInSeason(row, order.plannedDay),
  )
}

const scopes = ['customer', 'group', 'general'] as const

/** R1, R2: those valid on the planned day: the customer's, of a group, general; of two alike the later one. */
function listsInOrder(lists: readonly CandidateList[], day: LocalDate): readonly CandidateList[] {
  const valid = lists.filter((list) => list.validFrom <= day && day <= list.validTo)
  return valid.toSorted(
    (a, b) => scopes.indexOf(a.scope) - scopes.indexOf(b.scope) || b.validFrom.localeCompare(a.validFrom),
  )
}

/** R4, R5: of the rows whose break is reached, the site's zone before any, a season before none, the highest break. */
function bestRow(list: CandidateList, wanted: Wanted): PriceRow | undefined {
  const reached = rowsFor(list, wanted).filter((row) => row.minQty <= wanted.basisQty)
  return reached.toSorted(
    (a, b) =>
      Number(b.zone !== null) - Number(a.zone !== null) ||
      Number(hasSeason(b)) - Number(hasSeason(a)) ||
      b.minQty - a.minQty,
  )[0]
}

function whyPassedOver(list: CandidateList, product: string): PassedOverWhy {
  if (!list.rows.some((row) => row.product === product)) return 'does not name the product'
  return list.fallback ? 'names the product, no row fits, fallback' : 'names the product, no row fits, no fallback'
}

function hasSeason({ seasonFrom, seasonTo }: PriceRow): boolean {
  return seasonFrom !== null || seasonTo !== null
}

function isInSeason({ seasonFrom, seasonTo }: PriceRow, day: LocalDate): boolean {
  return (seasonFrom === null || seasonFrom <= day) && (seasonTo === null || day <= seasonTo)
}
