/**
 * The rules of weights and settlement written down a second time, from the text alone and another way: every amount is a fraction
 * of whole numbers, rounded where a rule says so, and a consignment is looked at step by step. It shares no code with `settle`.
 */
import type { Facts, SettleInput, Term } from '../settle-input.ts'
import type { At } from './reference-rows.ts'
import { carrierRows, dayOf, farmRows, round } from './reference-rows.ts'

export interface Reference {
  readonly term: string | null
  readonly consignments: readonly {
    readonly kg: number | null
    readonly flags: readonly string[]
    readonly grams: readonly number[] | null
    readonly missing: readonly string[]
    /** Side, kind, net and share of VAT. */
    readonly rows: readonly (readonly [string, string, number, number])[]
    readonly carrier: readonly (readonly [string, number])[]
    readonly balance: number
  }[]
}

export function reference(input: SettleInput): Reference {
  const term = termOf(input)
  return {
    term: input.byHand ? 'byHand' : (term?.id ?? null),
    consignments: input.consignments.map((facts) => one(input, term, facts)),
  }
}

function termOf({ byHand, terms, request, type }: SettleInput): Term | undefined {
  if (byHand) return byHand
  let best: Term | undefined
  const rank = (term: Term) =>
    `${{ farm: 2, group: 1, general: 0 }[term.scope]}${term.type ? 1 : 0}${term.plant ? 1 : 0}${term.validFrom}`
  for (const term of terms) {
    if (term.validFrom > request.day || term.validTo < request.day) continue
    if (term.type && term.type !== type.code) continue
    if (term.plant && term.plant !== request.plant) continue
    if (!best || rank(term) > rank(best) || (rank(term) === rank(best) && term.id < best.id)) best = term
  }
  return best
}

function one(input: SettleInput, term: Term | undefined, facts: Facts): Reference['consignments'][number] {
  const taxDay = dayOf((facts.corrects ?? facts).ended)
  const now = alone(input, { term, facts, taxDay })
  const old = facts.corrects ? alone(input, { term, facts: facts.corrects, taxDay }) : undefined
  const gross = (rows: typeof now.rows, side: string) =>
    rows.filter((row) => row[0] === side).reduce((sum, row) => sum + row[2] + row[3], 0)
  const balanceOf = (rows: typeof now.rows) => gross(rows, 'purchase') - gross(rows, 'sale')
  return {
    ...{ kg: now.kg, flags: now.flags, grams: now.grams, missing: now.missing },
    rows: old ? [] : now.rows,
    carrier: old ? [] : now.carrier,
    balance: balanceOf(now.rows) - (old ? balanceOf(old.rows) : 0),
  }
}

function weightsOf(input: SettleInput, facts: Facts) {
  const { kgPerM3 } = input.type
  const nets = new Map<string, number>()
  for (const { source, parts } of (facts.weighings ?? []).toReversed())
    nets.set(
      source,
      parts.reduce((sum, part) => sum + (part.gross - part.tare), 0),
    )
  const loaded = facts.loaded
  const estimate = loaded?.kg ?? (loaded?.m3 == null ? null : round(BigInt(loaded.m3 * kgPerM3), 1000n))
  const scale = ['plantScale', 'otherScale', 'vehicleScale'].find((each) => nets.has(each))
  return { nets, estimate, scale, own: scale === undefined ? undefined : nets.get(scale) }
}

function alone(input: SettleInput, { term, facts, taxDay }: { term: Term | undefined; facts: Facts; taxDay: string }) {
  const { nets, estimate, scale, own } = weightsOf(input, facts)
  const kg = own ?? estimate
  const m3 =
    facts.measuredM3 ?? facts.loaded?.m3 ?? (kg === null ? null : round(BigInt(kg) * 1000n, BigInt(input.type.kgPerM3)))
  const flags: string[] = []
  const weighing = (facts.weighings ?? []).find(({ source }) => source === scale)
  if (scale === undefined && kg !== null) flags.push('estimated')
  const marks = (facts.weighings ?? []).flatMap((w) =>
    w.parts.flatMap((p) => [p.gross % w.divisionKg, p.tare % w.divisionKg]),
  )
  if (marks.some((rest) => rest > 0)) flags.push('off_division')
  if (weighing && (weighing.verifiedUntil ?? '') < dayOf(facts.ended)) flags.push('unverified_scale')
  const { estimateTolerancePct, scaleTolerancePct } = input.company
  if (own !== undefined && estimate !== null && Math.abs(own - estimate) * 100 > estimateTolerancePct * estimate)
    flags.push('weight_differs')
  const [plant, other] = [nets.get('plantScale'), nets.get('otherScale')]
  if (plant !== undefined && other !== undefined && Math.abs(plant - other) * 100 > scaleTolerancePct * plant)
    flags.push('scales_differ')
  if (kg !== null && facts.payloadKg != null && kg > facts.payloadKg) flags.push('overweight')

  const missing = new Set<string>()
  const rows = farmRows(input, { term, facts, kg, m3, taxDay, missing })
  const carrier = carrierRows(input, { facts, kg, m3, missing })
  return {
    ...{ kg, flags, rows, carrier },
    grams: gramsOf(input, { facts, kg, m3 }),
    missing: ['mass', 'volume', 'km'].filter((each) => missing.has(each)),
  }
}

/** N, soluble N, P, K and dry matter. */
function gramsOf(input: SettleInput, { facts, kg, m3 }: Omit<At, 'missing'>): number[] | null {
  if (facts.outcome !== 'received' || kg === null || m3 === null) return null
  const on = dayOf(facts.collected ?? facts.ended)
  const fifth = (sampled: string) => `${Number(sampled.slice(0, 4)) + 5}${sampled.slice(4)}`
  const valid = input.analyses.filter(
    (each) => [null, input.request.store].includes(each.store) && each.sampledOn <= on && fifth(each.sampledOn) >= on,
  )
  const ofStore = valid.filter((each) => each.store !== null)
  const pool = ofStore.length > 0 ? ofStore : valid
  const analysis = pool.reduce<(typeof pool)[number] | undefined>(
    (best, each) =>
      !best || each.sampledOn > best.sampledOn || (each.sampledOn === best.sampledOn && each.id < best.id)
        ? each
        : best,
    undefined,
  )
  const table = input.type.table.reduce<(typeof input.type.table)[number] | undefined>(
    (best, each) => (each.from <= on && (!best || each.from > best.from) ? each : best),
    undefined,
  )
  const grams = (['n', 'solubleN', 'p', 'k'] as const).map((name) => {
    const source = analysis?.[name] == null ? table : analysis
    return round(BigInt(source?.basis === 'perM3' ? m3 : kg) * BigInt(source?.[name] ?? 0), 1000n)
  })
  return [...grams, round(BigInt(kg) * BigInt((analysis?.dm == null ? table : analysis)?.dm ?? 0), 1000n)]
}
