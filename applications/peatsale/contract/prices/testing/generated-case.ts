/** Cases of prices by a seed: small sets of figures near each other, so that breaks, days and minimums are hit exactly. */
import type { PriceInput } from '../price-input.ts'

type Chance = ReturnType<typeof chanceOf>

const units = { IRTO: 'm3', PAALI: 'pcs', TURVE: 'kg' } as const
const products = ['IRTO', 'PAALI', 'TURVE'] as const
const days = ['2026-09-30', '2026-10-12', '2026-10-31', '2026-11-01'] as const
const breaks = [0, 40_000, 100_000, 100_001, 250_000]

/** The same seed gives the same case. */
export function generatedCase(seed: number): PriceInput {
  const chance = chanceOf(seed)
  const method = chance.in(8) ? 'collected' : 'delivered'
  const lines = linesOf(chance)
  const input = {
    seller: {
      breakBasis: chance.of(['line', 'line', 'load', 'season']),
      breakMode: chance.of(['allUnits', 'tiered']),
      freeWaitingMinutes: chance.of([0, 30]),
      tolerancePct: 10,
    },
    vatRates: vatRates(chance),
    products: {
      IRTO: { taxClass: 'general', m3PerUnit: 1000, kgPerM3: 200 },
      PAALI: { taxClass: chance.of(['general', 'reduced']), m3PerUnit: chance.of([200, 333, 1500]), kgPerM3: 125 },
      TURVE: { taxClass: 'reduced', m3PerUnit: 1000, kgPerM3: chance.of([7, 200, 333]) },
    },
    lists: many(chance.from(1, 3), (place) => listOf(chance, { id: `L${place}`, lines, method })),
    freight: chance.in(5) ? null : freightOf(chance),
    order: { method, zone: 'Z2', distanceKm: chance.from(0, 90), plannedDay: chance.of(days), lines },
    loads: loadsOf(chance, lines),
  }
  // Parsed for a sample only: the schemas take longer than both ways of reckoning.
  return input as unknown as PriceInput
}

function linesOf(chance: Chance) {
  const first = chance.from(0, 2)
  return many(chance.of([1, 1, 1, 2]), (place) => {
    const product = products[(first + place) % 3] ?? 'IRTO'
    const ordered = quantity(chance)
    return {
      ...{ product, unit: units[product], ordered },
      ...(chance.in(6) && { loweredTo: chance.of([90_000, 90_001, 89_999, 36_000, Math.floor(ordered / 2)]) }),
      ...(chance.in(2) && { seasonBefore: chance.of([0, 60_000, 100_000, 240_000]) }),
      ...(chance.in(15) && { manual: manualOf(chance) }),
    }
  })
}

function manualOf(chance: Chance) {
  return {
    unitPrice: chance.from(0, 200_000),
    ...(chance.in(2) && { priceBaseQty: chance.of([1, 1000]) }),
    ...(chance.in(2) && { includesFreight: chance.in(2) }),
    reason: 'sovittu',
  }
}

type Wanted = {
  readonly id: string
  readonly lines: readonly { product: string; unit: string }[]
  readonly method: string
}

function listOf(chance: Chance, { id, lines, method }: Wanted) {
  return {
    id,
    scope: chance.of(['customer', 'group', 'general', 'general']),
    validFrom: chance.of(['2024-01-01', '2025-01-01', '2026-10-12', '2026-10-13']),
    validTo: chance.of(['2026-12-31', '2026-12-31', '2026-10-31', '2026-09-30']),
    fallback: chance.in(2),
    rows: lines.flatMap((line) => {
      if (chance.in(5)) return []
      const usual = placeOf(chance)
      const [bearsFreight, base] = [chance.in(2), chance.of([1, 1, 1, 3, 1000])]
      return many(chance.from(1, 6), () => ({
        product: line.product,
        unit: chance.in(12) ? 'm3' : line.unit,
        priceBaseQty: chance.in(12) ? 1 : base,
        method: chance.in(10) ? 'collected' : method,
        minQty: chance.of(breaks),
        unitPrice: chance.from(0, 200_000),
        includesFreight: chance.in(12) ? bearsFreight : !bearsFreight,
        ...(chance.in(3) ? placeOf(chance) : usual),
      }))
    }),
  }
}

