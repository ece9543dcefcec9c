/** Price lists, freight and VAT (2.7). */
export type PricesTables = {
  /** Scope `general`, `group` (of the tag) or `customer`. */
  peatsale_price_list: {
    id: string
    seller: string
    name: string
    scope: string
    tag: string
    customer: string | null
    valid_from: string
    valid_to: string
    fallback: number
    state: string
    replaces: string | null
    published_at: string | null
    sort_name: string
    version: number
    changed_at: string
  }
  /** Ten-thousandths of a euro per `price_base_quantity`. */
  peatsale_price_row: {
    id: string
    list: string
    product: string
    unit: string
    price_base_quantity: number
    zone: string | null
    method: string
    min_quantity: number
    unit_price: number
    includes_freight: number
    season_from: string | null
    season_to: string | null
  }
  /** Freight of a seller for some days. */
  peatsale_freight_table: {
    id: string
    seller: string
    name: string
    valid_from: string
    valid_to: string
    tax_class: string
    state: string
    published_at: string | null
    version: number
    changed_at: string
  }
  /** `price`: cents by the load, else ten-thousandths of a euro; `minimum`, `second_drop`, `waiting_per_hour` in cents. */
  peatsale_freight_row: {
    id: string
    freight_table: string
    zone: string
    product_kind: string
    kind: string
    price: number
    minimum: number | null
    min_chargeable: number
    second_drop: number
    waiting_per_hour: number
    fuel_bp: number
  }
  /** What a seller pays a carrier for some days; without a carrier, those that have no tariff of their own. */
  peatsale_carrier_tariff: {
    id: string
    seller: string
    carrier: string | null
    name: string
    valid_from: string
    valid_to: string
    state: string
    published_at: string | null
    version: number
    changed_at: string
  }
  /** As a row of a freight table; without a zone for any, without a kind of product for any. */
  peatsale_carrier_tariff_row: {
    id: string
    tariff: string
    zone: string | null
    product_kind: string | null
    kind: string
    price: number
    minimum: number | null
    min_chargeable: number
    free_minutes: number
    waiting_per_hour: number
    fuel_bp: number
  }
  /** Moves with whatever is published of a seller's prices: `priceVersion` on the wire. */
  peatsale_price_version: {
    seller: string
    version: number
  }
}
