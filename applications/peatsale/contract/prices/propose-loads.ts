/** The loads that an order is split into before the office has planned any. */
import { quantityOf } from '@workspace/logistics/contract'
import type { LoadToPrice, PricedOrderLine, PriceInput } from './price-input.ts'
import { volumeOf } from './volume.ts'

/** An order of more loads has no estimate: pricing must not keep the server busy. */
export const proposedLoadsMost = 200

const oneUnit = 1000

type Asked = {
  readonly products: PriceInput['products']
  readonly lines: readonly PricedOrderLine[]
  /** The largest load, in thousandths of m³ (`largestLoad`). */
  readonly mostM3: number
  /** Order step by product code, in thousandths of the unit; a whole unit where it is missing. */
  readonly steps?: Readonly<Record<string, number>>
  /** When they would be delivered, ISO 8601: VAT follows it. */
  readonly delivered: string
}

interface LoadSizes {
  /** The seller's default load, thousandths of m³. */
  readonly defaultLoad: number
  /** How much a load may exceed it, in per cent. */
  readonly tolerancePct: number
  /** Volume of the largest vehicle that the yard takes, thousandths of m³; undefined where nobody knows one. */
  readonly vehicleM3: number | undefined
}

/** The default load with its tolerance, as far as the largest vehicle takes it. */
export function largestLoad({ defaultLoad, tolerancePct, vehicleM3 }: LoadSizes): number {
  if (vehicleM3 === undefined) return defaultLoad
  return Math.min(Math.floor((defaultLoad * (100 + tolerancePct)) / 100), vehicleM3)
}

/**
 * As few loads as possible, all of about the same size, in steps of the product: 130 m³ is one load or 65 + 65, never
 * 120 + 10. A piece that is larger than a load is a load. Undefined when there would be more than `proposedLoadsMost`.
 */
export function proposeLoads(asked: Asked): readonly LoadToPrice[] | undefined {
  const { products, lines, delivered } = asked
  const parts = lines.map((line) => ({ line, ordered: line.loweredTo ?? line.ordered }))
  const total = parts.reduce((sum, { line, ordered }) => sum + volumeOf(products, line, ordered), 0)
  const pieces = lines.map((line) => volumeOf(products, line, stepOf(asked, line)))
  const most = Math.max(1, asked.mostM3, ...pieces)
  for (let count = Math.max(1, Math.ceil(total / most)); count <= proposedLoadsMost; count++) {
    const tried = roundings.map((round) => evenLoads(asked, { parts, count, round }))
    const loads = tried.find((each) => each.every((load) => volumeIn(products, lines, load) <= most))
    const filled = loads?.filter((load) => load.length > 0)
    if (filled) return filled.map((each, place) => ({ id: String(place + 1), delivered, lines: each }))
  }
  return undefined
}

/** The larger loads come first where that leaves no load above the largest. */
const roundings = [(steps: number) => Math.ceil(steps - 1e-6), Math.round]

interface Division {
  readonly parts: readonly { readonly line: PricedOrderLine; readonly ordered: number }[]
  readonly count: number
  readonly round: (steps: number) => number
}

/** Each line is divided over the loads that its share of the whole volume falls into. */
function evenLoads(asked: Asked, { parts, count, round }: Division): LoadToPrice['lines'][] {
  const { products } = asked
  const volumes = parts.map(({ line, ordered }) => volumeOf(products, line, ordered))
  const total = volumes.reduce((sum, volume) => sum + volume, 0)
  const loads: LoadToPrice['lines'][number][][] = Array.from({ length: count }, () => [])
  let before = 0
  for (const [at, { line, ordered }] of parts.entries()) {
    const volume = volumes[at] ?? 0
    const step = stepOf(asked, line)
    let given = 0
    for (const [place, load] of loads.entries()) {
      const share = volume === 0 ? 1 : ((total * (place + 1)) / count - before) / volume
      const upTo = share >= 1 ? ordered : Math.max(given, round((share * ordered) / step) * step)
      const quantity = Math.min(upTo, ordered) - given
      if (quantity <= 0) continue
      load.push({ product: line.product, quantity: quantityOf(quantity) })
      given += quantity
    }
    before += volume
  }
  return loads
}

function stepOf({ steps }: Asked, { product, unit }: PricedOrderLine): number {
  const step = steps?.[product] ?? 0
  return step > 0 ? step : unit === 'kg' ? 1000 * oneUnit : oneUnit
}

function volumeIn(
  products: PriceInput['products'],
  lines: readonly PricedOrderLine[],
  load: LoadToPrice['lines'],
): number {
  return load.reduce((sum, { product, quantity }) => {
    const line = lines.find((each) => each.product === product)
    return line ? sum + volumeOf(products, line, quantity) : sum
  }, 0)
}
