/** What Kuivikemyynti knows of the demo's carriers: whom they serve, and what their drivers may (chapter 6). */
import { demoCarriers } from '@workspace/logistics/server'
import type { DemoCarrier, DemoPlace, DemoSeller } from './world.ts'

/** In the order of the shared carriers. */
const served = [
  ['BIO', 'NOV', 'EKO'],
  ['BIO', 'NOV', 'FAV'],
  ['BIO', 'FAV'],
  ['BIO', 'NOV', 'FAV', 'EKO'],
  ['BIO', 'NOV', 'FAV', 'EKO'],
] as const

export function makeCarriers(
  { rows, carrier, person }: DemoPlace,
  sellers: readonly DemoSeller[],
): readonly DemoCarrier[] {
  return demoCarriers.map(({ name, vehicles, drivers }, at) => {
    const serves: readonly string[] = served[at] ?? []
    const id = carrier(name)
    const its = sellers.filter(({ code }) => serves.includes(code))
    rows.add('peatsale_carrier_seller', ...its.map((seller) => ({ carrier: id, seller: seller.id })))
    const terms = 'Tilitys kahden viikon välein'
    rows.add('peatsale_carrier_terms', ...its.map((seller) => ({ carrier: id, seller: seller.id, terms })))
    const zones = its.flatMap((seller) => seller.zones)
    rows.add('peatsale_carrier_zone', ...zones.map((zone) => ({ carrier: id, zone: zone.id })))
    const people = drivers.map((name) => person(name).id)
    rows.add(
      'peatsale_driver_right',
      ...people.map((driver, place) => {
        const isFirst = place === 0 ? 1 : 0
        return { person: driver, carrier: id, may_claim: isFirst, sees_freight: isFirst }
      }),
    )
    return { id, name, serves, vehicles, drivers: people }
  })
}
