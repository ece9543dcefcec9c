/** Rows of farm and carrier, and roundings, of the rules' second writing (reference.ts). */
import type { Facts, SettleInput, Term } from '../settle-input.ts'

const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Helsinki' })
export const dayOf = (moment: string) => day.format(new Date(moment))

/** Half away from zero. */
export function round(over: bigint, under: bigint): number {
  const doubled = 2n * (over < 0n ? -over : over)
  const whole = Number((doubled + under) / (2n * under))
  return over < 0n ? -whole : whole
}

type Priced = { kind: string; price: number; minimum?: number; minChargeable?: number }
export type At = { facts: Facts; kg: number | null; m3: number | null; missing: Set<string> }

/** Whole cents of a priced quantity; undefined, and named as missing, where the quantity is not known. */
function cents(
  { kind, price, minimum = 0, minChargeable = 0 }: Priced,
  { facts, kg, m3, missing }: At,
): number | undefined {
  const lacking = { perT: kg === null && 'mass', perM3: m3 === null && 'volume', perKm: facts.km == null && 'km' }[kind]
  if (lacking) {
    missing.add(lacking)
    return undefined
  }
  if (kind === 'perLoad') return Math.max(price, minimum)
  const quantity = kind === 'perKm' ? (facts.km ?? 0) * 1000 : Math.max((kind === 'perT' ? kg : m3) ?? 0, minChargeable)
  return Math.max(round(BigInt(quantity) * BigInt(price), 100_000n), minimum)
}

function quarters(minutes: number | null | undefined, free: number): number {
  let over = (minutes ?? 0) - free
  let count = 0
  while (over > 0) {
    count++
    over -= 15
  }
  return count
}

type OfFarm = At & { term: Term | undefined; taxDay: string }

export function farmRows(
  input: SettleInput,
  { term, taxDay, ...at }: OfFarm,
): (readonly [string, string, number, number])[] {
  if (!term) return []
  const { facts } = at
  const billed = { ...at, kg: facts.billedKg ?? at.kg, m3: facts.billedM3 ?? at.m3 }
  const { outcome } = facts
  const isFault = facts.cause === 'farm'
  const found: { side: string; kind: string; net: number; taxClass: string }[] = []
  const add = (kind: string, net: number | undefined, taxClass: string) => {
    const side = kind === 'goods' && term.direction === 'plantPays' ? 'purchase' : 'sale'
    if (net) found.push({ side, kind, net, taxClass })
  }
  if (outcome === 'received' && term.goods && term.direction !== 'free') {
    const plantPays = term.direction === 'plantPays'
    const { kind, price } = term.goods
    const net = cents(plantPays ? { kind, price } : term.goods, billed)
    add('goods', net, term.goods.taxClass)
  }
  if (term.freight) {
    const ofRefused = { none: 0, oneWay: 1, bothWays: 2 }[term.refusal?.freight ?? 'none']
    const ways = outcome === 'received' ? 1 : outcome === 'refused' && isFault ? ofRefused : 0
    const share = outcome === 'received' ? term.freight.shareBp : 10_000
    const whole = ways * share > 0 ? cents(term.freight, billed) : undefined
    if (whole !== undefined) {
      const net = round(BigInt(whole * ways) * BigInt(share), 10_000n)
      add('freight', net, term.freight.taxClass)
      add('fuel', round(BigInt(net) * BigInt(term.freight.fuelBp), 10_000n), term.freight.taxClass)
    }
  }
  if (term.waiting && outcome !== 'failed') {
    const count = quarters(facts.waitedFarm, term.waiting.freeMinutes)
    add('waiting', round(BigInt(count) * BigInt(term.waiting.perHour), 4n), term.waiting.taxClass)
  }
  if (term.refusal && outcome === 'refused' && isFault) add('refusal', term.refusal.fee, term.refusal.taxClass)
  if (term.wastedTrip && outcome === 'failed' && isFault)
    add('wastedTrip', term.wastedTrip.fee, term.wastedTrip.taxClass)
  return withShares(found.map((row) => ({ ...row, rate: rateOf(input, row, taxDay) })))
}

function rateOf(input: SettleInput, { side, taxClass }: { side: string; taxClass: string }, on: string): number {
  const latest = <Row extends { from: string }>(rows: readonly Row[]) =>
    rows.filter(({ from }) => from <= on).reduce<Row | undefined>((a, b) => (!a || b.from > a.from ? b : a), undefined)
  if (side === 'purchase' && !latest(input.farmVat)?.liable) return 0
  return latest(input.vatRates.filter((rate) => rate.taxClass === taxClass))?.rateBp ?? Number.NaN
}

type Rated = { side: string; kind: string; net: number; rate: number }

/** Of each side and rate: the VAT of the sum, cut to the rows, and the missing cents one by one to who has most left. */
function withShares(rows: readonly Rated[]): (readonly [string, string, number, number])[] {
  const shares = new Map<Rated, number>()
  for (const row of rows) {
    if (shares.has(row)) continue
    const group = rows.filter((each) => each.side === row.side && each.rate === row.rate)
    const net = group.reduce((sum, each) => sum + each.net, 0)
    let left = round(BigInt(net) * BigInt(row.rate), 10_000n)
    const rest = new Map<Rated, number>()
    for (const each of group) {
      const exact = each.net * each.rate
      shares.set(each, Math.trunc(exact / 10_000))
      rest.set(each, exact % 10_000)
      left -= Math.trunc(exact / 10_000)
    }
    for (; left > 0; left--) {
      const [most] = [...rest].reduce((a, b) => (b[1] > a[1] ? b : a))
      shares.set(most, (shares.get(most) ?? 0) + 1)
      rest.set(most, Number.NEGATIVE_INFINITY)
    }
  }
  return rows.map((row) => [row.side, row.kind, row.net, shares.get(row) ?? 0] as const)
}

export function carrierRows({ carrier }: SettleInput, at: At): (readonly [string, number])[] {
  const { facts } = at
  if (!carrier || facts.cause === 'carrier') return []
  const found: [string, number][] = []
  if (facts.outcome === 'failed') found.push(['wastedTrip', carrier.wastedTrip])
  else {
    const freight = cents(carrier, at)
    if (freight !== undefined) {
      const back = facts.outcome === 'refused' && facts.returned && carrier.refusedReturn === 'sameAgain' ? freight : 0
      const fuel = round(BigInt(freight + back) * BigInt(carrier.fuelBp), 10_000n)
      found.push(['freight', freight], ['return', back], ['fuel', fuel])
    }
    const count =
      quarters(facts.waitedFarm, carrier.freeMinutesFarm) + quarters(facts.waitedPlant, carrier.freeMinutesPlant)
    found.push(['waiting', round(BigInt(count) * BigInt(carrier.waitingPerHour), 4n)])
  }
  return found.filter(([, net]) => net !== 0)
}
