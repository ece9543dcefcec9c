import { column, tablesMade } from '@workspace/portal/server'

const { key, maybe, of, sorted, text, whole } = column

/** Price lists, freight and VAT (2.7). */
export const prices = tablesMade({
  peatsale_price_list: {
    columns: {
      id: key,
      seller: of('peatsale_seller'),
      name: text,
      scope: text,
      tag: text,
      customer: maybe(of('peatsale_customer')),
      valid_from: text,
      valid_to: text,
      fallback: whole,
      state: text,
      replaces: maybe(text),
      published_at: maybe(text),
      sort_name: sorted,
      version: whole,
      changed_at: text,
    },
    indexes: [['seller', 'state'], ['customer']],
  },
  peatsale_price_row: {
    columns: {
      id: key,
      list: of('peatsale_price_list'),
      product: of('peatsale_product'),
      unit: text,
      price_base_quantity: whole,
      zone: maybe(of('peatsale_zone')),
      method: text,
      min_quantity: whole,
      unit_price: whole,
      includes_freight: whole,
      season_from: maybe(text),
      season_to: maybe(text),
    },
    indexes: [['list']],
  },
  peatsale_freight_table: {
    columns: {
      id: key,
      seller: of('peatsale_seller'),
      name: text,
      valid_from: text,
      valid_to: text,
      tax_class: text,
      state: text,
      published_at: maybe(text),
      version: whole,
      changed_at: text,
    },
    indexes: [['seller', 'state']],
  },
  peatsale_freight_row: {
    columns: {
      id: key,
      freight_table: of('peatsale_freight_table'),
      zone: of('peatsale_zone'),
      product_kind: text,
      kind: text,
      price: whole,
      minimum: maybe(whole),
      min_chargeable: whole,
      second_drop: whole,
      waiting_per_hour: whole,
      fuel_bp: whole,
    },
    indexes: [['freight_table']],
  },
  peatsale_vat_rate: {
    columns: {
      id: key,
      tax_class: text,
      from_day: text,
      rate_bp: whole,
      code: text,
      version: whole,
    },
    unique: [['tax_class', 'from_day']],
  },
  peatsale_price_version: {
    columns: {
      seller: of('peatsale_seller'),
      version: whole,
    },
    primary: ['seller'],
  },
})
