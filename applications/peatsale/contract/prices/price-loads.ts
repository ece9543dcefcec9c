/**
 * The prices of Kuivikemyynti, rules R1 to R16 of docs/peatsale-prices.md: exact whole numbers, one rounding a row. Browser
 * and server reckon with this one function.
 */

import { sumOf } from '@workspace/logistics/contract'
import type { Delivered } from './delivered-quantity.ts'
import { deliveredOf, inOrderOfDelivery, isCorrection } from './delivered-quantity.ts'
import type { LinePrice } from './line-price.ts'
import { linePrice } from './line-price.ts'
import type { StartedGoods } from './load-amount.ts'
import { loadAmount } from './load-amount.ts'
import type { LoadToPrice, PriceInput } from './price-input.ts'
import type { PriceOutput } from './price-output.ts'

/**
 * What the loads of an order cost, and how its lines came by their prices. A price that is missing leaves no loads.
 * The lists, freight and order of a confirmed order are those of its confirmation: they are kept, and asked again as they
 * were (R1, R7); rates of VAT are today's table. A correction (R16) is priced together with the loads of its order.
 * @throws RangeError for two lines of one product, a loaded product without a line or description, a tax class without rate.
 */
export function priceLoads(input: PriceInput): PriceOutput {
  assertOneLineEach(input)
  const lines = input.order.lines.map((line) => linePrice(input, line))
  const snapshot = lines.map((line) => line.snapshot)
  if (snapshot.some(({ missing }) => missing)) return { snapshot, missing: true, loads: [] }

  const loads = inOrderOfDelivery(input.loads)
  const starts = lines.map((line) => startsOf(input, line, loads))
  const priced = loads.map((load) => {
    const goods = lines.map((line, place) => goodsOf(line, load, starts[place]?.get(load) ?? 0))
    return loadAmount(
      input,
      load,
      goods.filter((each) => each !== undefined),
    )
  })
  // R15: the load is the unit of money; nothing is rounded after it.
  const total = {
    net: sumOf(priced.map(({ net }) => net)),
    vat: sumOf(priced.map(({ vat }) => vat)),
    gross: sumOf(priced.map(({ gross }) => gross)),
  }
  return { snapshot, loads: priced, total }
}

/** Whether a line bears freight that no table has a price for: such an order must not be confirmed. */
export function lacksFreight({ freight, order }: Pick<PriceInput, 'freight' | 'order'>, output: PriceOutput): boolean {
  const bears = output.snapshot.some(({ includesFreight }) => includesFreight === false)
  return freight === null && order.method === 'delivered' && bears
}

function goodsOf({ line, priceFor }: LinePrice, load: LoadToPrice, start: number): StartedGoods | undefined {
  const brought = deliveredOf(load, line.product)
  const price = brought && priceFor(brought)
  return price && { line, brought, price, start }
}

/**
 * R8: where on the steps each load begins. They are filled over the loads in the order of delivery, and then by
 * corrections, so that these move no other load; by the load, each begins anew; by the season, after what came before.
 */
function startsOf({ seller }: PriceInput, { line }: LinePrice, loads: readonly LoadToPrice[]) {
  const starts = new Map<LoadToPrice, number>()
  let filled = seller.breakBasis === 'season' ? (line.seasonBefore ?? 0) : 0
  for (const load of [...loads.filter((each) => !isCorrection(each)), ...loads.filter(isCorrection)]) {
    const brought = deliveredOf(load, line.product)
    if (brought === undefined) continue
    starts.set(load, seller.breakBasis === 'load' ? startWithinLoad(load, brought) : filled)
    filled += brought.billed
  }
  return starts
}

/** A correction goes on where its load ended; one that names no load takes back the whole. */
function startWithinLoad(load: LoadToPrice, { before, billed }: Delivered): number {
  if (!isCorrection(load)) return 0
  return load.corrects === undefined ? Math.abs(billed) : before
}

function assertOneLineEach({ order, loads }: PriceInput): void {
  const products = new Set(order.lines.map(({ product }) => product))
  if (products.size < order.lines.length) throw new RangeError('A product has two lines of the order')
  const foreign = loads.flatMap(({ lines }) => lines).find(({ product }) => !products.has(product))
  if (foreign !== undefined) throw new RangeError(`The order has no line of ${foreign.product}`)
}
