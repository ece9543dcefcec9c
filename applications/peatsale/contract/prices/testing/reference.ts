/**
 * The rules of prices a second time, written apart from the engine and by other means (fractions, filters, differences of
 * sums), to compare it with. Nothing of the engine but its types may be imported here.
 */
import type { PriceInput } from '../price-input.ts'
import { finnishDay } from './finnish-day.ts'
import { fraction, roundHalfAway } from './fraction.ts'
import type { ReferenceLine } from './reference-line.ts'
import { isCorrecting, lineByHand } from './reference-line.ts'
import type { ReferenceRow } from './reference-vat.ts'
import { amountsByRate } from './reference-vat.ts'

type Load = PriceInput['loads'][number]
export type Bill = {
  lines: (readonly unknown[])[]
  loads: { id: string; day: string; rows: (readonly unknown[])[]; rates: (readonly number[])[]; sums: number[] }[]
  total: number[] | 'missing'
}

export function referenceBill(input: PriceInput): Bill {
  const lines = input.order.lines.map((line) => lineByHand(input, line))
  const told = lines.map((line) => line.told)
  if (lines.some((line) => line.isMissing)) return { lines: told, loads: [], total: 'missing' }
  const loads = sortedLoads(input.loads).map((load) => loadByHand(input, lines, load))
  const total = [0, 1, 2].map((place) => loads.reduce((sum, { sums }) => sum + (sums[place] ?? 0), 0))
  return { lines: told, loads, total }
}

function sortedLoads(loads: readonly Load[]): Load[] {
  const sorted = [...loads]
  sorted.sort((a, b) => {
    const [x, y] = [new Date(a.delivered).getTime(), new Date(b.delivered).getTime()]
    if (x !== y) return x < y ? -1 : 1
    if (a.id.length !== b.id.length) return a.id.length < b.id.length ? -1 : 1
    return a.id < b.id ? -1 : 1
  })
  return sorted
}

function loadByHand(input: PriceInput, lines: ReferenceLine[], load: Load): Bill['loads'][number] {
  const day = finnishDay(load.delivered)
  const rateOf = (taxClass: string) => {
    let best: { from: string; rateBp: number } | undefined
    for (const rate of input.vatRates) {
      if (rate.taxClass === taxClass && rate.from <= day && (best === undefined || rate.from > best.from)) best = rate
    }
    if (best === undefined) throw new Error('no rate')
    return best.rateBp
  }
  const rows: ReferenceRow[] = []
  for (const line of lines) {
    const rate = rateOf(input.products[line.product]?.taxClass ?? '')
    for (const piece of line.pieces(load)) {
      const exact = fraction(piece.quantity).times(fraction(piece.unitPrice, 100_000 * line.base(load)))
      rows.push({ kind: 'goods', quantity: piece.quantity, exact, net: roundHalfAway(exact), rate })
    }
  }
  const freight = input.freight
  if (freight !== null && input.order.method === 'delivered') {
    for (const row of extraRows({ input, freight, lines, load })) rows.push({ ...row, rate: rateOf(freight.taxClass) })
  }
  const { shares, rates } = amountsByRate(rows)
  const net = rows.reduce((sum, row) => sum + row.net, 0)
  const vat = rates.reduce((sum, [, , each]) => sum + (each ?? 0), 0)
  return {
    ...{ id: load.id, day },
    rows: rows.map((row, place) => [row.kind, row.quantity, row.exact.text(), row.net, row.rate, shares[place]]),
    ...{ rates, sums: [net, vat, net + vat] },
  }
}

type Freight = NonNullable<PriceInput['freight']>

type Asked = { input: PriceInput; freight: Freight; lines: ReferenceLine[]; load: Load }

function* extraRows({ input, freight, lines, load }: Asked): Generator<Omit<ReferenceRow, 'rate'>> {
  const isCorrection = isCorrecting(load)
  const charged = freightByHand({ input, freight, lines, load })
  if (charged !== undefined) {
    yield { kind: 'freight', ...charged }
    const fuel = fraction(charged.net).times(fraction(freight.fuelBp, 10_000))
    if (roundHalfAway(fuel) !== 0) yield { kind: 'fuel', quantity: charged.net, exact: fuel, net: roundHalfAway(fuel) }
  }
  if (isCorrection) return
  if (load.stop !== undefined && load.stop >= 2 && freight.secondDrop > 0) {
    yield { kind: 'secondDrop', quantity: 0, exact: fraction(freight.secondDrop), net: freight.secondDrop }
  }
  let quarters = 0
  for (let minutes = input.seller.freeWaitingMinutes; minutes < (load.waitedMinutes ?? 0); minutes += 15) quarters += 1
  const waiting = fraction(quarters).times(fraction(freight.waitingPerHour, 4))
  if (!waiting.isZero()) yield { kind: 'waiting', quantity: quarters, exact: waiting, net: roundHalfAway(waiting) }
}

/** Of the whole load after a correction less the whole load before it; a load that corrects nothing had nothing before. */
function freightByHand({ input, freight, lines, load }: Asked) {
  const isCorrection = isCorrecting(load)
  const withoutExtras = isCorrection && load.corrects === undefined
  const named = lines.filter(({ product }) =>
    [...load.lines, ...(load.corrects ?? [])].some((line) => line.product === product),
  )
  if (named.every((line) => line.includesFreight(load))) return undefined
  const chargeable = (quantities: Map<ReferenceLine, number>) => {
    const parts = [...quantities].filter(([, quantity]) => load.corrects === undefined || quantity > 0)
    const cubic = parts.map(([line, quantity]) => ({ m3: line.cubic(quantity), bears: !line.includesFreight(load) }))
    const bearing = cubic.reduce((sum, { m3, bears }) => (bears ? sum + m3 : sum), 0)
    const isFull = cubic.length > 0 && cubic.every(({ bears }) => bears)
    return { m3: isFull && !withoutExtras ? Math.max(bearing, freight.minChargeable) : bearing, trips: isFull ? 1 : 0 }
  }
  const before = new Map(named.map((line) => [line, line.billedOf(load.corrects ?? [])]))
  const after = new Map(named.map((line) => [line, line.billedOf(load.lines) + (before.get(line) ?? 0)]))
  const [then, now] = [isCorrection ? chargeable(before) : { m3: 0, trips: 0 }, chargeable(after)]
  if (freight.kind === 'perM3') {
    const quantity = now.m3 - then.m3
    if (isCorrection && quantity === 0) return undefined
    const exact = fraction(quantity).times(fraction(freight.price, 100_000))
    return { quantity, exact, net: roundHalfAway(exact) }
  }
  const trips = withoutExtras ? 0 : now.trips - then.trips
  if (trips === 0) return undefined
  if (freight.kind === 'perLoad')
    return { quantity: trips, exact: fraction(trips * freight.price), net: trips * freight.price }
  const exact = fraction(trips * input.order.distanceKm).times(fraction(freight.price, 100))
  const least = freight.minimum ?? 0
  const byKm = Math.abs(roundHalfAway(exact))
  return { quantity: trips, exact, net: byKm < least ? trips * least : trips * byKm }
}
