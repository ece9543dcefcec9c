/** The settlement of consignments (lanta-appi 4, 5.1): pure, the same in the browser's preview and in a batch. */
import { sumOf, withVat } from '@workspace/logistics/contract'
import type { Cents } from '@workspace/portal/contract'
import { dayOf } from '@workspace/portal/contract'
import { carrierRowsOf } from './carrier-rows.ts'
import { chooseTerm } from './choose-term.ts'
import { correctionOf } from './correction.ts'
import { nutrientsOf } from './nutrients.ts'
import type { Facts, nutrients, SettleInput, Term } from './settle-input.ts'
import type {
  CarrierRow,
  Mass,
  Nutrients,
  Quantity,
  SettledConsignment,
  SettlementRow,
  SettleOutput,
  Side,
  Sum,
  VatOfSide,
} from './settle-output.ts'
import { quantities } from './settle-output.ts'
import { rowsOf } from './settlement-rows.ts'
import { massOf } from './weights.ts'

const sides: readonly Side[] = ['sale', 'purchase']

/** One consignment, without regard to what it corrects. */
interface Settled {
  readonly mass: Mass
  readonly nutrients: Nutrients | null
  readonly missing: readonly Quantity[]
  readonly rows: readonly SettlementRow[]
  readonly vat: readonly VatOfSide[]
  readonly carrier: readonly CarrierRow[]
}

export function settle(input: SettleInput): SettleOutput {
  const { term, passedOver } = chooseTerm(input)
  const settled = input.consignments.map((facts) => settleOne(input, term, facts))
  return {
    term: term === undefined ? null : term === input.byHand ? 'byHand' : term.id,
    ...(term === undefined && { missing: true }),
    passedOver,
    consignments: settled.map(({ consignment }) => consignment),
    total: totalOf(settled),
  }
}

type One = { readonly consignment: SettledConsignment; readonly now: Settled; readonly before: Settled | undefined }

function settleOne(input: SettleInput, term: Term | undefined, facts: Facts): One {
  const corrects = facts.corrects ?? undefined
  // S15: VAT of the original day.
  const taxDay = dayOf(new Date((corrects ?? facts).ended))
  const now = settledAlone(input, { term, facts, taxDay })
  const before = corrects && settledAlone(input, { term, facts: corrects, taxDay })
  const { rows, vat, carrier } = before ? correctionOf(before, now) : now
  const [sale, purchase] = [sumOfSide(vat, 'sale'), sumOfSide(vat, 'purchase')]
  const day = dayOf(new Date(facts.ended))
  const consignment = {
    id: facts.id,
    day,
    handOverYear: yearOf(dayOf(new Date(facts.collected ?? facts.ended))),
    reportYear: yearOf(day),
    mass: now.mass,
    nutrients: now.nutrients,
    missing: now.missing,
    rows,
    vat,
    sale,
    purchase,
    balance: (purchase.gross - sale.gross) as Cents,
    carrier: { rows: carrier, net: sumOf(carrier.map(({ net }) => net)) },
  }
  return { consignment, now, before }
}

type Alone = { readonly term: Term | undefined; readonly facts: Facts; readonly taxDay: ReturnType<typeof dayOf> }

function settledAlone(input: SettleInput, { term, facts, taxDay }: Alone): Settled {
  const mass = massOf(input, facts)
  const own = term ? rowsOf({ input, term, facts, mass, day: taxDay }) : { rows: [], missing: [] }
  const carrier = carrierRowsOf(input.carrier, facts, mass)
  const missing = new Set([...own.missing, ...carrier.missing])
  const bySide = sides.map((side) => {
    const { rows, vatByRate } = withVat(own.rows.filter((row) => row.side === side))
    return { rows, vat: vatByRate.map((each) => ({ side, ...each })) }
  })
  // VAT is shared within a side; the rows keep the order of S11.
  const taxed = new Map(bySide.flatMap(({ rows }) => rows).map((row) => [`${row.side} ${row.kind}`, row]))
  return {
    mass,
    nutrients: nutrientsOf(input, facts, mass),
    missing: quantities.filter((quantity) => missing.has(quantity)),
    rows: own.rows.flatMap(({ side, kind }) => taxed.get(`${side} ${kind}`) ?? []),
    vat: bySide.flatMap(({ vat }) => vat),
    carrier: carrier.rows,
  }
}

function sumOfSide(vat: readonly VatOfSide[], side: Side): Sum {
  const own = vat.filter((each) => each.side === side)
  const [net, tax] = [sumOf(own.map((each) => each.net)), sumOf(own.map((each) => each.vat))]
  return { net, vat: tax, gross: sumOf([net, tax]) }
}

/** S14. What is corrected counts as what it changes; what was not received has no mass. */
function totalOf(settled: readonly One[]): SettleOutput['total'] {
  const all = settled.map(({ consignment }) => consignment)
  const ofReceived = (name: 'dryKg' | (typeof nutrients)[number]) =>
    settled.reduce((sum, { now, before }) => sum + (now.nutrients?.[name] ?? 0) - (before?.nutrients?.[name] ?? 0), 0)
  const kgOf = (of: Settled | undefined) => (of?.nutrients ? (of.mass.kg ?? 0) : 0)
  const side = (name: Side): Sum => ({
    net: sumOf(all.map((each) => each[name].net)),
    vat: sumOf(all.map((each) => each[name].vat)),
    gross: sumOf(all.map((each) => each[name].gross)),
  })
  return {
    kg: settled.reduce((sum, { now, before }) => sum + kgOf(now) - kgOf(before), 0),
    dryKg: ofReceived('dryKg'),
    n: ofReceived('n'),
    solubleN: ofReceived('solubleN'),
    p: ofReceived('p'),
    k: ofReceived('k'),
    sale: side('sale'),
    purchase: side('purchase'),
    balance: sumOf(all.map(({ balance }) => balance)),
    carrier: sumOf(all.map(({ carrier }) => carrier.net)),
  }
}

function yearOf(day: string): number {
  return Number(day.slice(0, 4))
}
