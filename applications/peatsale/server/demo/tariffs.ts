/** What each seller pays its carriers: one tariff for all, and one that Kuljetus Suokoski has of its own at Biolan. */
import type { DemoSeller, DemoWorld } from './world.ts'

/** €/m³ in ten-thousandths, by zone. */
const perM3 = { Z1: 17_000, Z2: 28_000, Z3: 39_000, Z4: 56_000 } as const
type ZoneCode = keyof typeof perM3

export function makeTariffs(world: DemoWorld): void {
  const suokoski = world.carriers.find(({ name }) => name === 'Kuljetus Suokoski Oy')
  const thisYear = Number(world.today.slice(0, 4))
  for (const seller of world.sellers) {
    for (const year of [thisYear, thisYear + 1]) {
      makeTariff(world, seller, { carrier: null, name: `Kuljetustaksa ${year}`, year, more: 0 })
      if (suokoski === undefined || seller.code !== 'BIO') continue
      makeTariff(world, seller, { carrier: suokoski.id, name: `Suokosken taksa ${year}`, year, more: 1500 })
    }
  }
}

interface Made {
  readonly carrier: string | null
  readonly name: string
  readonly year: number
  /** Beyond the price for all, a m³. */
  readonly more: number
}

/** Next year's is published when its price lists are; before that it is a draft. */
function makeTariff(world: DemoWorld, seller: DemoSeller, { carrier, name, year, more }: Made): void {
  const { random, rows, founded, today } = world
  const isNext = year > Number(today.slice(0, 4))
  const isDraft = isNext && today.slice(5, 7) < '11'
  const at = isNext ? `${year - 1}-11-01T08:00:00.000Z` : founded
  const tariff = random.id()
  rows.add('peatsale_carrier_tariff', {
    ...{ id: tariff, seller: seller.id, carrier, name, valid_from: `${year}-01-01`, valid_to: `${year}-12-31` },
    ...{ state: isDraft ? 'draft' : 'published', published_at: isDraft ? null : at },
    ...{ version: 1, changed_at: isDraft ? founded : at },
  })
  const waiting = { free_minutes: 30, waiting_per_hour: 6800, fuel_bp: 250 }
  for (const zone of seller.zones) {
    const price = perM3[zone.code as ZoneCode] + more
    for (const product_kind of ['bulk', 'screened']) {
      const row = { id: random.id(), tariff, zone: zone.id, product_kind, kind: 'perM3', price, minimum: null }
      rows.add('peatsale_carrier_tariff_row', { ...row, min_chargeable: 80_000, ...waiting })
    }
  }
  const elsewhere = { id: random.id(), tariff, zone: null, product_kind: null, kind: 'perKm', price: 31_000 }
  rows.add('peatsale_carrier_tariff_row', { ...elsewhere, minimum: 12_000, min_chargeable: 0, ...waiting })
}
