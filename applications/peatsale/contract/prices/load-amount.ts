/** R8 to R14: what one load costs. Its rows: goods by line and step, freight, fuel, second stop, waiting. */

import type { ExactCents } from '@workspace/logistics/contract'
import { costOf, exactText, percentageOf, quantityOf, rounded, vatRateOn, withVat } from '@workspace/logistics/contract'
import type { BasisPoints } from '@workspace/portal/contract'
import { dayOf } from '@workspace/portal/contract'
import { isCorrection } from './delivered-quantity.ts'
import type { Freight, PricedGoods } from './freight.ts'
import { freightOf } from './freight.ts'
import type { FreightTerms, LoadToPrice, PriceInput } from './price-input.ts'
import type { LoadPrice, PricedRow, Waiting } from './price-output.ts'
import { cutAtSteps } from './steps.ts'
import { productOf } from './volume.ts'

type RowBeforeVat = WithoutShare<PricedRow>
type WithoutShare<Row> = Row extends unknown ? Omit<Row, 'vatShare'> : never

/** What every row has: its cost, and the rate of its tax class. A row by the kilometre may cost more than its exact cents. */
function paid(cost: ExactCents, vatRateBp: BasisPoints, net = rounded(cost)) {
  return { exactCents: exactText(cost), net, vatRateBp }
}

/** `start`: where on the steps of its price the line of this load begins. */
export type StartedGoods = PricedGoods & { readonly start: number }

export function loadAmount(input: PriceInput, load: LoadToPrice, goods: readonly StartedGoods[]): LoadPrice {
  const deliveryDay = dayOf(new Date(load.delivered))
  const rateOf = (taxClass: string) => vatRateOn(input.vatRates, taxClass, deliveryDay)
  const freight = freightOf(input, load, goods)
  const waiting = waitingOf(input, load)
  const goodsRows = goods.flatMap((each) => rowsOfGoods(each, rateOf(taxClassOf(input, each))))
  const terms = input.order.method === 'collected' ? null : input.freight
  const rowsOfTrip = terms === null ? [] : tripRows(terms, { load, freight, waiting }, rateOf(terms.taxClass))
  return {
    ...{ id: load.id, deliveryDay },
    ...(freight.basis && { freight: freight.basis }),
    ...(waiting && { waiting }),
    ...withVat([...goodsRows, ...rowsOfTrip]),
  }
}

function taxClassOf({ products }: PriceInput, { line }: PricedGoods): string {
  return productOf(products, line.product).taxClass
}

/** R9: each piece is rounded once. */
function rowsOfGoods({ line, price, brought, start }: StartedGoods, rate: BasisPoints): readonly RowBeforeVat[] {
  const { product, unit } = line
  const { priceBaseQty } = price
  return cutAtSteps(price.steps, start, brought.billed).map(({ quantity, unitPrice }) => ({
    ...({ kind: 'goods', product, unit } as const),
    ...{ quantity: quantityOf(quantity), unitPrice, priceBaseQty },
    ...paid(costOf(quantity, unitPrice, priceBaseQty), rate),
  }))
}

type Trip = { readonly load: LoadToPrice; readonly freight: Freight; readonly waiting: Waiting | undefined }

function tripRows(terms: FreightTerms, trip: Trip, rate: BasisPoints): readonly RowBeforeVat[] {
  return [...freightRows(terms, trip, rate), ...secondDropRows(terms, trip, rate), ...waitingRows(terms, trip, rate)]
}

/** R10, R13: freight, and fuel as a percentage of that row as it is rounded. */
function freightRows({ fuelBp }: FreightTerms, { freight }: Trip, rate: BasisPoints): readonly RowBeforeVat[] {
  if (freight.charge === undefined) return []
  const { row, cost, net } = freight.charge
  const charged = { ...row, ...paid(cost, rate, net) }
  const fuel = paid(percentageOf(charged.net, fuelBp), rate)
  return fuel.net === 0 ? [charged] : [charged, { kind: 'fuel', base: charged.net, rateBp: fuelBp, ...fuel }]
}

/** R11: the fee, unless the load is the first stop of its trip. A correction drives nowhere. */
function secondDropRows({ secondDrop }: FreightTerms, { load }: Trip, rate: BasisPoints): readonly RowBeforeVat[] {
  if (secondDrop === 0 || (load.stop ?? 1) === 1 || isCorrection(load)) return []
  return [{ kind: 'secondDrop', ...paid({ numerator: BigInt(secondDrop), denominator: 1n }, rate) }]
}

/** R12: each started quarter over the free minutes. */
function waitingRows({ waitingPerHour }: FreightTerms, { waiting }: Trip, rate: BasisPoints): readonly RowBeforeVat[] {
  if (waiting === undefined || waiting.steps === 0 || waitingPerHour === 0) return []
  const cost = paid({ numerator: BigInt(waiting.steps) * BigInt(waitingPerHour), denominator: 4n }, rate)
  return [{ kind: 'waiting', quantity: waiting.steps, unit: 'quarter', perHour: waitingPerHour, ...cost }]
}

/** Undefined where waiting costs nothing: collected, corrected, without a table of freight. */
function waitingOf({ seller, order, freight }: PriceInput, load: LoadToPrice): Waiting | undefined {
  const waited = load.waitedMinutes
  if (waited === undefined || freight === null || order.method === 'collected' || isCorrection(load)) return undefined
  const free = seller.freeWaitingMinutes
  const over = Math.max(0, waited - free)
  return { waited, free, over, steps: Math.ceil(over / 15) }
}
