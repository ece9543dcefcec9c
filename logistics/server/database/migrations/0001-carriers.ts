import { column, tablesMade } from '@workspace/portal/server'

const { key, maybe, of, sorted, text, whole } = column

/** Who drives, with what, what was carried and how it was washed. */
export const carriers = tablesMade({
  logistics_carrier: {
    columns: {
      id: key,
      name: text,
      business_id: text,
      licence_number: text,
      byproduct_number: text,
      waste_register_number: text,
      insurance_until: maybe(text),
      contact: text,
      sort_name: sorted,
      version: whole,
      changed_at: text,
    },
  },
  logistics_vehicle: {
    columns: {
      id: key,
      carrier: of('logistics_carrier'),
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
      grab: whole,
      cover: text,
      leak_proof: whole,
      dedicated_to: text,
      removed: whole,
      version: whole,
      changed_at: text,
    },
    indexes: [['carrier'], ['plate']],
  },
  logistics_driver: {
    columns: {
      person: text,
      carrier: of('logistics_carrier'),
      vehicle: maybe(of('logistics_vehicle')),
      shows_phone: whole,
      card_until: maybe(text),
      version: whole,
      changed_at: text,
    },
    primary: ['person'],
    indexes: [['carrier']],
  },
  logistics_cargo: {
    columns: {
      id: key,
      vehicle: of('logistics_vehicle'),
      boxes: text,
      class: text,
      at: text,
      application: text,
      ref: text,
      voided_at: maybe(text),
    },
    indexes: [['vehicle', 'boxes', 'at'], ['ref']],
  },
  logistics_wash: {
    columns: {
      id: key,
      vehicle: of('logistics_vehicle'),
      boxes: text,
      at: text,
      place: text,
      method: text,
      washed_by: text,
      note: text,
      voided_at: maybe(text),
      void_reason: text,
    },
    indexes: [['vehicle', 'at']],
  },
})
