import { column, tablesMade } from '@workspace/portal/server'

const { key, maybe, of, sorted, text, whole } = column

/** To whom is delivered and from whom is collected, where, and which companies deal with them. */
export const accounts = tablesMade({
  logistics_account: {
    columns: {
      id: key,
      name: text,
      business_id: text,
      farm_id: text,
      language: text,
      closed: whole,
      closed_reason: text,
      sort_name: sorted,
      search_text: text,
      version: whole,
      changed_at: text,
    },
    indexes: [['business_id'], ['sort_name', 'id']],
  },
  logistics_relationship: {
    columns: { account: of('logistics_account'), application: text, company: text, active: whole },
    primary: ['account', 'application', 'company'],
  },
  logistics_site: {
    columns: {
      id: key,
      account: of('logistics_account'),
      name: text,
      street: text,
      postal_code: text,
      city: text,
      gate_lat: maybe(whole),
      gate_lon: maybe(whole),
      tip_lat: maybe(whole),
      tip_lon: maybe(whole),
      surface: text,
      max_combination: text,
      turning_note: text,
      height_limit_cm: maybe(whole),
      storage_m3: maybe(whole),
      thaw_prone: whole,
      unload_side: text,
      allowed_hours: text,
      contact_name: text,
      contact_phone: text,
      contact_search: text,
      gate_code: text,
      instructions: text,
      removed: whole,
      version: whole,
      changed_at: text,
    },
    indexes: [['account']],
  },
})
