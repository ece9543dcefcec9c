/** R14: VAT once per load and rate, at the rate of the day of delivery; rows carry shares that add up to it. */
import type { BasisPoints, Cents, LocalDate } from '@workspace/portal/contract'
import type { ExactCents } from './price-amount.ts'
import { exactText, percentageOf, rounded, sumOf } from './price-amount.ts'
import type { PriceInput } from './price-input.ts'
import type { LoadPrice, PricedRow } from './price-output.ts'

export type WithoutShare<Row> = Row extends unknown ? Omit<Row, 'vatShare'> : never
export type RowBeforeVat = WithoutShare<PricedRow>
type Taxed = Pick<LoadPrice, 'rows' | 'vatByRate' | 'net' | 'vat' | 'gross'>

/** What every row has: its cost, and the rate of its tax class. A row by the kilometre may cost more than its exact cents. */
export function paid(cost: ExactCents, vatRateBp: BasisPoints, net = rounded(cost)) {
  return { exactCents: exactText(cost), net, vatRateBp }
}

/** @throws RangeError when the class has no rate on that day: the table of rates always has one. */
export function vatRateOn(rates: PriceInput['vatRates'], taxClass: string, day: LocalDate): BasisPoints {
  const begun = rates.filter((rate) => rate.taxClass === taxClass && rate.from <= day)
  const latest = begun.toSorted((a, b) => b.from.localeCompare(a.from))[0]
  if (latest === undefined) throw new RangeError(`Tax class ${taxClass} has no rate on ${day}`)
  return latest.rateBp
}

/** The rows of a load with their shares, and the load's sums. */
export function withVat(rows: readonly RowBeforeVat[]): Taxed {
  const rates = [...new Set(rows.map((row) => row.vatRateBp))].toSorted((a, b) => a - b)
  const groups = rates.map((rateBp) => vatAtRate(rows, rateBp))
  const shares = new Map(groups.flatMap(({ shareByRow }) => [...shareByRow]))
  const vatByRate = groups.map(({ byRate }) => byRate)
  const net = sumOf(rows.map((row) => row.net))
  const vat = sumOf(vatByRate.map((each) => each.vat))
  return {
    rows: rows.map((row) => ({ ...row, vatShare: shares.get(row) ?? sumOf([]) })),
    vatByRate,
    ...{ net, vat, gross: sumOf([net, vat]) },
  }
}

function vatAtRate(all: readonly RowBeforeVat[], rateBp: BasisPoints) {
  const rows = all.filter((row) => row.vatRateBp === rateBp)
  const net = sumOf(rows.map((row) => row.net))
  const exact = percentageOf(net, rateBp)
  const vat = rounded(exact)
  const shares = sharesOf(rows, vat)
  return { byRate: { rateBp, net, exactCents: exactText(exact), vat }, shareByRow: shares }
}

/** Cut towards zero; each missing cent goes to the largest remainder that is left, of two alike to the earlier row. */
function sharesOf(rows: readonly RowBeforeVat[], vat: Cents): ReadonlyMap<RowBeforeVat, Cents> {
  const cut = rows.map((row) => {
    const { numerator, denominator } = percentageOf(row.net, row.vatRateBp)
    return { row, share: Number(numerator / denominator), remainder: Number(numerator % denominator) }
  })
  const missing = cut.reduce((rest, { share }) => rest - share, vat as number)
  const cent = Math.sign(missing)
  const byRemainder = cut.toSorted((a, b) => cent * (b.remainder - a.remainder))
  const shares = byRemainder.map(
    ({ row, share }, place) => [row, (place < Math.abs(missing) ? share + cent : share) as Cents] as const,
  )
  return new Map(shares)
}
