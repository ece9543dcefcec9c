/** R14: VAT once per rate, at the rate of a day; rows carry shares that add up to it. */
import type { BasisPoints, Cents, LocalDate } from '@workspace/portal/contract'
import { exactText, percentageOf, rounded, sumOf } from './exact-amounts.ts'

export interface VatRate {
  readonly taxClass: string
  readonly from: LocalDate
  readonly rateBp: BasisPoints
}

/** Rows of one day and side before VAT is put on them. */
export interface TaxedRow {
  readonly net: Cents
  readonly vatRateBp: BasisPoints
}

/** @throws RangeError when the class has no rate on that day: the table of rates always has one. */
export function vatRateOn(rates: readonly VatRate[], taxClass: string, day: LocalDate): BasisPoints {
  const begun = rates.filter((rate) => rate.taxClass === taxClass && rate.from <= day)
  const latest = begun.toSorted((a, b) => b.from.localeCompare(a.from))[0]
  if (latest === undefined) throw new RangeError(`Tax class ${taxClass} has no rate on ${day}`)
  return latest.rateBp
}

/** The rows with their shares, VAT by rising rate, and the sums. */
export function withVat<Row extends TaxedRow>(rows: readonly Row[]) {
  const rates = [...new Set(rows.map((row) => row.vatRateBp))].toSorted((a, b) => a - b)
  const groups = rates.map((rateBp) => vatAtRate(rows, rateBp))
  const shares = new Map(groups.flatMap(({ shareByRow }) => [...shareByRow]))
  const vatByRate = groups.map(({ byRate }) => byRate)
  const net = sumOf(rows.map((row) => row.net))
  const vat = sumOf(vatByRate.map((each) => each.vat))
  return {
    rows: rows.map((row) => ({ ...row, vatShare: shares.get(row) ?? sumOf([]) })),
    vatByRate,
    net,
    vat,
    gross: sumOf([net, vat]),
  }
}

function vatAtRate<Row extends TaxedRow>(all: readonly Row[], rateBp: BasisPoints) {
  const rows = all.filter((row) => row.vatRateBp === rateBp)
  const net = sumOf(rows.map((row) => row.net))
  const exact = percentageOf(net, rateBp)
  const vat = rounded(exact)
  return { byRate: { rateBp, net, exactCents: exactText(exact), vat }, shareByRow: sharesOf(rows, vat) }
}

/** Cut towards zero; each missing cent goes to the largest remainder that is left, of two alike to the earlier row. */
function sharesOf<Row extends TaxedRow>(rows: readonly Row[], vat: Cents): ReadonlyMap<Row, Cents> {
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
