/** What an order costs by the registers as they are: `priceLoads` over what they say (2.7), and the names for telling why. */

import { isMoney } from '@workspace/logistics/contract'
import type { Quantity } from '@workspace/portal/contract'
import { momentAt } from '@workspace/portal/contract'
import type { MissingPrice } from '../../contract/orders/missing-price.ts'
import type { OrderPrices } from '../../contract/orders/order.ts'
import { PriceInput } from '../../contract/prices/price-input.ts'
import { lacksFreight, priceLoads } from '../../contract/prices/price-loads.ts'
import type { PriceOutput } from '../../contract/prices/price-output.ts'
import { proposeLoads } from '../../contract/prices/propose-loads.ts'
import type { PeatTables } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { RegisterRows } from '../registers/register-rows.ts'
import { freightTerms } from './freight-terms.ts'
import { mostM3Of } from './load-size.ts'
import { missingPrices } from './missing-price.ts'
import type { LineToPrice, OrderToPrice } from './order-to-price.ts'
import type { NamedList } from './price-lists.ts'
import { listsFor } from './price-lists.ts'
import { priceVersionOf } from './price-version.ts'
import { seasonSums } from './season-sum.ts'
import { kmTo, sitePlace } from './site-place.ts'

export interface OrderPricing {
  /** Without loads: those of a confirmed order are priced with it (R1, R7). */
  readonly input: PriceInput
  readonly prices: OrderPrices
  readonly priceVersion: number
  /** A line has no price, or bears freight that nobody has a price for. */
  readonly lacksPrice: boolean
  /** Why, for the office. */
  readonly missing: readonly MissingPrice[]
  /** As `proposeLoads` splits the order, by the product's code. */
  readonly loads: PriceInput['loads']
  /** The largest load that the order is split into, thousandths of m³. */
  readonly mostM3: Quantity
}

type Product = PeatTables['peatsale_product']

/** Whether an order may cost so much (2.2); no price is as good as one within the bounds. */
export function isWithinMoney({ prices }: Pick<OrderPricing, 'prices'>): boolean {
  const { total } = prices.output
  return total === undefined || isMoney(total.gross)
}

/** Undefined where it would be more loads than anybody drives. */
export async function priceOrder(registers: RegisterRows, asked: OrderToPrice): Promise<OrderPricing | undefined> {
  const ids = asked.lines.map(({ product }) => product)
  const products = await registers.products(ids)
  const seller = await registers.seller(asked.seller)
  if (seller === undefined) throw new RangeError(`There is no seller ${asked.seller}`)
  const named = await listsFor(registers, asked, ids)
  const input = PriceInput.parse(await inputOf(registers, { asked, products, seller, named }))
  const delivered = momentAt(asked.day, 12, 0).toISOString()
  const mostM3 = await mostM3Of(registers, { ...asked, seller })
  const steps = Object.fromEntries(products.map(({ code, order_step }) => [code, order_step]))
  const { products: described, order } = input
  const loads = proposeLoads({ products: described, lines: order.lines, mostM3, steps, delivered })
  if (loads === undefined) return undefined
  const output = pricedWhereTaxed({ ...input, loads })
  const priced = asked.freight?.by === 'none' ? false : lacksFreight(input, output)
  return {
    input,
    prices: { isEstimate: true, output, lists: namesIn(output, input, named), reasons: reasonsOf(asked.lines) },
    priceVersion: await priceVersionOf(registers.reader, asked.seller),
    lacksPrice: output.missing === true || priced,
    missing: missingPrices(input, output, asked.freight?.by !== 'none'),
    loads,
    mostM3,
  }
}

type Gathered = {
  readonly asked: OrderToPrice
  readonly products: readonly Product[]
  readonly seller: PeatTables['peatsale_seller']
  readonly named: readonly NamedList[]
}

