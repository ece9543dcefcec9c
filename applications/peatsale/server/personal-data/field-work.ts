/** Of whoever drives or loads: settings, loads driven, swamps loaded at. */
import { column } from '@workspace/logistics/server'
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
  return {
    name: 'driving',
    title: { fi: 'Kuljettajan asetukset', en: 'Settings of a driver' },
    columns: [
      column('carrier', 'text', ['Kuljetusliike', 'Carrier']),
      column('vehicle', 'text', ['Auto', 'Truck']),
      column('mayclaim', 'yesno', ['Saa ottaa kuormia', 'May take loads']),
      column('seesfreight', 'yesno', ['Näkee rahdin', 'Sees the freight']),
      column('showsphone', 'yesno', ['Puhelin näkyy asiakkaalle', 'Customers see the telephone']),
      column('carduntil', 'day', ['Pätevyys voimassa', 'Card valid until']),
    ],
    rows: rows.map((row) => ({
      carrier: row.name,
      vehicle: row.plate,
      mayclaim: row.may_claim === 1,
      seesfreight: row.sees_freight === 1,
      showsphone: row.shows_phone === 1,
      carduntil: row.card_until,
    })),
  }
}

export async function ownLoads(reader: PeatReader, person: string): Promise<PersonalList> {
  const rows = await ownTables(reader)
    .selectFrom('peatsale_load_driver as driver')
    .innerJoin('peatsale_load as load', 'load.id', 'driver.load_id')
    .select(['load.number', 'driver.from_at', 'driver.to_at'])
    .where('driver.person', '=', person)
    .orderBy('driver.from_at', 'desc')
    .execute()
  return {
    name: 'loads',
    title: { fi: 'Sinulle annetut kuormat', en: 'Loads given to you' },
    columns: [
      column('load', 'text', ['Kuorma', 'Load']),
      column('from', 'moment', ['Alkaen', 'From']),
      column('to', 'moment', ['Saakka', 'Until']),
    ],
    rows: rows.map(({ number, from_at, to_at }) => ({ load: number, from: from_at, to: to_at })),
  }
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
