import type { NoTables } from '@workspace/portal/server'
import type { ColumnType, Kysely } from 'kysely'

/** Rows that several applications share. Amounts are whole numbers, yes and no are 1 and 0, moments ISO 8601 in UTC. */
export type StoredTables = {
  /** The id is that of the portal's transport company, and so is the name. */
  logistics_carrier: {
    id: string
    name: string
    business_id: string
    licence_number: string
    byproduct_number: string
    waste_register_number: string
    insurance_until: string | null
    contact: string
    sort_name: string
    version: number
    changed_at: string
  }
  /** `boxes` is JSON: name and m³ (thousandths) of each; `capacity` is their sum. */
  logistics_vehicle: {
    id: string
    carrier: string
    plate: string
    type: string
    boxes: string
    capacity: number
    payload_kg: number
    unload_type: string
    length_cm: number | null
    height_cm: number | null
    trailer_detachable: number
    trips_per_day: number
    grab: number
    /** `none`, `tarpaulin` or `closed`. */
    cover: string
    leak_proof: number
    /** `none`, `bedding` or `manure`: one for manure never carries bedding. */
    dedicated_to: string
    removed: number
    version: number
    changed_at: string
  }
  /** Settings of a driver for all applications; a driver without a row has the plain ones. */
  logistics_driver: {
    person: string
    carrier: string
    vehicle: string | null
    shows_phone: number
    card_until: string | null
    version: number
    changed_at: string
  }
  /** What was loaded. `boxes` is a JSON list of names, empty for all; `ref` names the load in its application. */
  logistics_cargo: {
    id: string
    vehicle: string
    boxes: string
    class: string
    at: string
    application: string
    ref: string
    voided_at: string | null
  }
  /** A company of the group that sells or receives. `company_key` is that of its groups. */
  logistics_company: {
    id: string
    code: string
    company_key: string
    name: string
    business_id: string
    street: string
    postal_code: string
    city: string
    version: number
    changed_at: string
  }
  /** Who reads and acts for an account. */
  logistics_member: { account: string; person: string; is_main: number }
  /** A mailed invitation to an account: of one application, valid seven days, used once. */
  logistics_invitation: {
    id: string
    application: string
    account: string
    email: string
    secret_sha: string
    invited_by: string
    /** A JSON list of the companies whose office invites; empty where the main member does. */
    companies: string
    sent_at: string
    valid_until: string
    used_at: string | null
    withdrawn_at: string | null
  }
  /** Rates by tax class from a day on; `code` is the one of the accounts. */
  logistics_vat_rate: {
    id: string
    tax_class: string
    from_day: string
    rate_bp: number
    code: string
    version: number
  }
  logistics_counter: { name: string; year: number; next: number }
  /** Never edited; a wrong one is voided with a reason. */
  logistics_wash: {
    id: string
    vehicle: string
    boxes: string
    at: string
    place: string
    method: string
    washed_by: string
    note: string
    voided_at: string | null
    void_reason: string
  }
  /** A farm or company that buys from or hands over to companies of the group; found by its name and its sites' names and towns. */
  logistics_account: {
    id: string
    name: string
    business_id: string
    farm_id: string
    language: string
    closed: number
    closed_reason: string
    sort_name: string
    search_text: string
    version: number
    changed_at: string
  }
  /** Which companies of which application deal with an account. */
  logistics_relationship: {
    account: string
    application: string
    company: string
    active: number
  }
  /** Delivery site of an account with its yard profile. Coordinates in millionths of a degree. */
  logistics_site: {
    id: string
    account: string
    name: string
    street: string
    postal_code: string
    city: string
    gate_lat: number | null
    gate_lon: number | null
    tip_lat: number | null
    tip_lon: number | null
    surface: string
    max_combination: string
    turning_note: string
    height_limit_cm: number | null
    storage_m3: number | null
    thaw_prone: number
    unload_side: string
    allowed_hours: string
    contact_name: string
    contact_phone: string
    /** Name and telephone as they are searched. */
    contact_search: string
    gate_code: string
    instructions: string
    removed: number
    version: number
    changed_at: string
  }
  /** `in_day` and `out_day`: birds come and leave; null while nobody knows. */
  logistics_flock: {
    id: string
    account: string
    site: string
    house: string
    species: string
    birds: number
    in_day: string
    out_day: string | null
    note: string
    version: number
    changed_at: string
  }
  /** Applications whose offices read the flocks of the account. */
  logistics_flock_share: { account: string; application: string }
  /** What an application plans (`planned`) or has done (`done`) for a farm: `manureOut` or `beddingIn`. */
  logistics_calendar: {
    application: string
    ref: string
    account: string
    kind: string
    from_day: string
    to_day: string
    state: string
  }
}

type ReadOnly<Row> = { [Column in keyof Row]: ColumnType<Row[Column], never, never> }

/** What applications may join. They write by the functions of this package alone. */
export type LogisticsTables = { [Name in keyof StoredTables]: ReadOnly<StoredTables[Name]> }

export type CarrierRow = StoredTables['logistics_carrier']
export type VehicleRow = StoredTables['logistics_vehicle']
export type AccountRow = StoredTables['logistics_account']
export type SiteRow = StoredTables['logistics_site']

/** The package's own view of the database, inside or outside a transaction. */
export function storedTables(database: Kysely<NoTables>): Kysely<StoredTables> {
  return database.withTables<StoredTables>()
}
