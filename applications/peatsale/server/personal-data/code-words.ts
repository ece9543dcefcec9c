import type { CodeWords } from '@workspace/logistics/server'

/** As the screens call the states. */
export const orderWords: CodeWords = {
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

export const requestWords: CodeWords = {
  open: { fi: 'Odottaa', en: 'Waiting' },
  accepted: { fi: 'Hyväksytty', en: 'Accepted' },
  declined: { fi: 'Hylätty', en: 'Declined' },
}

export const documentWords: CodeWords = {
  waybill: { fi: 'Rahtikirja', en: 'Waybill' },
  deliveryNote: { fi: 'Lähete', en: 'Delivery note' },
  orderConfirmation: { fi: 'Tilausvahvistus', en: 'Order confirmation' },
}

/** In a farmer's words, as the farm's own screens call them. */
export const loadWords: CodeWords = {
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

export const unitWords: CodeWords = {
  m3: { fi: 'm³', en: 'm³' },
  pcs: { fi: 'kpl', en: 'pcs' },
  kg: { fi: 'kg', en: 'kg' },
}

export const aggregateWords: CodeWords = {
  order: { fi: 'Tilaus', en: 'Order' },
  load: { fi: 'Kuorma', en: 'Load' },
}
