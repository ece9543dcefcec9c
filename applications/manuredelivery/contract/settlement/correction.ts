/** S15: what a correction after the lock issues: the rows of before once more with minus, the new ones with plus. */
import type { CarrierRow, SettlementRow, VatOfSide } from './settle-output.ts'

interface Issued {
  readonly rows: readonly SettlementRow[]
  readonly vat: readonly VatOfSide[]
  readonly carrier: readonly CarrierRow[]
}

/** Of each side and rate in which anything differs; of the others nothing. Minus rows stand before the plus rows. */
export function correctionOf(before: Issued, now: Issued): Issued {
  const groups = [...new Set([...before.rows, ...now.rows].map(groupOfRow))]
  const differing = groups.filter(
    (group) => !isSame(ofGroup(before.rows, group, groupOfRow), ofGroup(now.rows, group, groupOfRow)),
  )
  return {
    rows: differing.flatMap((group) => exchanged(before.rows, now.rows, (row) => groupOfRow(row) === group)),
    vat: differing
      .toSorted(bySideAndRate)
      .flatMap((group) => exchanged(before.vat, now.vat, (vat) => groupOfVat(vat) === group)),
    carrier: isSame(before.carrier, now.carrier) ? [] : exchanged(before.carrier, now.carrier, () => true),
  }
}

function groupOfRow({ side, vatRateBp }: SettlementRow): string {
  return `${side} ${vatRateBp}`
}

function groupOfVat({ side, rateBp }: VatOfSide): string {
  return `${side} ${rateBp}`
}

/** Sale first, then the lower rate. */
function bySideAndRate(a: string, b: string): number {
  const [sideA = '', rateA] = a.split(' ')
  const [sideB = '', rateB] = b.split(' ')
  return sideB.localeCompare(sideA) || Number(rateA) - Number(rateB)
}

function ofGroup<Row>(rows: readonly Row[], group: string, groupOf: (row: Row) => string): readonly Row[] {
  return rows.filter((row) => groupOf(row) === group)
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

function exchanged<Row extends object>(
  before: readonly Row[],
  now: readonly Row[],
  isOf: (row: Row) => boolean,
): readonly Row[] {
  return [...before.filter(isOf).map(minus), ...now.filter(isOf)]
}

const amounts: readonly string[] = ['quantity', 'base', 'net', 'vat', 'vatShare']
const texts: readonly string[] = ['exactCents', 'wholeExactCents']

function minus<Row extends object>(row: Row): Row {
  const negated = Object.entries(row).map(([name, value]) => {
    if (amounts.includes(name) && typeof value === 'number') return [name, value === 0 ? 0 : -value]
    return [name, texts.includes(name) ? negative(String(value)) : value]
  })
  return { ...(Object.fromEntries(negated) as Row), minus: true }
}

function negative(exact: string): string {
  if (Number(exact) === 0) return exact
  return exact.startsWith('-') ? exact.slice(1) : `-${exact}`
}
