import type { vat as finnish } from '../fi/vat.ts'

export const vat: typeof finnish = {
  title: 'VAT rates',
  lead: 'All companies have the same rates. The day of delivery decides the rate.',
  readonly: 'The superadmin changes the rates.',
  taxclass: 'Tax class',
  general: 'General',
  from: 'From',
  percent: 'Rate, %',
  rate: 'Rate',
  code: 'Bookkeeping code',
  state: 'State',
  coming: 'Coming',
  valid: 'Valid',
  ended: 'Ended',
  none: 'No rates yet',
  add: 'Add a rate',
  edit: 'Edit',
  editof: ({ what }) => `Edit: ${what}`,
  remove: 'Remove',
  saved: 'The rates of VAT have been saved.',
  fault: 'Write a percentage from 0 to 100.',
  taken: 'The class has a rate from this day already.',
  after: ({ taxClass, from, before, rate }) =>
    before === '' ? `${taxClass}: ${rate} from ${from}.` : `${taxClass}: ${before} → ${rate} from ${from}.`,
  effect: 'The change concerns all companies. Deliveries from that day on get the new rate.',
}
