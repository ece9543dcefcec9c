/** The five carriers of the demo with vehicles and drivers (chapter 6). The portal has their names and people. */
import { addDays } from '@workspace/portal/contract'
import type { DemoSurroundings, NoTables } from '@workspace/portal/server'
import { finnishSortKey, monthsBefore } from '@workspace/portal/server'
import type { Transaction } from 'kysely'
import { storedTables } from '../database/tables.ts'

type Built = readonly [number: number, type: string, unload: string, ...boxes: number[]]

interface DemoCarrier {
  /** By which the portal's demo knows it. */
  readonly name: string
  readonly vehicles: readonly { readonly id: string; readonly type: string; readonly capacity: number }[]
  /** User names; each drives the vehicle at the same place usually. */
  readonly drivers: readonly string[]
}

const carriers: readonly {
  readonly name: string
  readonly businessId: string
  readonly drivers: readonly string[]
  readonly vehicles: readonly Built[]
}[] = [
  {
    ...{ name: 'Kuljetus Suokoski Oy', businessId: '9990901-0', drivers: ['01', '02'] },
    vehicles: [
      [101, 'fullTrailer', 'rear', 50, 78],
      [102, 'fullTrailer', 'rear', 50, 78],
      [103, 'truck', 'rear', 50],
    ],
  },
  {
    ...{ name: 'Lakeuden Irtorahti Oy', businessId: '9990902-9', drivers: ['03', '04'] },
    vehicles: [
      [111, 'semi', 'walkingFloor', 92],
      [112, 'fullTrailer', 'side', 48, 84],
    ],
  },
  {
    ...{ name: 'Rahtiveljekset Pihkasalo Ky', businessId: '9990903-7', drivers: ['05', '06'] },
    vehicles: [[121, 'fullTrailer', 'rear', 46, 74]],
  },
  {
    ...{ name: 'Satarahka Logistiikka Oy', businessId: '9990904-5', drivers: ['07', '08', '09'] },
    vehicles: [
      [131, 'fullTrailer', 'side', 52, 88],
      [132, 'fullTrailer', 'side', 52, 88],
      [133, 'container', 'rear', 40, 40],
    ],
  },
  {
    ...{ name: 'Korvenrannan Konetyö Tmi', businessId: '9990905-3', drivers: ['10'] },
    vehicles: [
      [141, 'tractor', 'rear', 30],
      [142, 'truck', 'rear', 38],
    ],
  },
]

/** Carriers that are registered for by-products: they may drive manure. */
const ofManure = ['9990902-9', '9990904-5', '9990905-3']

const idOf = ([number]: Built) => `5eed0000-0000-4000-8000-000000000${number}`
const capacityOf = ([, , , ...cubic]: Built) => cubic.reduce((sum, m3) => sum + m3, 0) * 1000

/** What the demo data of applications refer to. */
export const demoCarriers: readonly DemoCarrier[] = carriers.map(({ name, vehicles, drivers }) => ({
  name,
  vehicles: vehicles.map((built) => ({ id: idOf(built), type: built[1], capacity: capacityOf(built) })),
  drivers: drivers.map((number) => `demo_kuski_${number}`),
}))

export async function fillCarriers(
  transaction: Transaction<NoTables>,
  { person, carrier, today, now }: DemoSurroundings,
): Promise<void> {
  const own = storedTables(transaction)
  const edited = { version: 1, changed_at: monthsBefore(now, 13).toISOString() }
  for (const [at, { name, businessId, vehicles, drivers }] of carriers.entries()) {
    const id = carrier(name)
    const registered = {
      ...{ id, name, business_id: businessId, licence_number: `FI-DEMO-${100 + at}`, waste_register_number: '' },
      ...{
        byproduct_number: ofManure.includes(businessId) ? `DEMO-SP-${at + 1}` : '',
        insurance_until: addDays(today, 200),
      },
      ...{ contact: 'Ajojärjestely arkisin 6–16', sort_name: finnishSortKey(name) },
    }
    await own
      .insertInto('logistics_carrier')
      .values({ ...registered, ...edited })
      .execute()
    const trucks = vehicles.map((built) => ({ ...vehicleRow(id, built), ...edited }))
    await own.insertInto('logistics_vehicle').values(trucks).execute()
    const settings = drivers.map((number, driver) => ({
      ...{
        person: person(`demo_kuski_${number}`).id,
        carrier: id,
        vehicle: trucks[driver % trucks.length]?.id ?? null,
      },
      ...{ shows_phone: 1, card_until: addDays(today, 400), ...edited },
    }))
    await own.insertInto('logistics_driver').values(settings).execute()
  }
}

const boxNames = ['Vetoauto', 'Perävaunu']

function vehicleRow(carrier: string, built: Built) {
  const [number, type, unload_type, ...cubic] = built
  const capacity = capacityOf(built)
  const boxes = cubic.map((m3, at) => ({ name: cubic.length === 1 ? 'Lava' : (boxNames[at] ?? 'Lava'), m3: m3 * 1000 }))
  return {
    ...{ id: idOf(built), carrier, plate: `ZZA-${number}`, type, boxes: JSON.stringify(boxes), capacity, unload_type },
    ...{ payload_kg: Math.round(capacity * 0.32), length_cm: cubic.length > 1 ? 2400 : 1200, height_cm: 420 },
    ...{ trailer_detachable: type === 'fullTrailer' ? 1 : 0, trips_per_day: 2, removed: 0 },
    ...{ grab: number === 142 ? 1 : 0, cover: 'tarpaulin', leak_proof: number === 142 ? 1 : 0, dedicated_to: 'none' },
  }
}
