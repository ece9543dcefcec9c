import { column, tablesMade } from '@workspace/portal/server'

const { key, of, text, whole } = column

/** Companies of the group, members of accounts, VAT rates and running numbers. */
export const companies = tablesMade({
  logistics_company: {
    columns: {
      id: key,
      code: text,
      company_key: text,
      name: text,
      business_id: text,
      street: text,
      postal_code: text,
      city: text,
      version: whole,
      changed_at: text,
    },
    unique: [['code']],
    indexes: [['company_key']],
  },
  logistics_member: {
    columns: { account: of('logistics_account'), person: text, is_main: whole },
    primary: ['account', 'person'],
    indexes: [['person']],
  },
  logistics_vat_rate: {
    columns: { id: key, tax_class: text, from_day: text, rate_bp: whole, code: text, version: whole },
    unique: [['tax_class', 'from_day']],
  },
  logistics_counter: {
    columns: { name: text, year: whole, next: whole },
    primary: ['name', 'year'],
  },
})
