import { createEventTable, tablesOf } from '@workspace/logistics/server'
import type { Migrations } from '@workspace/portal/server'
import { column, tablesMade } from '@workspace/portal/server'
import type { Kysely } from 'kysely'

const { key, maybe, of, sorted, text, whole } = column
const edited = { version: whole, changed_at: text }

const tables = tablesMade({
  manuredelivery_operator: {
    columns: {
      id: key,
      orders_email: text,
      phone: text,
      estimate_tolerance_pct: whole,
      scale_tolerance_pct: whole,
      remainder_tolerance_pct: whole,
      cut_off_hours: whole,
      release_cut_off: text,
      objection_days: whole,
      retention_years: whole,
      account_sale: text,
      account_purchase: text,
      fertiliser_operator_no: text,
      terms_version: whole,
      ...edited,
    },
  },
  manuredelivery_type: {
    columns: {
      id: key,
      code: text,
      name_fi: text,
      name_en: text,
      species: text,
      form: text,
      bedding: text,
      poultry: whole,
      kg_per_m3: whole,
      waste_code: text,
      declarations: text,
      label_fi: text,
      label_en: text,
      active: whole,
      sort_name: sorted,
      ...edited,
    },
    unique: [['code']],
  },
  manuredelivery_type_value: {
    columns: {
      type: of('manuredelivery_type'),
      from_day: text,
      basis: text,
      dm: whole,
      n: whole,
      soluble_n: whole,
      p: whole,
      k: whole,
      source: text,
    },
    primary: ['type', 'from_day'],
  },
  manuredelivery_plant: {
    columns: {
      id: key,
      company: of('manuredelivery_operator'),
      code: text,
      name: text,
      approval_no: text,
      business_id: text,
      street: text,
      postal_code: text,
      city: text,
      municipality: text,
      lat: maybe(whole),
      lon: maybe(whole),
      phone: text,
      open_hours: text,
      closed_days: text,
      kg_per_day: whole,
      storage_capacity_kg: maybe(whole),
      storage_kg: maybe(whole),
      storage_day: maybe(text),
      weighs: whole,
      self_service: whole,
      asks_temperature: whole,
      cost_centre: text,
      instructions: text,
      sort_name: sorted,
      search_text: text,
      ...edited,
    },
    unique: [['code']],
    indexes: [['sort_name', 'id'], ['company']],
  },
  manuredelivery_plant_type: {
    columns: {
      plant: of('manuredelivery_plant'),
      type: of('manuredelivery_type'),
      kg_per_day: maybe(whole),
    },
    primary: ['plant', 'type'],
  },
  manuredelivery_bay: {
    columns: { code: key, plant: of('manuredelivery_plant'), name: text, place: whole },
    indexes: [['plant']],
  },
  manuredelivery_plant_receiver: {
    columns: { plant: of('manuredelivery_plant'), person: text },
    primary: ['plant', 'person'],
    indexes: [['person']],
  },
  manuredelivery_scale: {
    columns: {
      id: key,
      company: of('manuredelivery_operator'),
      plant: maybe(of('manuredelivery_plant')),
      name: text,
      division_kg: whole,
      max_kg: whole,
      serial: text,
      verified_until: maybe(text),
      ...edited,
    },
    indexes: [['company'], ['plant']],
  },
  manuredelivery_term: {
    columns: {
      id: key,
      company: of('manuredelivery_operator'),
      name: text,
      scope: text,
      tag: text,
      type: maybe(of('manuredelivery_type')),
      plant: maybe(of('manuredelivery_plant')),
      valid_from: text,
      valid_to: text,
      direction: text,
      goods: maybe(text),
      freight: maybe(text),
      waiting: maybe(text),
      refusal: maybe(text),
      wasted_trip: maybe(text),
      state: text,
      published_at: maybe(text),
      sort_name: sorted,
      search_text: text,
      ...edited,
    },
    indexes: [
      ['sort_name', 'id'],
      ['company', 'state'],
    ],
  },
  manuredelivery_carrier_term: {
    columns: {
      id: key,
      company: of('manuredelivery_operator'),
      carrier: text,
      kind: text,
      price: whole,
      minimum: maybe(whole),
      min_chargeable: maybe(whole),
      fuel_bp: whole,
      waiting_per_hour: whole,
      free_minutes_farm: whole,
      free_minutes_plant: whole,
      wasted_trip: whole,
      refused_return: text,
      ...edited,
    },
    unique: [['company', 'carrier']],
    indexes: [['carrier']],
  },
})

/** Companies with their plants, types and terms, and the table of events. */
export const registers: Migrations[string] = {
  async up(database: Kysely<unknown>): Promise<void> {
    await tables.up(database)
    await createEventTable(database, tablesOf('manuredelivery'))
  },
}
