/** The six swamps with piles and a store; what lies in them comes with the year (chapter 6). */
import type { LocalDate } from '@workspace/portal/contract'
import { finnishSortKey, searchText } from '@workspace/portal/server'
import type { DemoPile, DemoPlace, DemoSeller, DemoSwamp } from './world.ts'
import { found } from './world.ts'

interface Drawn {
  readonly code: string
  readonly name: string
  readonly seller: string
  readonly municipality: string
  readonly lat: number
  readonly lon: number
  readonly figures: readonly [opening: number, produced: number, sold: number, loss: number]
  readonly piles: readonly (readonly [product: string, share: number])[]
}

/** Loaders in this order: `demo_lastaaja_1` at the first. Coordinates to a tenth of a degree: no swamp lies there. */
const swamps: readonly (Drawn & { readonly loader: string; readonly sharedWith?: string })[] = [
  {
    ...{ code: 'KUR', name: 'Kurkikorvenneva', seller: 'BIO', municipality: 'Kankaanpää', lat: 61.9, lon: 22.4 },
    ...{ figures: [14_000, 18_400, 17_300, 300], loader: 'demo_lastaaja_1' },
    piles: [
      ['KT-IRTO', 0.6],
      ['KT-SEUL', 0.4],
    ],
  },
  {
    ...{ code: 'TUU', name: 'Tuulikorvensuo', seller: 'NOV', municipality: 'Ikaalinen', lat: 61.9, lon: 23.4 },
    ...{ figures: [9000, 12_900, 11_200, 200], piles: [['KT-IRTO', 1]], loader: 'demo_lastaaja_2' },
  },
  {
    ...{ code: 'HAL', name: 'Hallanperänneva', seller: 'BIO', municipality: 'Kurikka', lat: 62.6, lon: 22.9 },
    ...{ figures: [17_500, 22_500, 20_900, 400], loader: 'demo_lastaaja_3', sharedWith: 'NOV' },
    piles: [
      ['KT-IRTO', 0.4],
      ['KT-IRTO', 0.3],
      ['KT-SEUL', 0.3],
    ],
  },
  {
    ...{ code: 'VIL', name: 'Vilusuo', seller: 'BIO', municipality: 'Huittinen', lat: 61.6, lon: 22.1 },
    ...{ figures: [7500, 9600, 9000, 150], piles: [['KT-IRTO', 1]], loader: 'demo_lastaaja_4' },
  },
  {
    ...{ code: 'JOU', name: 'Joutsenlamminneva', seller: 'FAV', municipality: 'Keuruu', lat: 62.5, lon: 25.3 },
    ...{ figures: [10_000, 13_100, 11_900, 200], loader: 'demo_lastaaja_5' },
    piles: [
      ['KT-IRTO', 0.6],
      ['KT-BROI', 0.4],
    ],
  },
  {
    ...{ code: 'KAA', name: 'Pikku-Kaakkurinsuo', seller: 'EKO', municipality: 'Loimaa', lat: 60.8, lon: 22.7 },
    ...{ figures: [4000, 7300, 4900, 100], piles: [['KT-SEUL', 1]], loader: 'demo_lastaaja_6' },
  },
]

const weekday = { from: '06:00', to: '18:00' }
const weekend = { from: '08:00', to: '14:00' }
const openHours = JSON.stringify([weekday, weekday, weekday, weekday, weekday, weekend, weekend])

export function makeSwamps(place: DemoPlace, sellers: readonly DemoSeller[]): readonly DemoSwamp[] {
  return swamps.map((of, at) => {
    const { random, rows, founded } = place
    const seller = found(sellers, ({ code }) => code === of.seller, of.seller)
    const loader = place.person(of.loader)
    const id = random.id()
    const [lat, lon] = [Math.round(of.lat * 1_000_000), Math.round(of.lon * 1_000_000)]
    rows.add('peatsale_swamp', {
      ...{ id, seller: seller.id, code: of.code, name: of.name, municipality: of.municipality, lat, lon },
      ...{ road_note: 'Sorapintainen metsätie, kääntöpaikka portin takana.', gate_code: `${4101 + at}` },
      ...{ open_hours: openHours, loads_per_hour: 3, loaders_at_work: 1, self_loading: 0 },
      ...{ cost_centre: `${310 + at}`, coverage_note: at === 2 ? 'Aumojen takana ei ole kenttää.' : '' },
      ...{ sort_name: finnishSortKey(of.name), search_text: searchText([of.code, of.name, of.municipality]) },
      ...{ version: 1, changed_at: founded },
    })
    rows.add('peatsale_swamp_loader', { swamp: id, person: loader.id })
    rows.add('peatsale_bucket', {
      ...{ id: random.id(), person: loader.id, machine: 'Pyöräkuormaaja', m3: 6000, changed_at: founded },
    })
    if (of.sharedWith !== undefined) {
      const other = found(sellers, ({ code }) => code === of.sharedWith, of.sharedWith)
      rows.add('peatsale_swamp_share', { swamp: id, seller: other.id })
    }
    const [opening, produced, sold, loss] = of.figures
    const piles = of.piles.map(([product, share], pile) =>
      makePile(place, { swamp: id, seller, product, share, code: 'ABC'.charAt(pile) }),
    )
    const store =
      of.code === 'KUR' ? makePile(place, { swamp: id, seller, product: 'KT-PAALI', share: 1, code: 'V' }) : undefined
    return { id, name: of.name, seller, loader, piles, store, lat, lon, opening, produced, sold, loss }
  })
}

interface Pile {
  readonly swamp: string
  readonly seller: DemoSeller
  readonly product: string
  readonly share: number
  readonly code: string
}

/** The day after the latest summer's milling, when piles are flown over. */
function lastHarvest(today: LocalDate): LocalDate {
  const thisYear = `${today.slice(0, 4)}-08-28` as LocalDate
  return thisYear < today ? thisYear : (`${Number(today.slice(0, 4)) - 1}-08-28` as LocalDate)
}

/** Its balance is set when everything has been moved. */
function makePile({ random, rows, today, founded }: DemoPlace, of: Pile): DemoPile {
  const id = random.id()
  const product = found(of.seller.products, ({ code }) => code === of.product, of.product)
  const isStore = product.unit === 'pcs'
  const harvested = lastHarvest(today)
  rows.add('peatsale_stockpile', {
    ...{ id, swamp: of.swamp, kind: isStore ? 'store' : 'pile', code: of.code, product: product.id },
    ...{ lat: null, lon: null, year: Number(harvested.slice(0, 4)), opening_estimate: 0, density: 200 },
    ...{ moisture_permille: product.kind === 'screened' ? 360 : 400, von_post: 'H3', covered: 1 },
    ...{ screened: product.kind === 'screened' ? 1 : 0, state: 'open', measured_on: harvested },
    ...{ method: isStore ? 'emptyOut' : 'drone', balance: 0, version: 1, changed_at: founded },
  })
  return { id, product: of.product, code: of.code, share: of.share }
}
