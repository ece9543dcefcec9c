/** W2 to W7 and W10: what a consignment weighs, how much room it takes, and what speaks against it. */
import { dayOf, halfAwayFromZero } from '@workspace/portal/contract'
import type { Facts, SettleInput, Weighing } from './settle-input.ts'
import type { Mass, MassFlag } from './settle-output.ts'

/** The scale that counts first. */
const sources = ['plantScale', 'otherScale', 'vehicleScale'] as const

export function massOf(input: SettleInput, facts: Facts): Mass {
  const { kgPerM3 } = input.type
  const estimateKg = estimateOf(facts, kgPerM3)
  const weighing = countingWeighing(facts)
  const share = weighing ? undefined : shareOfRun(input, facts)
  const kg = weighing ? netOf(weighing) : (share ?? estimateKg)
  const [m3, m3Source] = volumeOf(facts, kg, kgPerM3)
  const source = weighing?.source ?? (share === undefined ? (kg === null ? 'none' : 'estimate') : 'run')
  return { kg, source, estimateKg, m3, m3Source, flags: flagsOf(input, facts, { kg, source, estimateKg }) }
}

/** W2. */
function netOf({ parts }: Weighing): number {
  return parts.reduce((sum, { gross, tare }) => sum + gross - tare, 0)
}

/** W5: kilograms as the driver reported them, or cubic metres by the density. */
function estimateOf({ loaded }: Facts, kgPerM3: number): number | null {
  if (loaded == null) return null
  if (loaded.kg !== null) return loaded.kg
  return loaded.m3 === null ? null : kgOf(loaded.m3, kgPerM3)
}

/** W4. @param m3 thousandths */
export function kgOf(m3: number, kgPerM3: number): number {
  return halfAwayFromZero(BigInt(m3) * BigInt(kgPerM3), 1000n)
}

function volumeOf({ measuredM3, loaded }: Facts, kg: number | null, kgPerM3: number): [Mass['m3'], Mass['m3Source']] {
  if (measuredM3 != null) return [measuredM3, 'measured']
  if (loaded?.m3 != null) return [loaded.m3, 'loaded']
  return kg === null ? [null, 'none'] : [halfAwayFromZero(BigInt(kg) * 1000n, BigInt(kgPerM3)), 'computed']
}

function weighingFrom({ weighings }: Facts, source: Weighing['source']): Weighing | undefined {
  return weighings?.find((each) => each.source === source)
}

function countingWeighing(facts: Facts): Weighing | undefined {
  return sources.map((source) => weighingFrom(facts, source)).find((each) => each !== undefined)
}

/**
 * W10: the run's net less what stops have of their own, shared by the other stops' estimates: whole kilograms cut, the missing
 * ones to the largest remainders, of two alike to the earlier stop.
 */
function shareOfRun(input: SettleInput, facts: Facts): number | undefined {
  const run = input.runs.find(({ id }) => id === facts.run)
  if (!run) return undefined
  // For a consignment as it was before its correction, the run holds it instead of the corrected one.
  const stops = input.consignments
    .filter((each) => each.run === run.id)
    .map((each) => (each === facts || each.corrects === facts ? facts : each))
  const own = stops.reduce((sum, each) => sum + (netOrNone(each) ?? 0), 0)
  const sharing = stops.filter((each) => netOrNone(each) === undefined)
  const estimates = sharing.map((each) => estimateOf(each, input.type.kgPerM3) ?? 0)
  const all = estimates.reduce((sum, each) => sum + each, 0)
  if (all === 0) return undefined
  return sharesOf(Math.max(0, run.netKg - own), estimates, all)[sharing.indexOf(facts)]
}

function netOrNone(facts: Facts): number | undefined {
  const weighing = countingWeighing(facts)
  return weighing && netOf(weighing)
}

function sharesOf(rest: number, estimates: readonly number[], all: number): readonly number[] {
  const cut = estimates.map((estimate, place) => {
    const exact = BigInt(rest) * BigInt(estimate)
    return { place, kg: Number(exact / BigInt(all)), remainder: Number(exact % BigInt(all)) }
  })
  const missing = cut.reduce((left, { kg }) => left - kg, rest)
  const favoured = cut.toSorted((a, b) => b.remainder - a.remainder || a.place - b.place).slice(0, missing)
  return cut.map((each) => (favoured.includes(each) ? each.kg + 1 : each.kg))
}

/** W7, in its order. Exactly the tolerance is within it. */
function flagsOf(
  { company }: SettleInput,
  facts: Facts,
  { kg, source, estimateKg }: Pick<Mass, 'kg' | 'source' | 'estimateKg'>,
): readonly MassFlag[] {
  const weighing = countingWeighing(facts)
  const plant = netFrom(facts, 'plantScale')
  const other = netFrom(facts, 'otherScale')
  const isMeasured = kg !== null && source !== 'estimate'
  const found: Readonly<Record<MassFlag, boolean>> = {
    estimated: source === 'estimate',
    off_division: (facts.weighings ?? []).some(isOffDivision),
    unverified_scale: weighing !== undefined && isUnverified(weighing, facts.ended),
    weight_differs:
      isMeasured && estimateKg !== null && differ(kg, estimateKg, company.estimateTolerancePct * estimateKg),
    scales_differ:
      plant !== undefined && other !== undefined && differ(plant, other, company.scaleTolerancePct * plant),
    overweight: kg !== null && facts.payloadKg != null && kg > facts.payloadKg,
  }
  return (Object.keys(found) as MassFlag[]).filter((flag) => found[flag])
}

function netFrom(facts: Facts, source: Weighing['source']): number | undefined {
  const weighing = weighingFrom(facts, source)
  return weighing && netOf(weighing)
}

function isOffDivision({ divisionKg, parts }: Weighing): boolean {
  return parts.some(({ gross, tare }) => gross % divisionKg !== 0 || tare % divisionKg !== 0)
}

function isUnverified({ verifiedUntil }: Weighing, ended: string): boolean {
  return verifiedUntil === null || verifiedUntil < dayOf(new Date(ended))
}

/** @param tolerance kilograms × 100 */
function differ(a: number, b: number, tolerance: number): boolean {
  return Math.abs(a - b) * 100 > tolerance
}
