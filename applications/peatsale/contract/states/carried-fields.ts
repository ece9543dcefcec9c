/** The fields that commands carry, and which of them are closed to whoever gives the command (2.5). */
import type { LoadEvent } from '../loads/load-event.ts'
import type { OrderEvent } from '../orders/order-event.ts'
import type { FieldRole, LockedField, Phase } from './field-locks.ts'
import { termsOf } from './field-locks.ts'
import type { LoadState } from './load-states.ts'
import type { LoadRole } from './load-vocabulary.ts'
import type { OrderRole } from './order-machine.ts'
import type { OrderState } from './order-states.ts'

type AnyEvent = OrderEvent | LoadEvent
type DataOf<Kind extends AnyEvent['kind']> = Extract<AnyEvent, { readonly kind: Kind }>['data']
type KeysOf<Data> = Data extends unknown ? (string extends keyof Data ? never : keyof Data & string) : never
type Carried<Event extends AnyEvent> = {
  readonly [Kind in Event['kind']]?: Readonly<Partial<Record<KeysOf<DataOf<Kind>>, LockedField>>>
}

const yard = {
  instructions: 'instructions',
  contactName: 'instructions',
  contactTelephone: 'instructions',
} as const
const content = {
  method: 'ordered',
  site: 'ordered',
  lines: 'ordered',
  note: 'ordered',
  purchaseReference: 'ordered',
  wish: 'wish',
  ...yard,
} as const
const pricing = { priceVersion: 'price', freight: 'price', prices: 'price', listPriced: 'price' } as const

/** What is not named here is no field of 2.5: why, when and where, which loads. */
export const orderFields: Carried<OrderEvent> = {
  saveDraft: content,
  submit: content,
  edit: { ...content, ...pricing },
  editInstructions: yard,
  requestChange: { fields: 'ordered' },
  acceptRequest: pricing,
  confirm: pricing,
  note: { text: 'notes' },
}

export const loadFields: Carried<LoadEvent> = {
  change: { lines: 'ordered', slot: 'wish' },
  reschedule: { slot: 'wish' },
  split: { loads: 'ordered' },
  offer: { freight: 'price' },
  assign: { to: 'crew' },
  reassign: { to: 'crew' },
  claim: { driver: 'crew', vehicle: 'crew' },
  setCrew: { driver: 'crew', vehicle: 'crew' },
  takeVehicle: { vehicle: 'crew' },
  correctCrew: { driver: 'crew', vehicle: 'crew' },
  bucket: { count: 'loaded', bucketSize: 'loaded', stockpile: 'loaded' },
  finishLoading: { lines: 'loaded', mass: 'loaded' },
  correctLoaded: { lines: 'loaded' },
  handOver: { lines: 'loaded', collector: 'delivered' },
  deliver: { lines: 'delivered', receipt: 'delivered' },
  correctDelivered: { lines: 'delivered', receipt: 'delivered' },
  verify: { lines: 'price', freight: 'price', waiting: 'times' },
  correctTimes: {
    arrivedLoad: 'times',
    loadStart: 'times',
    loaded: 'times',
    departed: 'times',
    arrivedSite: 'times',
    delivered: 'times',
    waiting: 'times',
  },
  note: { text: 'notes' },
}

/** Of an order that is under way the table concerns what is not loaded yet: a truck's load has its own phase. */
export const orderPhases: Readonly<Partial<Record<OrderState, Phase>>> = {
  ...{ draft: 'submitted', submitted: 'submitted', confirmed: 'confirmed', on_hold: 'confirmed' },
  ...{ in_delivery: 'assigned', delivered: 'delivered', closed: 'locked' },
}

export const loadPhases: Readonly<Partial<Record<LoadState, Phase>>> = {
  ...{ planned: 'confirmed', open: 'confirmed', assigned: 'assigned', loading: 'assigned', loaded: 'loaded' },
  ...{ delivered: 'delivered', verified: 'verified', locked: 'locked' },
}

export const rolesOnFields: Readonly<Partial<Record<OrderRole | LoadRole, FieldRole>>> = {
  ...{ customerOwn: 'customer', enterer: 'enterer', officeOwn: 'office', superadmin: 'office' },
  ...{ leadOwn: 'carrierLead', leadOffered: 'carrierLead', loaderOwn: 'loader' },
  ...{ driverOwn: 'driver', driverOffered: 'driver', driverFormer: 'driver' },
}

export interface FieldsGiven {
  readonly of: 'order' | 'load'
  readonly kind: string
  readonly role: string
  readonly state: string
  readonly data: object
}

/** The fields of the data that the role may not change now; none where the command is in order. */
export function closedFields({ of, kind, role, state, data }: FieldsGiven): readonly string[] {
  const fields =
    (of === 'order' ? orderFields[kind as OrderEvent['kind']] : loadFields[kind as LoadEvent['kind']]) ?? {}
  const fieldRole = rolesOnFields[role as OrderRole | LoadRole]
  const phase = of === 'order' ? orderPhases[state as OrderState] : loadPhases[state as LoadState]
  return Object.keys(data).filter((key) => {
    const field: LockedField | undefined = Reflect.get(fields, key)
    // Notes are taken in every state, also of what has ended.
    if (field === undefined || field === 'notes' || Reflect.get(data, key) === undefined) return false
    return fieldRole === undefined || phase === undefined || !isOpen({ field, phase, role: fieldRole }, kind)
  })
}

function isOpen(
  { field, phase, role }: { readonly field: LockedField; readonly phase: Phase; readonly role: FieldRole },
  kind: string,
): boolean {
  const terms = termsOf(field, phase, role)
  return terms !== undefined && (terms !== 'byRequest' || kind === 'requestChange')
}
