/** The five carriers with vehicles and drivers (chapter 6). The portal has their names and people. */
import { addDays } from '@workspace/portal/contract'
import { finnishSortKey } from '@workspace/portal/server'
import type { DemoCarrier, DemoPlace, DemoSeller, DemoVehicle } from './world.ts'

type Built = readonly [plate: string, type: string, unload: string, ...boxes: number[]]

const carriers: readonly {
  readonly name: string
  readonly serves: readonly string[]
  readonly vehicles: readonly Built[]
  /** Numbers of `demo_kuski_…`; each drives the vehicle at the same place usually. */
  readonly drivers: readonly string[]
}[] = [
  {
    ...{ name: 'Kuljetus Suokoski Oy', serves: ['BIO', 'NOV', 'EKO'], drivers: ['01', '02'] },
    vehicles: [
      ['ZZA-101', 'fullTrailer', 'rear', 50, 78],
      ['ZZA-102', 'fullTrailer', 'rear', 50, 78],
      ['ZZA-103', 'truck', 'rear', 50],
    ],
  },
  {
    ...{ name: 'Lakeuden Irtorahti Oy', serves: ['BIO', 'NOV', 'FAV'], drivers: ['03', '04'] },
    vehicles: [
      ['ZZA-111', 'semi', 'walkingFloor', 92],
      ['ZZA-112', 'fullTrailer', 'side', 48, 84],
    ],
  },
  {
    ...{ name: 'Rahtiveljekset Pihkasalo Ky', serves: ['BIO', 'FAV'], drivers: ['05', '06'] },
    vehicles: [['ZZA-121', 'fullTrailer', 'rear', 46, 74]],
  },
  {
    ...{ name: 'Satarahka Logistiikka Oy', serves: ['BIO', 'NOV', 'FAV', 'EKO'], drivers: ['07', '08', '09'] },
    vehicles: [
      ['ZZA-131', 'fullTrailer', 'side', 52, 88],
      ['ZZA-132', 'fullTrailer', 'side', 52, 88],
      ['ZZA-133', 'container', 'rear', 40, 40],
    ],
  },
  {
    ...{ name: 'Korvenrannan Konetyö Tmi', serves: ['BIO', 'NOV', 'FAV', 'EKO'], drivers: ['10'] },
    vehicles: [
      ['ZZA-141', 'tractor', 'rear', 30],
      ['ZZA-142', 'truck', 'rear', 38],
    ],
  },
]

export function makeCarriers(place: DemoPlace, sellers: readonly DemoSeller[]): readonly DemoCarrier[] {
  return carriers.map(({ name, serves, vehicles, drivers }, at) => {
    const { rows, founded, today } = place
    const id = place.carrier(name)
    rows.add('peatsale_carrier', {
      ...{ id, name, business_id: place.businessIds.next().value, licence_number: `FI-DEMO-${100 + at}` },
      ...{ byproduct_number: at === 4 ? 'DEMO-SP-5' : '', insurance_until: addDays(today, 200) },
      ...{ settlement_terms: '', contact: 'Ajojärjestely arkisin 6–16' },
      ...{ sort_name: finnishSortKey(name), version: 1, changed_at: founded },
    })
    const served = sellers.filter(({ code }) => serves.includes(code))
    rows.add('peatsale_carrier_seller', ...served.map((seller) => ({ carrier: id, seller: seller.id })))
    const terms = 'Tilitys kahden viikon välein'
    rows.add('peatsale_carrier_terms', ...served.map((seller) => ({ carrier: id, seller: seller.id, terms })))
    const zones = served.flatMap((seller) => seller.zones)
    rows.add('peatsale_carrier_zone', ...zones.map((zone) => ({ carrier: id, zone: zone.id })))
    const made = vehicles.map((built) => makeVehicle(place, id, built))
    const people = drivers.map((number) => place.person(`demo_kuski_${number}`).id)
    rows.add(
      'peatsale_carrier_driver',
      ...people.map((person, driver) => ({
        ...{ person, carrier: id, may_claim: driver === 0 ? 1 : 0, sees_freight: driver === 0 ? 1 : 0 },
        ...{ vehicle: made[driver % made.length]?.id ?? null, shows_phone: 1, card_until: addDays(today, 400) },
        ...{ version: 1, changed_at: founded },
      })),
    )
    return { id, name, serves, vehicles: made, drivers: people }
  })
}

const names = ['Vetoauto', 'Perävaunu']

function makeVehicle({ random, rows, founded }: DemoPlace, carrier: string, built: Built): DemoVehicle {
  const [plate, type, unload, ...cubic] = built
  const id = random.id()
  const capacity = cubic.reduce((sum, m3) => sum + m3, 0) * 1000
  const boxes = cubic.map((m3, at) => ({ name: cubic.length === 1 ? 'Lava' : (names[at] ?? 'Lava'), m3: m3 * 1000 }))
  rows.add('peatsale_vehicle', {
    ...{ id, carrier, plate, type, boxes: JSON.stringify(boxes), capacity, payload_kg: Math.round(capacity * 0.32) },
    ...{ unload_type: unload, length_cm: cubic.length > 1 ? 2400 : 1200, height_cm: 420 },
    ...{ trailer_detachable: type === 'fullTrailer' ? 1 : 0, trips_per_day: 2, cargo_class: 'turve', washed_on: null },
    ...{ removed: 0, version: 1, changed_at: founded },
  })
  return { id, type, capacity }
}
