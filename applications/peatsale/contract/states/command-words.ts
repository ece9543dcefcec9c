/**
 * What each command is called in the logs of orders and loads, and in the copy of own data: one source of words. Where order
 * and load have a command of the same name, it is called the same.
 */
import type { LoadCommand } from '../loads/load-event.ts'
import type { OrderCommand } from '../orders/order-event.ts'

/** `plan` is no command: what follows for loads from a command of an order. */
type Named = OrderCommand | LoadCommand | 'plan'

export const commandWords: Readonly<Record<Named, { readonly fi: string; readonly en: string }>> = {
  saveDraft: { fi: 'Luonnos tallennettu', en: 'Draft saved' },
  deleteDraft: { fi: 'Luonnos poistettu', en: 'Draft deleted' },
  submit: { fi: 'Lähetetty', en: 'Sent' },
  withdraw: { fi: 'Palautettu luonnokseksi', en: 'Taken back as a draft' },
  edit: { fi: 'Muutettu', en: 'Changed' },
  editInstructions: { fi: 'Ohje kuljettajalle muutettu', en: 'Driver’s instructions changed' },
  requestChange: { fi: 'Muutosta pyydetty', en: 'Change asked for' },
  requestCancel: { fi: 'Peruutusta pyydetty', en: 'Cancellation asked for' },
  withdrawRequest: { fi: 'Pyyntö peruttu', en: 'Request withdrawn' },
  acceptRequest: { fi: 'Pyyntö hyväksytty', en: 'Request accepted' },
  declineRequest: { fi: 'Pyyntö hylätty', en: 'Request declined' },
  confirm: { fi: 'Vahvistettu', en: 'Confirmed' },
  unconfirm: { fi: 'Vahvistus peruttu', en: 'Confirmation taken back' },
  reject: { fi: 'Hylätty', en: 'Rejected' },
  reopen: { fi: 'Avattu uudelleen', en: 'Reopened' },
  hold: { fi: 'Asetettu pitoon', en: 'Put on hold' },
  uncancel: { fi: 'Palautettu', en: 'Restored' },
  closeRemainder: { fi: 'Loput suljettu', en: 'Remainder closed' },
  addLoad: { fi: 'Kuorma lisätty', en: 'Load added' },
  plan: { fi: 'Suunniteltu', en: 'Planned' },
  change: { fi: 'Muutettu', en: 'Changed' },
  reschedule: { fi: 'Aika siirretty', en: 'Time moved' },
  split: { fi: 'Jaettu', en: 'Split' },
  merge: { fi: 'Yhdistetty', en: 'Merged' },
  offer: { fi: 'Tarjottu kuljetusliikkeille', en: 'Offered to carriers' },
  withdrawOffer: { fi: 'Tarjous peruttu', en: 'Offer withdrawn' },
  assign: { fi: 'Annettu kuljetusliikkeelle', en: 'Assigned to a carrier' },
  reassign: { fi: 'Annettu toiselle', en: 'Assigned to another' },
  unassign: { fi: 'Otettu takaisin', en: 'Taken back' },
  claim: { fi: 'Varattu', en: 'Claimed' },
  release: { fi: 'Vapautettu', en: 'Released' },
  setCrew: { fi: 'Kuljettaja ja auto', en: 'Driver and truck' },
  takeVehicle: { fi: 'Auto valittu', en: 'Truck chosen' },
  cancel: { fi: 'Peruttu', en: 'Cancelled' },
  restore: { fi: 'Palautettu', en: 'Restored' },
  correctTimes: { fi: 'Ajat korjattu', en: 'Times corrected' },
  verify: { fi: 'Tarkastettu', en: 'Verified' },
  unverify: { fi: 'Tarkastus avattu', en: 'Verification reopened' },
  acknowledge: { fi: 'Asiakas kuittasi kuorman', en: 'Acknowledged by the customer' },
  complain: { fi: 'Reklamaatio', en: 'Complaint' },
  note: { fi: 'Viesti', en: 'Message' },
  arriveAtSwamp: { fi: 'Suolla', en: 'At the bog' },
  bucket: { fi: 'Kauhallinen', en: 'Bucket' },
  stopLoading: { fi: 'Lastaus keskeytetty', en: 'Loading stopped' },
  finishLoading: { fi: 'Lastattu', en: 'Loaded' },
  correctCrew: { fi: 'Kuljettaja tai auto korjattu', en: 'Driver or truck corrected' },
  undoLoaded: { fi: 'Lastaus avattu', en: 'Loading reopened' },
  correctLoaded: { fi: 'Lastattu määrä korjattu', en: 'Quantity loaded corrected' },
  depart: { fi: 'Lähti', en: 'Departed' },
  arriveAtSite: { fi: 'Perillä', en: 'At the site' },
  reportProblem: { fi: 'Poikkeama', en: 'Problem reported' },
  deliver: { fi: 'Purettu', en: 'Unloaded' },
  handOver: { fi: 'Noudettu', en: 'Collected' },
  undoDelivered: { fi: 'Toimitus avattu', en: 'Delivery reopened' },
  correctDelivered: { fi: 'Toimitus korjattu', en: 'Delivery corrected' },
  fail: { fi: 'Ei toimitettu', en: 'Not delivered' },
  undoFail: { fi: 'Palautettu matkalle', en: 'Put back on its way' },
  approveBatch: { fi: 'Laskutusaineistoon', en: 'Into an invoicing batch' },
  unapproveBatch: { fi: 'Aineiston hyväksyntä peruttu', en: 'Batch approval taken back' },
}

export function commandsIn(language: 'fi' | 'en'): Readonly<Record<Named, string>> {
  const words = Object.entries(commandWords).map(([kind, word]) => [kind, word[language]])
  return Object.fromEntries(words) as Record<Named, string>
}
