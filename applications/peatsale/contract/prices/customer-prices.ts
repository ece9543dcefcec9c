/** What an account pays: for each product the steps that its lists make together (R1 to R5), beside what freight costs. */
import { BasisPoints, LocalDate, Quantity, UnitPrice } from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { SalesUnit, TwoNames } from '../fields/named.ts'
import { chooseRow, rowsFor } from './choose-row.ts'
import type { CandidateList, PricedOrder, PriceRow } from './price-input.ts'
import { BreakBasis, BreakMode } from './price-input.ts'

const Step = z.strictObject({
  /** From this quantity on, thousandths of the unit. */
  from: Quantity,
  unitPrice: UnitPrice,
  priceBaseQty: z.int(),
  includesFreight: z.boolean(),
})
const Steps = z.array(Step)

const Freight = z.strictObject({
  kind: z.enum(['perM3', 'perLoad', 'perKm']),
  /** Cents by the load, else ten-thousandths of a euro. */
  price: z.int(),
  /** Cents. */
  minimum: z.int(),
  minChargeable: Quantity,
  fuelBp: BasisPoints,
  vatBp: z.nullable(BasisPoints),
})

const ProductPrices = z.strictObject({
  id: z.string(),
  name: TwoNames,
  unit: SalesUnit,
  /** Null where its tax class has no rate on the day. */
  vatBp: z.nullable(BasisPoints),
  delivered: Steps,
  collected: Steps,
  /** Null where no table has it for the site's zone. */
  freight: z.nullable(Freight),
})
export type ProductPrices = z.infer<typeof ProductPrices>

export const CustomerPrices = z.strictObject({
  day: LocalDate,
  /** Of the site; empty while the office has set none. */
  zone: z.string(),
  /** Kilometres to the nearest swamp of the seller, where anybody knows. */
  km: z.nullable(z.int()),
  breakBasis: BreakBasis,
  breakMode: BreakMode,
  products: z.array(ProductPrices),
})

export type PriceStep = Pick<PriceRow, 'unitPrice' | 'priceBaseQty' | 'includesFreight'> & { readonly from: Quantity }

type Asked = {
  readonly order: Pick<PricedOrder, 'method' | 'zone' | 'plannedDay'>
  readonly line: { readonly product: string; readonly unit: PriceRow['unit'] }
}

/** Each quantity from which another row gives the price. Below the first of them there is none. */
export function priceSteps(lists: readonly CandidateList[], { order: asked, line: of }: Asked): readonly PriceStep[] {
  const order = { ...asked, distanceKm: 0, lines: [] }
  const nothing = Quantity.parse(0)
  const breaks = lists.flatMap((list) =>
    rowsFor(list, { order, line: { ...of, ordered: nothing } }).map(({ minQty }) => minQty),
  )
  const steps: { from: Quantity; row: PriceRow | undefined }[] = []
  for (const from of [...new Set([nothing, ...breaks])].toSorted((a, b) => a - b)) {
    const row = chooseRow(lists, { order, line: { ...of, ordered: from }, basisQty: from }).found?.row
    if (row !== steps.at(-1)?.row) steps.push({ from, row })
  }
  return steps.flatMap(({ from, row }) =>
    row === undefined
      ? []
      : [{ from, unitPrice: row.unitPrice, priceBaseQty: row.priceBaseQty, includesFreight: row.includesFreight }],
  )
}
