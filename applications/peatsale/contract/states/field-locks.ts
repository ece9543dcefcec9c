/**
 * Which fields a role may change in which phase, and on what terms (2.5). Who may give a command is said by the machines;
 * which fields that command may carry is decided here, by `closedFields` of `carried-fields.ts`.
 */
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

export const fieldRoles = ['customer', 'enterer', 'office', 'carrierLead', 'driver', 'loader'] as const
export type FieldRole = (typeof fieldRoles)[number]

/**
 * `untilCutOff`: the order has to be confirmed again, and later it is by request. `byRequest`: only as a request that the
 * office decides. `newSnapshot`: the customer is told. `byClaim`: of a load that is offered. `ownVehicle`: the vehicle
 * alone. `selfLoading`: of a load that its driver loads. `whenCollected`: of a load that the customer collects.
 * `correctionRow`: the field stays, a plus and a minus row are written.
 */
export type Terms =
  | 'freely'
  | 'untilCutOff'
  | 'byRequest'
  | 'newSnapshot'
  | 'withReason'
  | 'withReasonOnceDeparted'
  | 'within15Minutes'
  | 'byClaim'
  | 'ownVehicle'
  | 'selfLoading'
  | 'whenCollected'
  | 'correctionRow'

export type Lock = Readonly<Partial<Record<FieldRole, Terms>>>

const buyers = { customer: 'freely', enterer: 'freely' } as const
const ordered = { office: 'freely', customer: 'byRequest' } as const
const onOrder = { ...buyers, office: 'freely' } as const
const everybody = { ...onOrder, carrierLead: 'freely', driver: 'freely', loader: 'freely' } as const
/** By what they do: no command of theirs carries a time of its own. */
const field = { loader: 'freely', driver: 'freely' } as const
const officeWithReason = { office: 'withReason' } as const
const corrected = { office: 'correctionRow' } as const

/** A phase without an entry is closed to everybody. */
export const fieldLocks: Readonly<Record<LockedField, Readonly<Partial<Record<Phase, Lock>>>>> = {
  ordered: {
    submitted: onOrder,
    confirmed: { office: 'freely', customer: 'untilCutOff' },
    assigned: ordered,
  },
  wish: {
    submitted: onOrder,
    confirmed: { office: 'freely', customer: 'untilCutOff' },
    assigned: { ...ordered, carrierLead: 'freely' },
  },
  instructions: { submitted: onOrder, confirmed: onOrder, assigned: onOrder, loaded: onOrder },
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
    confirmed: { office: 'freely', carrierLead: 'byClaim', driver: 'byClaim' },
    assigned: { office: 'freely', carrierLead: 'freely', driver: 'ownVehicle' },
    loaded: { office: 'withReason', carrierLead: 'withReason' },
    delivered: officeWithReason,
  },
  loaded: {
    assigned: { loader: 'freely', driver: 'selfLoading', office: 'withReason' },
    loaded: { loader: 'withReasonOnceDeparted', driver: 'withReasonOnceDeparted', office: 'withReason' },
    delivered: officeWithReason,
    verified: officeWithReason,
    locked: corrected,
  },
  delivered: {
    assigned: { loader: 'whenCollected', office: 'withReason' },
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
  notes: Object.fromEntries(phases.map((phase) => [phase, everybody])),
}

/** On what terms; undefined where the field is closed to the role. */
export function termsOf(field: LockedField, phase: Phase, role: FieldRole): Terms | undefined {
  return fieldLocks[field][phase]?.[role]
}
