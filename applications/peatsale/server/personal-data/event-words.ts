/** What an event is called for whoever recorded it. A command that is not here does not compile. */
import type { PersonalList } from '@workspace/portal/contract'
import type { LoadCommand } from '../../contract/states/load-vocabulary.ts'
import type { OrderCommand } from '../../contract/states/order-machine.ts'

type Words = NonNullable<PersonalList['columns'][number]['words']>

const orderCommands = {
  saveDraft: ['Luonnos tallennettu', 'Draft saved'],
  deleteDraft: ['Luonnos poistettu', 'Draft deleted'],
  submit: ['Tilaus lähetetty', 'Order sent'],
  withdraw: ['Tilaus otettu takaisin', 'Order taken back'],
  edit: ['Tilausta muutettu', 'Order changed'],
  editInstructions: ['Ohjeita muutettu', 'Instructions changed'],
  requestChange: ['Muutosta pyydetty', 'Change asked for'],
  requestCancel: ['Peruutusta pyydetty', 'Cancellation asked for'],
  withdrawRequest: ['Pyyntö otettu takaisin', 'Request taken back'],
  acceptRequest: ['Pyyntö hyväksytty', 'Request accepted'],
  declineRequest: ['Pyyntö hylätty', 'Request declined'],
  confirm: ['Tilaus vahvistettu', 'Order confirmed'],
  unconfirm: ['Vahvistus peruttu', 'Confirmation taken back'],
  reject: ['Tilaus hylätty', 'Order rejected'],
  reopen: ['Tilaus avattu uudelleen', 'Order reopened'],
  hold: ['Tilaus pidätetty', 'Order put on hold'],
  uncancel: ['Peruutus peruttu', 'Cancellation taken back'],
  closeRemainder: ['Loput jätetty toimittamatta', 'Remainder closed'],
  addLoad: ['Kuorma lisätty', 'Load added'],
} as const satisfies Record<Exclude<OrderCommand, LoadCommand>, readonly [fi: string, en: string]>

const loadCommands = {
  change: ['Kuormaa muutettu', 'Load changed'],
  reschedule: ['Kuorma siirretty', 'Load moved'],
  split: ['Kuorma jaettu', 'Load split'],
  merge: ['Kuormat yhdistetty', 'Loads merged'],
  offer: ['Kuormaa tarjottu', 'Load offered'],
  withdrawOffer: ['Tarjous peruttu', 'Offer withdrawn'],
  assign: ['Kuorma annettu', 'Load assigned'],
  reassign: ['Kuorma annettu toiselle', 'Load given to another'],
  unassign: ['Kuorma otettu pois', 'Load taken away'],
  claim: ['Kuorma otettu', 'Load taken'],
  release: ['Vapautettu', 'Released'],
  setCrew: ['Kuljettaja ja auto annettu', 'Driver and truck set'],
  takeVehicle: ['Auto valittu', 'Truck chosen'],
  cancel: ['Peruttu', 'Cancelled'],
  restore: ['Kuorma palautettu', 'Load restored'],
  correctTimes: ['Aikoja korjattu', 'Times corrected'],
  verify: ['Kuorma tarkastettu', 'Load verified'],
  unverify: ['Tarkastus peruttu', 'Verification taken back'],
  acknowledge: ['Huomautus kuitattu', 'Remark acknowledged'],
  complain: ['Reklamaatio', 'Complaint'],
  note: ['Huomautus', 'Note'],
  arriveAtSwamp: ['Suolla', 'At the swamp'],
  bucket: ['Kauhallisia lastattu', 'Buckets loaded'],
  stopLoading: ['Lastaus keskeytetty', 'Loading stopped'],
  finishLoading: ['Lastattu', 'Loaded'],
  correctCrew: ['Kuljettaja tai auto korjattu', 'Driver or truck corrected'],
  undoLoaded: ['Lastaus peruttu', 'Loading taken back'],
  correctLoaded: ['Lastattua määrää korjattu', 'Loaded quantity corrected'],
  depart: ['Lähdetty', 'Departed'],
  arriveAtSite: ['Perillä', 'Arrived'],
  reportProblem: ['Ongelma ilmoitettu', 'Problem reported'],
  deliver: ['Purettu', 'Delivered'],
  handOver: ['Luovutettu', 'Handed over'],
  undoDelivered: ['Toimitus peruttu', 'Delivery taken back'],
  correctDelivered: ['Toimitettua määrää korjattu', 'Delivered quantity corrected'],
  fail: ['Ei toimitettu', 'Not delivered'],
  undoFail: ['Toimittamatta jääminen peruttu', 'Failure taken back'],
  approveBatch: ['Aineisto hyväksytty', 'Batch approved'],
  unapproveBatch: ['Aineiston hyväksyntä peruttu', 'Batch approval taken back'],
} as const satisfies Record<LoadCommand, readonly [fi: string, en: string]>

/** What follows from a command for an order's loads bears the name of whoever gave it, too. */
const followed = { plan: ['Kuorma suunniteltu', 'Load planned'] } as const

export const eventWords: Words = Object.fromEntries(
  Object.entries({ ...orderCommands, ...loadCommands, ...followed }).map(([kind, [fi, en]]) => [kind, { fi, en }]),
)

export const roleWords: Words = {
  customerOwn: { fi: 'Asiakas', en: 'Customer' },
  enterer: { fi: 'Tilauksen tekijä', en: 'Who entered the order' },
  driverOwn: { fi: 'Kuljettaja', en: 'Driver' },
  driverFormer: { fi: 'Aiempi kuljettaja', en: 'Former driver' },
  driverOffered: { fi: 'Kuljettaja', en: 'Driver' },
  leadOwn: { fi: 'Kuljetusliike', en: 'Carrier' },
  leadOffered: { fi: 'Kuljetusliike', en: 'Carrier' },
  loaderOwn: { fi: 'Kuormaaja', en: 'Loader' },
  officeOwn: { fi: 'Toimisto', en: 'Office' },
  superadmin: { fi: 'Pääylläpitäjä', en: 'Superadmin' },
  system: { fi: 'Palvelu', en: 'The service' },
}
