import type { PersonalList } from '@workspace/portal/contract'

type Column = PersonalList['columns'][number]
type Words = NonNullable<Column['words']>

export function column(name: string, kind: Column['kind'], [fi, en]: readonly [fi: string, en: string]): Column {
  return { name, title: { fi, en }, kind }
}

/** A column of codes, each with its words. */
export function codes(name: string, [fi, en]: readonly [fi: string, en: string], words: Words): Column {
  return { name, title: { fi, en }, kind: 'text', words }
}

/** As the screens call the states. */
export const orderWords: Words = {
  draft: { fi: 'Luonnos', en: 'Draft' },
  submitted: { fi: 'Odottaa vahvistusta', en: 'Awaiting confirmation' },
  confirmed: { fi: 'Vahvistettu', en: 'Confirmed' },
  on_hold: { fi: 'Pidossa', en: 'On hold' },
  in_delivery: { fi: 'Toimituksessa', en: 'In delivery' },
  delivered: { fi: 'Toimitettu', en: 'Delivered' },
  closed: { fi: 'Laskutettu', en: 'Invoiced' },
  rejected: { fi: 'Hylätty', en: 'Rejected' },
  cancelled: { fi: 'Peruttu', en: 'Cancelled' },
}

export const requestWords: Words = {
  open: { fi: 'Odottaa', en: 'Waiting' },
  accepted: { fi: 'Hyväksytty', en: 'Accepted' },
  declined: { fi: 'Hylätty', en: 'Declined' },
}

export const documentWords: Words = {
  waybill: { fi: 'Rahtikirja', en: 'Waybill' },
  deliveryNote: { fi: 'Lähete', en: 'Delivery note' },
  orderConfirmation: { fi: 'Tilausvahvistus', en: 'Order confirmation' },
}

/** In a farmer's words, as the farm's own screens call them. */
export const loadWords: Words = {
  planned: { fi: 'Suunniteltu', en: 'Planned' },
  open: { fi: 'Kuljetusta haetaan', en: 'Looking for a truck' },
  assigned: { fi: 'Kuljetus sovittu', en: 'Transport arranged' },
  loading: { fi: 'Lastauksessa', en: 'Loading' },
  loaded: { fi: 'Matkalla', en: 'On the way' },
  delivered: { fi: 'Toimitettu', en: 'Delivered' },
  verified: { fi: 'Tarkastettu', en: 'Verified' },
  locked: { fi: 'Laskutuksessa', en: 'Being invoiced' },
  failed: { fi: 'Ei toimitettu', en: 'Not delivered' },
  cancelled: { fi: 'Peruttu', en: 'Cancelled' },
}

export const unitWords: Words = {
  m3: { fi: 'm³', en: 'm³' },
  pcs: { fi: 'kpl', en: 'pcs' },
  kg: { fi: 'kg', en: 'kg' },
}

export const aggregateWords: Words = {
  order: { fi: 'Tilaus', en: 'Order' },
  load: { fi: 'Kuorma', en: 'Load' },
}
