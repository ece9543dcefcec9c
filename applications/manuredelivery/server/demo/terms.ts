/** Terms of the demo's companies for farms and carriers, and who drives for them (7.10). All of it is invented. */
import { addDays } from '@workspace/portal/contract'
import type { DemoSurroundings } from '@workspace/portal/server'
import { finnishSortKey, searchText } from '@workspace/portal/server'
import type { Kysely } from 'kysely'
import type { ManureTables } from '../database/tables.ts'
import { demoId, ekoasuminen, foundedAt, novarbo, typeId } from './registers.ts'

/** Carriers that drive manure, with whom they serve. */
const serving = [
  ['Korvenrannan Konetyö Tmi', [novarbo.id, ekoasuminen.id]],
  ['Lakeuden Irtorahti Oy', [novarbo.id, ekoasuminen.id]],
  ['Satarahka Logistiikka Oy', [novarbo.id]],
  // Drives peat alone: without a registration it cannot be given manure.
  ['Kuljetus Suokoski Oy', [novarbo.id]],
] as const

export async function fillTerms(own: Kysely<ManureTables>, there: DemoSurroundings): Promise<void> {
  const founded = foundedAt(there)
  const edited = { version: 1, changed_at: founded }
  const taxClass = 'general'
  const waiting = { freeMinutes: 30, perHour: 7800, taxClass }
  const refusal = { fee: 9500, freight: 'bothWays', taxClass }
  const wastedTrip = { fee: 12_000, taxClass }
  const bought = (price: number) => ({ kind: 'perT', price, taxClass })
  const freight = { kind: 'perT', price: 41_000, minimum: 9500, shareBp: 5000, fuelBp: 450, taxClass }
  const row = (
    at: number,
    company: { readonly id: string },
    { name, ...given }: { readonly name: string } & Partial<ManureTables['manuredelivery_term']>,
  ) => ({
    ...{ id: demoId('e0', at), company: company.id, name, scope: 'general', tag: '', type: null, plant: null },
    ...{ valid_from: founded.slice(0, 10), valid_to: addDays(there.today, 400), goods: null, freight: null },
    ...{ waiting: JSON.stringify(waiting), refusal: JSON.stringify(refusal), wasted_trip: JSON.stringify(wastedTrip) },
    ...{ state: 'published', published_at: founded, sort_name: finnishSortKey(name), search_text: searchText([name]) },
    ...{ direction: 'free', ...given, ...edited },
  })
  const rows = [
    row(1, novarbo, {
      name: 'Siipikarja, laitos maksaa',
      direction: 'plantPays',
      type: typeId('BROI'),
      goods: JSON.stringify(bought(65_000)),
    }),
    row(2, novarbo, {
      name: 'Kananlanta, laitos maksaa',
      direction: 'plantPays',
      type: typeId('KANA'),
      goods: JSON.stringify(bought(52_000)),
    }),
    row(3, novarbo, { name: 'Yleiset ehdot', freight: JSON.stringify(freight) }),
    row(4, novarbo, {
      name: 'Hevosenlanta, porttimaksu',
      direction: 'farmPays',
      type: typeId('HEVO'),
      goods: JSON.stringify({ kind: 'perM3', price: 45_000, taxClass }),
      freight: JSON.stringify(freight),
    }),
    row(5, ekoasuminen, {
      name: 'Yleiset ehdot',
      direction: 'farmPays',
      goods: JSON.stringify(bought(65_000)),
      freight: JSON.stringify({ ...freight, shareBp: 0 }),
    }),
  ]
  await own.insertInto('manuredelivery_term').values(rows).execute()
}

export async function fillCarriers(own: Kysely<ManureTables>, there: DemoSurroundings): Promise<void> {
  const edited = { version: 1, changed_at: foundedAt(there) }
  const served = serving.flatMap(([name, companies]) =>
    companies.map((company) => ({ carrier: there.carrier(name), company })),
  )
  await own.insertInto('manuredelivery_carrier_company').values(served).execute()
  const paid = [novarbo, ekoasuminen].map((company, at) => ({
    ...{ id: demoId('f0', at + 1), company: company.id, carrier: '', kind: 'perT', price: 62_000, minimum: 9000 },
    ...{ min_chargeable: null, fuel_bp: 300, waiting_per_hour: 6000, free_minutes_farm: 30, free_minutes_plant: 20 },
    ...{ wasted_trip: 9000, refused_return: 'sameAgain', ...edited },
  }))
  await own.insertInto('manuredelivery_carrier_term').values(paid).execute()
  const rights = ['demo_lanta_03', 'demo_kuski_03'].map((username) => {
    const { id: person, carrier } = there.person(username)
    return { person, carrier, may_claim: 1, sees_freight: 0 }
  })
  await own.insertInto('manuredelivery_driver_right').values(rights).execute()
}
