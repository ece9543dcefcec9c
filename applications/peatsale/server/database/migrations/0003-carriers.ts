import { column, tablesMade } from '@workspace/portal/server'

const { key, maybe, of, sorted, text, whole } = column

/** Who drives, with what, and what a loader keeps. */
export const carriers = tablesMade({
  peatsale_carrier: {
    columns: {
      id: key,
      name: text,
      business_id: text,
      licence_number: text,
      byproduct_number: text,
      insurance_until: maybe(text),
      settlement_terms: text,
      contact: text,
      sort_name: sorted,
      version: whole,
      changed_at: text,
    },
  },
  peatsale_carrier_seller: {
    columns: {
      carrier: of('peatsale_carrier'),
      seller: of('peatsale_seller'),
    },
    primary: ['carrier', 'seller'],
  },
  peatsale_carrier_zone: {
    columns: {
      carrier: of('peatsale_carrier'),
      zone: of('peatsale_zone'),
    },
    primary: ['carrier', 'zone'],
  },
  peatsale_vehicle: {
    columns: {
      id: key,
      carrier: of('peatsale_carrier'),
      plate: text,
      type: text,
      boxes: text,
      capacity: whole,
      payload_kg: whole,
      unload_type: text,
      length_cm: maybe(whole),
      height_cm: maybe(whole),
      trailer_detachable: whole,
      trips_per_day: whole,
      cargo_class: text,
      washed_on: maybe(text),
      removed: whole,
      version: whole,
      changed_at: text,
    },
    indexes: [['carrier'], ['plate']],
  },
  peatsale_carrier_driver: {
    columns: {
      person: text,
      carrier: of('peatsale_carrier'),
      may_claim: whole,
      sees_freight: whole,
      vehicle: maybe(of('peatsale_vehicle')),
      shows_phone: whole,
      card_until: maybe(text),
      version: whole,
      changed_at: text,
    },
    primary: ['person'],
    indexes: [['carrier']],
  },
  peatsale_bucket: {
    columns: {
      id: key,
      person: text,
      machine: text,
      m3: whole,
      changed_at: text,
    },
    indexes: [['person']],
  },
  peatsale_counter: {
    columns: {
      name: text,
      year: whole,
      next: whole,
    },
    primary: ['name', 'year'],
  },
})
