/** Which rules a generated case comes to: a comparison says nothing of those that no case meets. */
import type { PriceInput } from '../price-input.ts'
import type { PricedRow, PriceOutput } from '../price-output.ts'

type Meets = (input: PriceInput, output: PriceOutput) => boolean

const meets: Readonly<Record<string, Meets>> = {
  'R3: a list is passed over, the next has the price': (_, { snapshot }) =>
    snapshot.some(({ list, passedOver }) => list !== undefined && passedOver.length > 0),
  'R3: the price is missing': (_, { missing }) => missing === true,
  'R5: a price for any zone': (_, { snapshot }) => snapshot.some(({ zone }) => zone === null),
  'R6: by the load': ({ seller }, { loads }) => seller.breakBasis === 'load' && loads.length > 0,
  'R6: by the season': ({ seller }, { loads }) => seller.breakBasis === 'season' && loads.length > 0,
  'R7: lowered, and the break holds': (_, { snapshot }) => snapshot.some(({ lowered }) => lowered?.kept === true),
  'R7: lowered, and chosen again': (_, { snapshot }) => snapshot.some(({ lowered }) => lowered?.kept === false),
  'R8: a load fills several steps': (_, { loads }) =>
    loads.some(({ rows }) => rows.some((row, place) => isSameGoods(row, rows[place + 1]))),
  'R10: topped up': (_, { loads }) =>
    loads.some(({ freight }) => freight !== undefined && 'topUpM3' in freight && freight.topUpM3 > 0),
  'R10: the minimum of the kilometres': (_, { loads }) =>
    loads.some(({ freight }) => freight !== undefined && 'km' in freight && freight.byKm < freight.minimum),
  'R10: by the load': (_, output) => hasRow(output, (row) => row.kind === 'freight' && row.unit === 'load'),
  'R11: second stop': (_, output) => hasRow(output, ({ kind }) => kind === 'secondDrop'),
  'R12: waiting': (_, output) => hasRow(output, ({ kind }) => kind === 'waiting'),
  'R13: fuel': (_, output) => hasRow(output, ({ kind }) => kind === 'fuel'),
  'R14: two rates in a load': (_, { loads }) => loads.some(({ vatByRate }) => vatByRate.length > 1),
  'R14: a share is more than its cut value': (_, output) =>
    hasRow(output, ({ net, vatRateBp, vatShare }) => Math.abs(vatShare) * 10_000 > Math.abs(net) * vatRateBp),
  'R16: taken back': (_, output) => hasRow(output, ({ net }) => net < 0),
  'R16: a correction has freight': ({ loads: asked }, { loads }) =>
    loads.some(
      ({ id, rows }) =>
        rows.some(({ kind }) => kind === 'freight') &&
        asked.some((load) => load.id === id && load.corrects !== undefined),
    ),
  'a price by hand': (_, { snapshot }) => snapshot.some(({ manual }) => manual !== undefined),
}

export const rules = Object.keys(meets)

export function rulesMet(input: PriceInput, output: PriceOutput): readonly string[] {
  return rules.filter((rule) => meets[rule]?.(input, output) === true)
}

function hasRow({ loads }: PriceOutput, is: (row: PricedRow) => boolean): boolean {
  return loads.some(({ rows }) => rows.some(is))
}

function isSameGoods(row: PricedRow, next: PricedRow | undefined): boolean {
  return row.kind === 'goods' && next?.kind === 'goods' && row.product === next.product
}
