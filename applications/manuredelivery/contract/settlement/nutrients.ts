/** W9 and W11: dry matter and nutrients of a received consignment, by its measured mass. */
import type { LocalDate } from '@workspace/portal/contract'
import { dayOf, halfAwayFromZero } from '@workspace/portal/contract'
import type { Analysis, Contents, Facts, Nutrient, SettleInput } from './settle-input.ts'
import { nutrients } from './settle-input.ts'
import type { Mass, Nutrients } from './settle-output.ts'

type Measured = { readonly kg: number; readonly m3: number }

/** Null where nothing was received, or its mass is not known. */
export function nutrientsOf(input: SettleInput, facts: Facts, { kg, m3 }: Mass): Nutrients | null {
  if (facts.outcome !== 'received' || kg === null || m3 === null) return null
  const day = dayOf(new Date(facts.collected ?? facts.ended))
  const analysis = analysisOn(input, day)
  const table = input.type.table.filter(({ from }) => from <= day).toSorted((a, b) => (a.from < b.from ? 1 : -1))[0]
  const lacking = (['dm', ...nutrients] as const).filter((name) => analysis?.[name] == null)
  const contentsOf = (name: 'dm' | Nutrient) => (lacking.includes(name) ? table : analysis)
  const grams = (name: Nutrient) => gramsOf(contentsOf(name), name, { kg, m3 })
  return {
    source: analysis === undefined ? 'table' : lacking.length === 0 ? 'analysis' : 'mixed',
    analysis: analysis?.id ?? null,
    fromTable: analysis === undefined ? [] : lacking,
    dryKg: halfAwayFromZero(BigInt(kg) * BigInt(contentsOf('dm')?.dm ?? 0), 1000n),
    n: grams('n'),
    solubleN: grams('solubleN'),
    p: grams('p'),
    k: grams('k'),
  }
}

/** Not sampled after the day and at most five years before it; the store's before the farm's, then the latest. */
function analysisOn({ analyses, request }: SettleInput, day: LocalDate): Analysis | undefined {
  const valid = analyses.filter(
    ({ store, sampledOn }) =>
      (store === null || store === request.store) && sampledOn <= day && day <= fifthAnniversary(sampledOn),
  )
  return valid.toSorted(
    (a, b) =>
      Number(a.store === null) - Number(b.store === null) ||
      (a.sampledOn === b.sampledOn ? 0 : a.sampledOn < b.sampledOn ? 1 : -1) ||
      (a.id < b.id ? -1 : 1),
  )[0]
}

export function fifthAnniversary(day: LocalDate): string {
  return `${Number(day.slice(0, 4)) + 5}${day.slice(4)}`
}

function gramsOf(contents: Contents | undefined, name: Nutrient, { kg, m3 }: Measured): number {
  const content = contents?.[name] ?? 0
  return halfAwayFromZero(BigInt(contents?.basis === 'perM3' ? m3 : kg) * BigInt(content), 1000n)
}
