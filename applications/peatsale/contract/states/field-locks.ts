/** Which fields the commands of a phase may carry, and on what terms; who may give a command is said by the machines. */
export const phases = ['submitted', 'confirmed', 'assigned', 'loaded', 'delivered', 'verified', 'locked'] as const
export type Phase = (typeof phases)[number]

export const lockedFields = [
  'ordered',
  'wish',
  'instructions',
  'price',
  'crew',
  'loaded',
  'delivered',
  'times',
  'notes',
] as const
export type LockedField = (typeof lockedFields)[number]

export type FieldRole = 'customer' | 'office' | 'carrierLead' | 'driver' | 'loader'

/**
 * `untilCutOff`: the order has to be confirmed again, and later it is by request. `newSnapshot`: the customer is told.
 * `ownVehicle`: the vehicle alone. `correctionRow`: the field stays, a plus and a minus row are written.
 */
export type Terms =
  | 'freely'
  | 'untilCutOff'
  | 'byRequest'
  | 'newSnapshot'
  | 'withReason'
  | 'withReasonOnceDeparted'
  | 'within15Minutes'
  | 'ownVehicle'
  | 'correctionRow'

export type Lock = Readonly<Partial<Record<FieldRole, Terms>>>

const ordered = { office: 'freely', customer: 'byRequest' } as const
const anybody = {
  ...{ customer: 'freely', office: 'freely', carrierLead: 'freely' },
  ...{ driver: 'freely', loader: 'freely' },
} as const
const officeWithReason = { office: 'withReason' } as const
const corrected = { office: 'correctionRow' } as const
const yard = { customer: 'freely', office: 'freely' } as const
const field = { loader: 'freely', driver: 'freely' } as const

/** A phase without an entry is closed to everybody. */
export const fieldLocks: Readonly<Record<LockedField, Readonly<Partial<Record<Phase, Lock>>>>> = {
  ordered: {
    submitted: { customer: 'freely', office: 'freely' },
    confirmed: { office: 'freely', customer: 'untilCutOff' },
    assigned: ordered,
  },
  wish: {
    submitted: { customer: 'freely', office: 'freely' },
    confirmed: { office: 'freely', customer: 'untilCutOff' },
    assigned: { ...ordered, carrierLead: 'freely' },
  },
  instructions: { submitted: yard, confirmed: yard, assigned: yard, loaded: yard },
  price: {
    submitted: { office: 'freely' },
    confirmed: { office: 'newSnapshot' },
    assigned: { office: 'freely' },
    loaded: officeWithReason,
    delivered: officeWithReason,
    verified: officeWithReason,
    locked: corrected,
  },
  crew: {
    confirmed: { office: 'freely' },
    assigned: { office: 'freely', carrierLead: 'freely', driver: 'ownVehicle' },
    loaded: { office: 'withReason', carrierLead: 'withReason' },
    delivered: officeWithReason,
  },
  loaded: {
    assigned: { loader: 'freely', office: 'withReason' },
    loaded: { loader: 'withReasonOnceDeparted', driver: 'withReasonOnceDeparted', office: 'withReason' },
    delivered: officeWithReason,
    verified: officeWithReason,
    locked: corrected,
  },
  delivered: {
    loaded: { driver: 'freely', carrierLead: 'freely', office: 'withReason' },
    delivered: { driver: 'within15Minutes', office: 'withReason' },
    verified: officeWithReason,
    locked: corrected,
  },
  times: {
    assigned: field,
    loaded: field,
    delivered: { carrierLead: 'withReason', office: 'withReason' },
    verified: officeWithReason,
  },
  notes: Object.fromEntries(phases.map((phase) => [phase, anybody])),
}

/** On what terms; undefined where the field is closed to the role. */
export function termsOf(field: LockedField, phase: Phase, role: FieldRole): Terms | undefined {
  return fieldLocks[field][phase]?.[role]
}
