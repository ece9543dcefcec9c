import type { StoredConsignment } from '../database/stored-rows.ts'

type Given = 'id' | 'number' | 'company' | 'account' | 'store' | 'type' | 'plant' | 'created_at' | 'changed_at'

/** What a consignment begins with. */
export const emptyConsignment = {
  ...{ request: null, position: 0, carrier: null, driver: null, vehicle: null, run: null, stop: 1 },
  ...{ planned_kg: 0, planned_m3: null, week: '', day: '', slot_from: '' },
  ...{ loaded_m3: null, loaded_kg: null, basis: '', handed_over_kind: null, handed_over_by: '' },
  ...{ assigned_at: null, arrived_farm_at: null, collected_at: null, departed_at: null, arrived_plant_at: null },
  ...{ received_at: null, refused_at: null, failed_at: null, returned_at: null, ended_day: null },
  ...{ waiting_farm: null, waiting_plant: null, measured_m3: null, measured_basis: '', temperature: null },
  ...{ sample: '', bay: '', remarks: '', billed_kg: null, billed_m3: null, terms_by_hand: null },
  ...{ kg: null, kg_source: '', estimate_kg: null, m3: null, dry_kg: null, n: null, soluble_n: null, p: null, k: null },
  ...{ by_table: 0, facts: null, settlement: null, sale_gross: null, purchase_gross: null },
  ...{ offered: 0, offer_deadline: null, freight: null, refusal_kind: '', refusal_words: '', fail_reason: '' },
  ...{ fail_place: '', cause: '', next: '', returned_to: '', sent_on_to: null, sent_on_from: null, replaces: null },
  ...{ failed_from: null, asked_at: null, reminded_at: null, confirmed_by: '', confirmed_at: null },
  ...{ stopped_by: null, stop_words: '', open_flags: 0, blocking_flags: 0, open_exceptions: 0, has_objection: 0 },
  ...{ sale_batch: null, purchase_batch: null, state: 'planned', search_text: '', version: 1 },
} satisfies Omit<StoredConsignment, Given>
