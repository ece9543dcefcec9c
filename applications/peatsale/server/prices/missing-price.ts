/** Why an order has no price yet, for the office that cures it. */
import type { MissingCause, MissingPrice } from '../../contract/orders/missing-price.ts'
import type { PriceInput } from '../../contract/prices/price-input.ts'
import { lacksFreight } from '../../contract/prices/price-loads.ts'
import type { PriceOutput } from '../../contract/prices/price-output.ts'

type Line = PriceInput['order']['lines'][number]

/** In the order of the lines; what lacks freight alone stands last. `charged`: freight goes by the table. */
export function missingPrices(input: PriceInput, output: PriceOutput, charged: boolean): readonly MissingPrice[] {
  const goods = input.order.lines.flatMap((line, place) => {
    const { missing = false, passedOver = [] } = output.snapshot[place] ?? {}
    if (!missing) return []
    return [{ product: line.product, cause: causeOf(input, line), list: passedOver.at(-1)?.list ?? '' }]
  })
  if (goods.length > 0) return goods
  if (output.missing === true) return [{ product: '', cause: 'tax', list: '' }]
  if (!charged || !lacksFreight(input, output)) return []
  return [{ product: '', cause: lacksZone(input) ? 'zone' : 'freight', list: '' }]
}

/** The zone goes first: without one no other row is looked for. */
function causeOf(input: PriceInput, line: Line): MissingCause {
  const { method, zone, plannedDay } = input.order
  const rows = input.lists
    .flatMap((list) => list.rows)
    .filter((row) => row.product === line.product && row.unit === line.unit && row.method === method)
  const isInSeason = ({ seasonFrom, seasonTo }: (typeof rows)[number]) =>
    (seasonFrom === null || seasonFrom <= plannedDay) && (seasonTo === null || plannedDay <= seasonTo)
  if (lacksZone(input) && rows.some((row) => row.zone !== null && isInSeason(row))) return 'zone'
  const isHere = rows.some((row) => row.zone === null || row.zone === zone)
  return isHere && !rows.some((row) => (row.zone === null || row.zone === zone) && isInSeason(row)) ? 'season' : 'row'
}

function lacksZone({ order }: PriceInput): boolean {
  return order.method === 'delivered' && order.zone === ''
}