async function inputOf(registers: RegisterRows, { asked, products, seller, named }: Gathered) {
  const { day, lines } = asked
  const { reader } = registers
  const place = await sitePlace(registers, asked.site, asked.seller)
  const lead = leadProduct(lines, products)
  const [rates, freight, before] = await Promise.all([
    ownTables(reader).selectFrom('logistics_vat_rate').selectAll().execute(),
    freightTerms(
      reader,
      {
        seller: asked.seller,
        day,
        zone: place.zone?.id ?? null,
        kind: lead?.kind ?? '',
        taxClass: lead?.tax_class ?? '',
      },
      asked.freight,
    ),
    seller.break_basis === 'season'
      ? seasonSums(
          reader,
          asked,
          products.map(({ id }) => id),
        )
      : undefined,
  ])
  const km = kmTo(place, asked.swamp)
  return {
    seller: {
      ...{ breakBasis: seller.break_basis, breakMode: seller.break_mode },
      ...{ freeWaitingMinutes: seller.free_waiting_minutes, tolerancePct: seller.tolerance_pct },
    },
    vatRates: rates.map(({ tax_class, from_day, rate_bp }) => ({
      taxClass: tax_class,
      from: from_day,
      rateBp: rate_bp,
    })),
    products: Object.fromEntries(products.map((product) => [product.code, described(product)])),
    lists: named.map(({ list }) => list),
    // Nobody knows how far it is: what goes by the kilometre has no price then.
    freight: freight?.kind === 'perKm' && km === undefined ? null : freight,
    order: {
      ...{ method: asked.method, zone: place.zone?.code ?? '', distanceKm: km ?? 0, plannedDay: day },
      lines: lines.flatMap((line) => {
        const product = products.find(({ id }) => id === line.product)
        return product ? [lineOf(line, product, before?.get(product.id))] : []
      }),
    },
    loads: [],
  }
}

function described({ tax_class, m3_per_unit, kg_per_m3 }: Product) {
  return { taxClass: tax_class, m3PerUnit: m3_per_unit, kgPerM3: kg_per_m3 }
}

function lineOf({ quantity, hand }: LineToPrice, { code, sales_unit }: Product, before: number | undefined) {
  return {
    ...{ product: code, unit: sales_unit, ordered: quantity },
    ...(before !== undefined && { seasonBefore: before }),
    ...(hand && {
      manual: { unitPrice: hand.unitPrice, includesFreight: hand.includesFreight, reason: hand.reason },
    }),
  }
}

/** Whose kind an order's freight goes by: that which fills most of it, of two alike the earlier line's. */
function leadProduct(lines: readonly LineToPrice[], products: readonly Product[]): Product | undefined {
  const volumes = lines.flatMap(({ product, quantity }) => {
    const of = products.find(({ id }) => id === product)
    return of ? [{ of, volume: volumeOf(of, quantity) }] : []
  })
  return volumes.toSorted((a, b) => b.volume - a.volume)[0]?.of
}

function volumeOf({ sales_unit, m3_per_unit, kg_per_m3 }: Product, quantity: number): number {
  if (sales_unit === 'm3') return quantity
  return sales_unit === 'pcs' ? (quantity * m3_per_unit) / 1000 : quantity / kg_per_m3
}

/** A tax class that has no rate on the day leaves the price missing: nobody is promised a price that has none. */
function pricedWhereTaxed(input: PriceInput): PriceOutput {
  const classes = new Set(Object.values(input.products).map(({ taxClass }) => taxClass))
  if (input.freight !== null) classes.add(input.freight.taxClass)
  const isTaxed = [...classes].every((taxClass) =>
    input.vatRates.some((rate) => rate.taxClass === taxClass && rate.from <= input.order.plannedDay),
  )
  if (isTaxed) return priceLoads(input)
  return { snapshot: priceLoads({ ...input, loads: [] }).snapshot, missing: true, loads: [] }
}

function namesIn({ snapshot }: PriceOutput, { lists }: PriceInput, named: readonly NamedList[]): OrderPrices['lists'] {
  const told = new Set(snapshot.flatMap(({ list, passedOver }) => [list ?? '', ...passedOver.map((each) => each.list)]))
  return lists.flatMap(({ id, validTo }) => {
    const of = told.has(id) ? named.find(({ list }) => list.id === id) : undefined
    return of ? [{ id, name: of.name, version: of.version, validTo }] : []
  })
}

function reasonsOf(lines: readonly LineToPrice[]): OrderPrices['reasons'] {
  return lines.flatMap(({ id, hand }) => (hand ? [{ line: id, reason: hand.reason }] : []))
}
