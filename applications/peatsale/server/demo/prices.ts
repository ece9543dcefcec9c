/** Price lists with breaks by zone, freight and VAT of each seller, by calendar year (chapter 6). */
import { finnishSortKey } from '@workspace/portal/server'
import type { DemoCustomer, DemoPlace, DemoSeller } from './world.ts'
import { found } from './world.ts'

/** €/m³ as freight, in ten-thousandths, by zone; a delivered price has that of its zone in it. */
const freight = { Z1: 19_000, Z2: 31_000, Z3: 43_000, Z4: 62_000 } as const
type ZoneCode = keyof typeof freight

/** In zone 2, for loose peat of 0, 100 and 250 m³ and more. */
const loose: readonly (readonly [product: string, ...prices: number[]])[] = [
  ['KT-IRTO', 102_000, 94_000, 89_000],
  ['KT-SEUL', 126_000, 118_000, 112_000],
  ['KT-BROI', 121_000, 114_000, 108_000],
  ['KT-SEOS', 129_000],
  ['KA-TURVE', 135_000],
]
const breaks = [0, 100_000, 250_000]
/** The same wherever it goes. */
const pieces: readonly (readonly [product: string, price: number, includesFreight: boolean])[] = [
  ['KT-PAALI', 112_000, false],
  ['KT-PYORO', 460_000, false],
  ['KT-SUUR', 390_000, false],
]

export function makePrices(place: DemoPlace, sellers: readonly DemoSeller[], customers: readonly DemoCustomer[]): void {
  const thisYear = Number(place.today.slice(0, 4))
  const isNextOut = place.today.slice(5, 7) >= '11'
  for (const seller of sellers) {
    for (const year of [thisYear - 1, thisYear, thisYear + 1]) {
      const state = year > thisYear && !isNextOut ? 'draft' : 'published'
      makeGeneralList(place, seller, { year, state })
      makeFreight(place, seller, { year, state })
    }
    place.rows.add('peatsale_price_version', { seller: seller.id, version: isNextOut ? 3 : 2 })
  }
  const broiler = found(customers, ({ name }) => name === 'Mäntykankaan Broileri Oy', 'broiler farm')
  for (const seller of sellers.filter(({ code }) => broiler.sellers.includes(code))) {
    for (const year of [thisYear - 1, thisYear]) makeOwnList(place, seller, { customer: broiler, year })
  }
}

interface Published {
  readonly year: number
  readonly state: string
}

function lasts({ founded }: DemoPlace, { year, state }: Published) {
  const published =
    state === 'draft' ? null : year > Number(founded.slice(0, 4)) ? `${year - 1}-11-01T08:00:00.000Z` : founded
  const days = { valid_from: `${year}-01-01`, valid_to: `${year}-12-31` }
  return { ...days, state, published_at: published, version: 1, changed_at: published ?? founded }
}

function makeGeneralList(place: DemoPlace, seller: DemoSeller, of: Published): void {
  const { random, rows } = place
  const id = random.id()
  const name = `${seller.name}, hinnasto ${of.year}`
  rows.add('peatsale_price_list', {
    ...{ id, seller: seller.id, name, scope: 'general', tag: '', customer: null, fallback: 0, replaces: null },
    ...{ sort_name: finnishSortKey(name), ...lasts(place, of) },
  })
  const add = (row: PriceOf) => addRow(place, { list: id, seller, ...row })
  for (const [product, ...prices] of loose) {
    for (const [step, price] of prices.entries()) {
      const least = breaks[step] ?? 0
      for (const zone of seller.zones) {
        const delivered = price + freight[zone.code as ZoneCode] - freight.Z2
        add({ product, zone: zone.id, least, price: delivered, includesFreight: true })
      }
      add({ product, zone: null, least, price: price - freight.Z2, method: 'collected', includesFreight: false })
    }
  }
  for (const [product, price, includesFreight] of pieces) {
    add({ product, zone: null, least: 0, price, includesFreight })
    add({ product, zone: null, least: 0, price, method: 'collected', includesFreight: false })
  }
}

/** A contract customer pays peat and freight apart. */
function makeOwnList(place: DemoPlace, seller: DemoSeller, of: { customer: DemoCustomer; year: number }): void {
  const id = place.random.id()
  const name = `${of.customer.name}, sopimus ${of.year}`
  place.rows.add('peatsale_price_list', {
    ...{ id, seller: seller.id, name, scope: 'customer', tag: '', customer: of.customer.id, fallback: 1 },
    ...{ replaces: null, sort_name: finnishSortKey(name), ...lasts(place, { year: of.year, state: 'published' }) },
  })
  const peat = { zone: null, least: 0, includesFreight: false }
  addRow(place, { list: id, seller, product: 'KT-IRTO', price: 58_000, ...peat })
  addRow(place, { list: id, seller, product: 'KT-BROI', price: 77_000, ...peat })
}

interface PriceOf {
  readonly product: string
  readonly zone: string | null
  readonly least: number
  readonly price: number
  readonly method?: 'collected'
  readonly includesFreight: boolean
}

function addRow(
  { random, rows }: DemoPlace,
  of: PriceOf & { readonly list: string; readonly seller: DemoSeller },
): void {
  const product = found(of.seller.products, ({ code }) => code === of.product, of.product)
  rows.add('peatsale_price_row', {
    ...{ id: random.id(), list: of.list, product: product.id, unit: product.unit, price_base_quantity: 1 },
    ...{ zone: of.zone, method: of.method ?? 'delivered', min_quantity: of.least, unit_price: of.price },
    ...{ includes_freight: of.includesFreight ? 1 : 0, season_from: null, season_to: null },
  })
}

function makeFreight(place: DemoPlace, seller: DemoSeller, of: Published): void {
  const { random, rows } = place
  const table = random.id()
  const name = `${seller.name}, rahdit ${of.year}`
  rows.add('peatsale_freight_table', {
    ...{ id: table, seller: seller.id, name, tax_class: 'general', ...lasts(place, of) },
  })
  const terms = { minimum: null, second_drop: 4500, waiting_per_hour: 7800, fuel_bp: 0 }
  for (const zone of seller.zones) {
    const price = freight[zone.code as ZoneCode]
    const row = { freight_table: table, zone: zone.id, ...terms }
    for (const product_kind of ['bulk', 'screened']) {
      rows.add('peatsale_freight_row', {
        id: random.id(),
        ...row,
        product_kind,
        kind: 'perM3',
        price,
        min_chargeable: 90_000,
      })
    }
    for (const product_kind of ['bale', 'bigBag']) {
      rows.add('peatsale_freight_row', {
        id: random.id(),
        ...row,
        product_kind,
        kind: 'perLoad',
        price: 9500,
        min_chargeable: 0,
      })
    }
  }
}
