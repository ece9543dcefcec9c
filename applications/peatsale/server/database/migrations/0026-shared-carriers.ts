import type { Migrations } from '@workspace/portal/server'
import { column, dropReferences, tablesMade } from '@workspace/portal/server'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

const { key, text, whole } = column

const rights = tablesMade({
  /** What a driver may in this application. */
  peatsale_driver_right: { columns: { person: key, carrier: text, may_claim: whole, sees_freight: whole } },
})

const referring: Readonly<Record<string, readonly string[]>> = {
  peatsale_carrier_seller: ['peatsale_carrier'],
  peatsale_carrier_terms: ['peatsale_carrier'],
  peatsale_carrier_request: ['peatsale_carrier'],
  peatsale_carrier_zone: ['peatsale_carrier'],
  peatsale_carrier_tariff: ['peatsale_carrier'],
  peatsale_load: ['peatsale_carrier', 'peatsale_vehicle'],
  peatsale_load_offer: ['peatsale_carrier'],
  peatsale_carrier_row: ['peatsale_carrier'],
}

/** Carriers, vehicles and drivers move to the rows that all applications share; what a driver may here stays. */
export const sharedCarriers: Migrations[string] = {
  rebuildsTables: true,
  async up(database: Kysely<unknown>): Promise<void> {
    await rights.up(database)
    for (const statement of moved) await sql.raw(statement).execute(database)
    for (const [table, targets] of Object.entries(referring)) await dropReferences(database, table, targets)
    for (const table of ['peatsale_carrier_driver', 'peatsale_vehicle', 'peatsale_carrier']) {
      await database.schema.dropTable(table).execute()
    }
  },
}

const isNotPeat = `trim(cargo_class) <> '' and lower(cargo_class) not like '%turve%' and lower(cargo_class) not like '%peat%'`

const moved = [
  `insert into logistics_carrier (id, name, business_id, licence_number, byproduct_number, waste_register_number,
      insurance_until, contact, sort_name, version, changed_at)
    select id, name, business_id, licence_number, byproduct_number, '', insurance_until, contact, sort_name, version,
      changed_at from peatsale_carrier`,
  `insert into logistics_vehicle (id, carrier, plate, type, boxes, capacity, payload_kg, unload_type, length_cm, height_cm,
      trailer_detachable, trips_per_day, grab, cover, leak_proof, dedicated_to, removed, version, changed_at)
    select id, carrier, plate, type, boxes, capacity, payload_kg, unload_type, length_cm, height_cm, trailer_detachable,
      trips_per_day, 0, 'none', 0, 'none', removed, version, changed_at from peatsale_vehicle`,
  `insert into logistics_driver (person, carrier, vehicle, shows_phone, card_until, version, changed_at)
    select person, carrier, vehicle, shows_phone, card_until, version, changed_at from peatsale_carrier_driver`,
  `insert into peatsale_driver_right (person, carrier, may_claim, sees_freight)
    select person, carrier, may_claim, sees_freight from peatsale_carrier_driver`,
  // A vehicle has one row of each, so its id is free for both. A noted wash counted whatever its day: it comes after the cargo.
  `insert into logistics_cargo (id, vehicle, boxes, class, at, application, ref, voided_at)
    select id, id, '[]', 'other', coalesce(washed_on || 'T00:00:00.000Z', changed_at), 'peatsale', '', null
    from peatsale_vehicle where ${isNotPeat}`,
  `insert into logistics_wash (id, vehicle, boxes, at, place, method, washed_by, note, voided_at, void_reason)
    select id, id, '[]', washed_on || 'T00:00:00.001Z', '', 'wash', '', '', null, '' from peatsale_vehicle
    where washed_on is not null`,
]