/** Where and when a row holds. */
function placeOf(chance: Chance) {
  return {
    zone: chance.of(['Z2', 'Z2', 'Z2', 'Z2', null, null, 'Z9']),
    seasonFrom: chance.of([null, null, null, '2026-10-12', '2026-11-01']),
    seasonTo: chance.of([null, null, null, '2026-10-31', '2026-10-12']),
  }
}

function freightOf(chance: Chance) {
  const kind = chance.of(['perM3', 'perM3', 'perLoad', 'perKm', 'perKm'])
  return {
    kind,
    price: chance.from(0, kind === 'perLoad' ? 30_000 : 60_000),
    ...(chance.in(2) && { minimum: chance.from(0, 40_000) }),
    minChargeable: chance.of([0, 60_000, 90_000]),
    taxClass: 'general',
    waitingPerHour: chance.of([0, 7800, 7801]),
    secondDrop: chance.of([0, 4500]),
    fuelBp: chance.of([0, 450, 1333]),
  }
}

function vatRates(chance: Chance) {
  return [
    { taxClass: 'general', from: '2013-01-01', rateBp: 2400 },
    { taxClass: 'general', from: chance.of(['2024-09-01', '2026-10-14']), rateBp: 2550 },
    { taxClass: 'reduced', from: '2026-10-14', rateBp: 1350 },
    { taxClass: 'reduced', from: '2013-01-01', rateBp: chance.of([1400, 2550, 0]) },
  ]
}

/** In no order; the moments lie around midnights of Finland, in summer and in winter. */
function loadsOf(chance: Chance, lines: readonly { product: string }[]) {
  const loads = many(chance.of([0, 1, 1, 2, 2, 3]), (place) => ({
    id: String(place + 1 + chance.of([0, 8])),
    delivered: momentOf(chance),
    ...(chance.in(3) && { stop: chance.from(1, 2) }),
    ...(chance.in(3) && { waitedMinutes: chance.of([0, 29, 30, 31, 45, 46, 200]) }),
    lines: lines.filter(() => !chance.in(8)).map(({ product }) => lineOf(chance, product, 1)),
  }))
  const corrected = loads[0]
  if (corrected === undefined || !chance.in(3)) return loads
  const sign = chance.of([-1, -1, 1])
  const correction = {
    ...{ id: `${corrected.id}-K1`, delivered: corrected.delivered },
    lines: chance.in(4)
      ? corrected.lines.map(({ product, quantity: had }) => ({ product, quantity: -had }))
      : corrected.lines.map(({ product }) => lineOf(chance, product, sign)),
    ...((sign === 1 || chance.in(2)) && { corrects: corrected.lines }),
  }
  return [correction, ...loads]
}

function lineOf(chance: Chance, product: string, sign: number) {
  const came = quantity(chance)
  return { product, quantity: sign * came, ...(chance.in(6) && { billed: sign * quantity(chance) }) }
}

function momentOf(chance: Chance): string {
  const day = chance.of(['2026-10-13', '2026-10-24', '2026-10-25', '2026-03-28', '2026-07-01', '2026-12-31'])
  const hour = chance.of(['00:30:00', '12:00:00', '20:59:59', '21:00:00', '21:59:59.999', '22:00:00'])
  return `${day}T${hour}Z`
}

function quantity(chance: Chance): number {
  return chance.in(3) ? chance.of([40_000, 90_000, 100_000, 250_000, 500]) : chance.from(0, 270_000)
}

function many<Item>(count: number, item: (place: number) => Item): Item[] {
  return Array.from({ length: count }, (_, place) => item(place))
}

/** Mulberry32: 32 bits are chance enough, and the same on every machine. */
function chanceOf(seed: number) {
  let state = Math.imul(seed + 1, 0x9e37_79b9)
  const next = () => {
    state = (state + 0x6d2b_79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const from = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  return {
    from,
    of: <const Item>(items: readonly Item[]): Item => items[from(0, items.length - 1)] as Item,
    in: (count: number) => next() * count < 1,
  }
}
