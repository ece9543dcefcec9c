/** Of whoever drives or loads: settings, loads driven, swamps loaded at. */
import { column, drivingList, givenList } from '@workspace/logistics/server'
import type { PersonalList } from '@workspace/portal/contract'
import type { PeatReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'

export async function drivingSettings(reader: PeatReader, person: string): Promise<PersonalList> {
  const rows = await ownTables(reader)
    .selectFrom('peatsale_driver_right as may')
    .leftJoin('logistics_driver as driver', 'driver.person', 'may.person')
    .leftJoin('logistics_carrier as carrier', 'carrier.id', 'may.carrier')
    .leftJoin('logistics_vehicle as vehicle', 'vehicle.id', 'driver.vehicle')
    .select(['carrier.name', 'vehicle.plate', 'may.may_claim', 'may.sees_freight', 'driver.shows_phone'])
    .select('driver.card_until')
    .where('may.person', '=', person)
    .execute()
  return drivingList(rows, {
    carrier: ['Kuljetusliike', 'Carrier'],
    mayClaim: ['Saa ottaa kuormia', 'May take loads'],
    showsPhone: ['Puhelin näkyy asiakkaalle', 'Customers see the telephone'],
  })
}

export async function ownLoads(reader: PeatReader, person: string): Promise<PersonalList> {
  const rows = await ownTables(reader)
    .selectFrom('peatsale_load_driver as driver')
    .innerJoin('peatsale_load as load', 'load.id', 'driver.load_id')
    .select(['load.number', 'driver.from_at', 'driver.to_at'])
    .where('driver.person', '=', person)
    .orderBy('driver.from_at', 'desc')
    .execute()
  return givenList(rows, {
    ...{ name: 'loads', of: 'load' },
    ...({ title: ['Sinulle annetut kuormat', 'Loads given to you'], heading: ['Kuorma', 'Load'] } as const),
  })
}

export async function ownSwamps(reader: PeatReader, person: string): Promise<PersonalList> {
  const rows = await ownTables(reader)
    .selectFrom('peatsale_swamp_loader as loader')
    .innerJoin('peatsale_swamp as swamp', 'swamp.id', 'loader.swamp')
    .select('swamp.name')
    .where('loader.person', '=', person)
    .orderBy('swamp.sort_name')
    .execute()
  const buckets = await ownTables(reader)
    .selectFrom('peatsale_bucket')
    .select(['machine', 'm3'])
    .where('person', '=', person)
    .orderBy('machine')
    .execute()
  return {
    name: 'loading',
    title: { fi: 'Lastaus', en: 'Loading' },
    columns: [
      column('swamp', 'text', ['Suo', 'Swamp']),
      column('machine', 'text', ['Kone', 'Machine']),
      column('bucket', 'number', ['Kauha, m³', 'Bucket, m³']),
    ],
    rows: [
      ...rows.map(({ name }) => ({ swamp: name, machine: null, bucket: null })),
      ...buckets.map(({ machine, m3 }) => ({ swamp: null, machine, bucket: m3 / 1000 })),
    ],
  }
}
