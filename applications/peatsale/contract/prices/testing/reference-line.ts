import type { PriceInput } from '../price-input.ts'
import { fraction, roundHalfAway } from './fraction.ts'

type Line = PriceInput['order']['lines'][number]
type Load = PriceInput['loads'][number]
type List = PriceInput['lists'][number]
type Row = List['rows'][number]
type Quantities = Load['lines']
type Found = { list: List; row: Row } | undefined

export type ReferenceLine = {
  product: string
  told: readonly unknown[]
  isMissing: boolean
  base: (load: Load) => number
  includesFreight: (load: Load) => boolean
  pieces: (load: Load) => { quantity: number; unitPrice: number }[]
  billedOf: (quantities: Quantities) => number
  cubic: (quantity: number) => number
}

export function lineByHand(input: PriceInput, line: Line): ReferenceLine {
  const { product } = line
  const of = (quantities: Quantities) => quantities.filter((each) => each.product === product)
  const billedOf = (quantities: Quantities) =>
    of(quantities).reduce((sum, each) => sum + (each.billed ?? each.quantity), 0)
  const cameOf = (quantities: Quantities) => of(quantities).reduce((sum, each) => sum + each.quantity, 0)
  const has = (load: Load) => of(load.lines).length + of(load.corrects ?? []).length > 0
  const basis = input.seller.breakBasis
  const before = basis === 'season' ? (line.seasonBefore ?? 0) : 0
  const comparedOf = (load: Load) => Math.abs(cameOf(load.corrects ?? []) || cameOf(load.lines))

  const compared = input.loads.filter(has).map(comparedOf)
  const unpriced = compared.filter((quantity) => find(input, line, quantity).found === undefined)
  const largest = Math.max(...(unpriced.length > 0 ? unpriced : compared.length > 0 ? compared : [line.ordered]))
  const asked = basis === 'load' && line.manual === undefined ? largest : before + line.ordered
  const confirmed = find(input, line, asked)
  const lowered = loweredOf(input, line, { confirmed: confirmed.found, before })
  const heldFor = (load: Load): Found => {
    if (basis === 'load') return find(input, line, comparedOf(load)).found
    return lowered === undefined ? confirmed.found : lowered.found
  }
  const told = [product, basis, asked, confirmed.passedOver.join('|')]
  const common = { product, billedOf, cubic: (quantity: number) => cubicMetres(input, line, quantity) }
  if (line.manual !== undefined) {
    const { unitPrice, priceBaseQty = confirmed.found?.row.priceBaseQty ?? 1, reason } = line.manual
    const includes = line.manual.includesFreight ?? confirmed.found?.row.includesFreight ?? true
    return {
      ...common,
      told: [...told, 'manual', unitPrice, priceBaseQty, includes, reason],
      isMissing: false,
      base: () => priceBaseQty,
      includesFreight: () => includes,
      pieces: (load) => (has(load) ? [{ quantity: billedOf(load.lines), unitPrice }] : []),
    }
  }
  const isMissing = heldFor({ id: '', delivered: '', lines: [] }) === undefined && basis !== 'load'
  const row = confirmed.found?.row
  return {
    ...common,
    told: [
      ...told,
      ...(row
        ? [confirmed.found?.list.id, row.zone, row.minQty, row.unitPrice, row.priceBaseQty, row.includesFreight]
        : []),
      ...(lowered ? [lowered.to, lowered.kept, lowered.found?.row.unitPrice, lowered.found?.row.minQty] : []),
    ],
    isMissing: isMissing || confirmed.found === undefined,
    base: (load) => heldFor(load)?.row.priceBaseQty ?? 1,
    includesFreight: (load) => heldFor(load)?.row.includesFreight ?? true,
    pieces: (load) => {
      const found = heldFor(load)
      if (found === undefined || !has(load)) return []
      return piecesOf(input, line, { found, from: startOf(load), quantity: billedOf(load.lines) })
    },
  }

  function startOf(load: Load): number {
    if (basis === 'load') {
      if (!isCorrecting(load)) return 0
      return load.corrects === undefined ? Math.abs(billedOf(load.lines)) : billedOf(load.corrects)
    }
    const rank = (each: Load) => [isCorrecting(each) ? 1 : 0, Date.parse(each.delivered), each.id.length] as const
    const isEarlier = (a: Load, b: Load) => {
      const place = [0, 1, 2].find((at) => rank(a)[at] !== rank(b)[at])
      return place === undefined ? a.id < b.id : Number(rank(a)[place]) < Number(rank(b)[place])
    }
    return input.loads.reduce((sum, each) => (isEarlier(each, load) ? sum + billedOf(each.lines) : sum), before)
  }
}

