/** R10: the freight of a load, for the lines that bear it: delivered, at a price without freight. */

import type { ExactCents } from '@workspace/logistics/contract'
import { costOf, quantityOf, rounded } from '@workspace/logistics/contract'
import type { Delivered } from './delivered-quantity.ts'
import { isCorrection } from './delivered-quantity.ts'
import type { AgreedPrice } from './line-price.ts'
import type { FreightTerms, LoadToPrice, PricedOrderLine, PriceInput } from './price-input.ts'
import type { FreightBasis, PricedRow } from './price-output.ts'
import { volumeOf } from './volume.ts'

/** A line of a load with its price. */
export type PricedGoods = { readonly line: PricedOrderLine; readonly brought: Delivered; readonly price: AgreedPrice }

type FreightRow<Row = Extract<PricedRow, { kind: 'freight' }>> = Row extends unknown
  ? Omit<Row, 'exactCents' | 'net' | 'vatRateBp' | 'vatShare'>
  : never
export type Freight = {
  readonly basis?: FreightBasis
  /** `net` where it is not what the cost comes to. */
  readonly charge?: { readonly row: FreightRow; readonly cost: ExactCents; readonly net?: ReturnType<typeof rounded> }
}

/** What a load has of a line, before or after a correction. */
type Part = { readonly line: PricedOrderLine; readonly bears: boolean; readonly quantity: number }
type Volumes = { readonly bearingM3: number; readonly loadM3: number; readonly topUpM3: number }
type FreightOf<Kind> = Extract<FreightTerms, { kind: Kind }>

/** Nothing where no line bears freight. A correction has the freight of the load after it, less that before it. */
export function freightOf(input: PriceInput, load: LoadToPrice, goods: readonly PricedGoods[]): Freight {
  const { freight, order } = input
  if (freight === null || order.method === 'collected' || goods.every(({ price }) => price.includesFreight)) return {}
  const correction = isCorrection(load)
  const isTakenBack = correction && load.corrects === undefined
  const parts = partsOf(goods, ({ before, billed }) => before + billed)
  const after = load.corrects === undefined ? parts : withoutEmpty(parts)
  const before = withoutEmpty(partsOf(goods, (brought) => brought.before))
  if (freight.kind === 'perM3') {
    const minimum = isTakenBack ? undefined : freight.minChargeable
    const volumes = less(volumesOf(input, after, minimum), volumesOf(input, before, minimum))
    return freightByVolume(freight, volumes, correction)
  }
  const trips = isTakenBack ? 0 : Number(isWholeTrip(after)) - Number(isWholeTrip(before))
  if (trips === 0) return {}
  return freight.kind === 'perLoad' ? freightByLoad(freight, trips) : freightByKm(freight, order.distanceKm, trips)
}

function freightByVolume(freight: FreightOf<'perM3'>, volumes: Volumes, correction: boolean): Freight {
  const bearingM3 = quantityOf(volumes.bearingM3)
  const topUpM3 = quantityOf(volumes.topUpM3)
  const chargeableM3 = quantityOf(bearingM3 + topUpM3)
  const basis = { bearingM3, loadM3: quantityOf(volumes.loadM3), topUpM3, chargeableM3 }
  if (correction && chargeableM3 === 0) return { basis }
  const row = {
    kind: 'freight',
    quantity: chargeableM3,
    unit: 'm3',
    unitPrice: freight.price,
    priceBaseQty: 1,
  } as const
  return { basis, charge: { row, cost: costOf(chargeableM3, freight.price) } }
}

function freightByLoad(freight: FreightOf<'perLoad'>, trips: number): Freight {
  const cost = { numerator: BigInt(trips) * BigInt(freight.price), denominator: 1n }
  return { charge: { row: { kind: 'freight', quantity: trips, unit: 'load' }, cost } }
}

/** The kilometres, and the minimum where they come to less. */
function freightByKm(freight: FreightOf<'perKm'>, km: number, trips: number): Freight {
  const cost = { numerator: BigInt(trips * km) * BigInt(freight.price), denominator: 100n }
  const byKm = rounded({ ...cost, numerator: BigInt(km) * BigInt(freight.price) })
  const minimum = freight.minimum ?? (0 as typeof byKm)
  const net = (trips * Math.max(minimum, byKm)) as typeof byKm
  return {
    basis: { km, byKm, minimum },
    charge: { row: { kind: 'freight', quantity: trips, unit: 'load' }, cost, net },
  }
}

function partsOf(goods: readonly PricedGoods[], quantity: (brought: Delivered) => number): readonly Part[] {
  return goods.map(({ line, brought, price }) => ({
    line,
    bears: !price.includesFreight,
    quantity: quantity(brought),
  }))
}

/** Before and after a correction a load has the lines of which there is something; a load has every one that it names. */
function withoutEmpty(parts: readonly Part[]): readonly Part[] {
  return parts.filter(({ quantity }) => quantity > 0)
}

/** Freight by the load or the kilometre is charged only if every line bears it. */
function isWholeTrip(parts: readonly Part[]): boolean {
  return parts.length > 0 && parts.every(({ bears }) => bears)
}

/** The top-up to the minimum is charged only if every line bears freight. */
function volumesOf({ products }: PriceInput, parts: readonly Part[], minimum = Number.NEGATIVE_INFINITY): Volumes {
  const volume = (some: readonly Part[]) =>
    some.reduce((sum, { line, quantity }) => sum + volumeOf(products, line, quantity), 0)
  const loadM3 = volume(parts)
  const bearingM3 = volume(parts.filter(({ bears }) => bears))
  return { bearingM3, loadM3, topUpM3: isWholeTrip(parts) ? Math.max(0, minimum - loadM3) : 0 }
}

function less(a: Volumes, b: Volumes): Volumes {
  return { bearingM3: a.bearingM3 - b.bearingM3, loadM3: a.loadM3 - b.loadM3, topUpM3: a.topUpM3 - b.topUpM3 }
}
