/**
 * Which fields a role may change in which phase, and on what terms (lanta-appi 7.2). The machines decide who may send a
 * command; this table decides which fields that command may carry (`closedFields` of `carried-fields.ts`).
 */
export const phases = ['submitted', 'accepted', 'assigned', 'collected', 'received', 'confirmed', 'locked'] as const
export type Phase = (typeof phases)[number]

/**
 * `offered`: store, type and estimate. `collected`: what the driver reports of the collection. `weighed`: weighings, volume,
 * temperature, sample and type as received.
 */
export const lockedFields = [
  'offered',
  'days',
  'declarations',
  'instructions',
  'terms',
  'plant',
  'crew',
  'collected',
  'weighed',
  'billed',
  'times',
  'objection',
  'notes',
] as const
export type LockedField = (typeof lockedFields)[number]

export const fieldRoles = ['farm', 'office', 'carrierLead', 'driver', 'receiver'] as const
export type FieldRole = (typeof fieldRoles)[number]

/**
 * `untilCutOff`: the request must be accepted again, and after the cut-off the farm asks. `byRequest`: the office decides.
 * `byTelephone`: as the farm has said. `revoke`: it can only be taken back. `newSnapshot`: the farm is notified. `byClaim`: of
 * a consignment that is offered. `ownVehicle`: the vehicle alone. `byBayCode`: where the plant allows self-service.
 * `correctionRow`: the field stays, a minus and a plus row are written.
 */
export type LockTerms =
  | 'freely'
  | 'untilCutOff'
  | 'byRequest'
  | 'byTelephone'
  | 'revoke'
  | 'newSnapshot'
  | 'withReason'
  | 'withReasonOnceDeparted'
  | 'within30Minutes'
  | 'within30Days'
  | 'byClaim'
  | 'ownVehicle'
  | 'byBayCode'
  | 'correctionRow'

type Lock = Readonly<Partial<Record<FieldRole, LockTerms>>>

const farmAndOffice = { farm: 'freely', office: 'freely' } as const
const office = { office: 'freely' } as const
const officeWithReason = { office: 'withReason' } as const
const corrected = { office: 'correctionRow' } as const
const declared = { farm: 'freely', office: 'byTelephone' } as const
const asked = { farm: 'byRequest', office: 'freely' } as const
const untilCutOff = { farm: 'untilCutOff', office: 'freely' } as const
const everybody = { ...farmAndOffice, carrierLead: 'freely', driver: 'freely', receiver: 'freely' } as const

/** A phase without an entry is closed to everybody. */
export const fieldLocks: Readonly<Record<LockedField, Readonly<Partial<Record<Phase, Lock>>>>> = {
  offered: { submitted: farmAndOffice, accepted: untilCutOff, assigned: asked },
  days: { submitted: farmAndOffice, accepted: untilCutOff, assigned: { ...asked, carrierLead: 'freely' } },
  declarations: {
    submitted: declared,
    accepted: declared,
    assigned: declared,
    collected: { farm: 'revoke', office: 'byTelephone' },
  },
  instructions: {
    submitted: farmAndOffice,
    accepted: farmAndOffice,
    assigned: farmAndOffice,
    collected: farmAndOffice,
  },
  terms: {
    submitted: office,
    accepted: { office: 'newSnapshot' },
    assigned: office,
    collected: office,
    received: officeWithReason,
    confirmed: officeWithReason,
    locked: corrected,
  },
  plant: { accepted: office, assigned: office, collected: officeWithReason },
  crew: {
    accepted: { office: 'freely', carrierLead: 'byClaim', driver: 'byClaim' },
    assigned: { office: 'freely', carrierLead: 'freely', driver: 'ownVehicle' },
    collected: { office: 'withReason', carrierLead: 'withReason' },
    received: officeWithReason,
  },
  collected: {
    assigned: { driver: 'freely', carrierLead: 'withReason', office: 'withReason' },
    collected: { driver: 'withReasonOnceDeparted', office: 'withReason' },
    received: officeWithReason,
  },
  weighed: {
    collected: { receiver: 'freely', driver: 'byBayCode', office: 'withReason' },
    received: { receiver: 'within30Minutes', office: 'withReason' },
    confirmed: officeWithReason,
    locked: corrected,
  },
  billed: { received: officeWithReason, confirmed: officeWithReason, locked: corrected },
  times: {
    assigned: { driver: 'freely' },
    collected: { driver: 'freely', receiver: 'freely' },
    received: { carrierLead: 'withReason', office: 'withReason' },
    confirmed: officeWithReason,
  },
  objection: { received: { farm: 'freely' }, confirmed: { farm: 'within30Days' } },
  notes: Object.fromEntries(phases.map((phase) => [phase, everybody])),
}

/** On what terms; undefined where the field is closed to the role. */
export function lockTermsOf(field: LockedField, phase: Phase, role: FieldRole): LockTerms | undefined {
  return fieldLocks[field][phase]?.[role]
}

/** The locks of the fields that a request consists of. */
export const yardLocks = {
  instructions: 'instructions',
  contactName: 'instructions',
  contactTelephone: 'instructions',
} as const
export const contentLocks = {
  store: 'offered',
  type: 'offered',
  estimate: 'offered',
  readyFrom: 'days',
  mustBeOutBy: 'days',
  loaderAvailable: 'offered',
  note: 'offered',
  ...yardLocks,
} as const
export const declarationLocks = { declarations: 'declarations', byTelephone: 'declarations' } as const
export const termsLocks = { termsVersion: 'terms', terms: 'terms' } as const