function loweredOf(input: PriceInput, line: Line, { confirmed, before }: { confirmed: Found; before: number }) {
  if (line.loweredTo === undefined || confirmed === undefined || input.seller.breakBasis === 'load') return undefined
  const kept = (before + line.loweredTo) * 10 >= confirmed.row.minQty * 9
  const found = kept ? confirmed : find(input, line, before + line.loweredTo).found
  return { to: line.loweredTo, kept, found }
}

/** Every row of every list that could give the price, the better before the worse, then the first. */
function find(input: PriceInput, line: Line, basis: number): { found: Found; passedOver: string[] } {
  const day = input.order.plannedDay
  const rank = { customer: 1, group: 2, general: 3 }
  const lists = input.lists
    .filter((list) => !(list.validFrom > day) && !(list.validTo < day))
    .map((list, place) => ({ list, place }))
    .sort((a, b) => {
      if (a.list.scope !== b.list.scope) return rank[a.list.scope] - rank[b.list.scope]
      if (a.list.validFrom !== b.list.validFrom) return a.list.validFrom > b.list.validFrom ? -1 : 1
      return a.place - b.place
    })
  const passedOver: string[] = []
  for (const { list } of lists) {
    const named = list.rows.filter((row) => row.product === line.product)
    if (named.length === 0) {
      passedOver.push(`${list.id}: does not name the product`)
      continue
    }
    const fitting = named.filter((row) => isLike(input, line, row) && row.minQty <= basis)
    const scored = fitting.map((row) => ({ row, score: scoreOf(row) }))
    const best = scored.reduce<(typeof scored)[number] | undefined>(
      (top, each) => (top === undefined || each.score > top.score ? each : top),
      undefined,
    )
    if (best !== undefined) return { found: { list, row: best.row }, passedOver }
    passedOver.push(`${list.id}: names the product, no row fits, ${list.fallback ? 'fallback' : 'no fallback'}`)
    if (!list.fallback) break
  }
  return { found: undefined, passedOver }
}

/** Zone counts above season, season above any break. */
function scoreOf(row: Row): number {
  return (row.zone === null ? 0 : 4e12) + (row.seasonFrom === null && row.seasonTo === null ? 0 : 2e12) + row.minQty
}

function isLike({ order }: PriceInput, line: Line, row: Row): boolean {
  const [from, to] = [row.seasonFrom ?? '0000-01-01', row.seasonTo ?? '9999-12-31']
  return (
    row.product === line.product &&
    row.unit === line.unit &&
    row.method === order.method &&
    [null, order.zone].includes(row.zone) &&
    !(order.plannedDay < from || order.plannedDay > to)
  )
}

/** What each step holds at the end less what it held at the start. */
function piecesOf(
  input: PriceInput,
  line: Line,
  { found, from, quantity }: { found: NonNullable<Found>; from: number; quantity: number },
): { quantity: number; unitPrice: number }[] {
  const { list, row } = found
  if (input.seller.breakMode === 'allUnits') return [{ quantity, unitPrice: row.unitPrice }]
  const group = (each: Row) => JSON.stringify([each.zone, each.seasonFrom, each.seasonTo, each.priceBaseQty])
  const byBreak = new Map<number, Row>()
  for (const each of list.rows) {
    const isStep = isLike(input, line, each) && group(each) === group(row)
    if (isStep && !byBreak.has(each.minQty)) byBreak.set(each.minQty, each)
  }
  const breaks = [...byBreak.keys()].sort((a, b) => a - b)
  const held = (step: number, total: number) => {
    const begins = step === 0 ? Number.NEGATIVE_INFINITY : (breaks[step] ?? 0)
    const ends = breaks[step + 1] ?? Number.POSITIVE_INFINITY
    const upTo = Math.min(total, ends)
    if (step === 0) return upTo
    return Math.max(0, upTo - begins)
  }
  const pieces = breaks.map((each, step) => ({
    quantity: held(step, from + quantity) - held(step, from),
    unitPrice: byBreak.get(each)?.unitPrice ?? 0,
  }))
  const some = pieces.filter((piece) => piece.quantity !== 0)
  if (some.length > 0) return some
  const at = Math.max(0, breaks.filter((each) => each <= from).length - 1)
  return [{ quantity: 0, unitPrice: pieces[at]?.unitPrice ?? 0 }]
}

function cubicMetres(input: PriceInput, { product, unit }: Line, quantity: number): number {
  const { m3PerUnit, kgPerM3 } = input.products[product] ?? { m3PerUnit: 0, kgPerM3: 1 }
  if (unit === 'm3') return quantity
  return roundHalfAway(
    unit === 'pcs' ? fraction(quantity).times(fraction(m3PerUnit, 1000)) : fraction(quantity, kgPerM3),
  )
}

export function isCorrecting(load: Load): boolean {
  const figures = load.lines.flatMap((line) => [line.quantity, line.billed ?? line.quantity])
  return load.corrects !== undefined || Math.min(0, ...figures) < 0
}
