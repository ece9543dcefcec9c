/** Which fields of a command are closed to the role that sends it (lanta-appi 7.2). */
import { consignmentCommands } from '../consignments/consignment-event.ts'
import { requestCommands } from '../requests/request-event.ts'
import type { ConsignmentState } from './consignment-states.ts'
import type { ConsignmentRole } from './consignment-vocabulary.ts'
import type { FieldRole, LockedField, Phase } from './field-locks.ts'
import { lockTermsOf } from './field-locks.ts'
import type { RequestState } from './request-states.ts'
import type { RequestRole } from './request-vocabulary.ts'

/** A request that is being collected: what the table says of a consignment that is assigned holds for its rest. */
const requestPhases: Readonly<Partial<Record<RequestState, Phase>>> = {
  ...{ draft: 'submitted', submitted: 'submitted', accepted: 'accepted', on_hold: 'accepted' },
  ...{ collecting: 'assigned', completed: 'received', closed: 'locked' },
}

/** Times of what was refused or failed are corrected like those of what was received. */
const consignmentPhases: Readonly<Partial<Record<ConsignmentState, Phase>>> = {
  ...{ planned: 'accepted', open: 'accepted', assigned: 'assigned', loading: 'assigned', collected: 'collected' },
  ...{ received: 'received', refused: 'received', failed: 'received', confirmed: 'confirmed', locked: 'locked' },
}

const rolesOnFields: Readonly<Partial<Record<RequestRole | ConsignmentRole, FieldRole>>> = {
  ...{ farmOwn: 'farm', officeOwn: 'office', superadmin: 'office', receiverOwn: 'receiver' },
  ...{ leadOwn: 'carrierLead', leadOffered: 'carrierLead' },
  ...{ driverOwn: 'driver', driverOffered: 'driver', driverFormer: 'driver' },
}

export interface SentFields {
  readonly of: 'request' | 'consignment'
  readonly kind: string
  readonly role: string
  readonly state: string
  readonly data: object
}

/** The fields of the data that the role may not change in this state; empty where the command may carry them all. */
export function closedFields({ of, kind, role, state, data }: SentFields): readonly string[] {
  const locks = locksOf(of, kind)
  const fieldRole = rolesOnFields[role as RequestRole | ConsignmentRole]
  const phase = of === 'request' ? requestPhases[state as RequestState] : consignmentPhases[state as ConsignmentState]
  return Object.entries(data).flatMap(([name, value]) => {
    const field = locks[name]
    // Notes are accepted in every state, also of what has ended.
    if (field === undefined || field === 'notes' || value === undefined) return []
    const terms = fieldRole === undefined || phase === undefined ? undefined : lockTermsOf(field, phase, fieldRole)
    const isOpen = terms !== undefined && (terms !== 'byRequest' || kind === 'requestChange')
    return isOpen ? [] : [name]
  })
}

/** A field without a lock may always be carried: a reason, a number of loads. */
function locksOf(of: SentFields['of'], kind: string): Readonly<Record<string, LockedField>> {
  const commands: Readonly<Record<string, { readonly locks?: Readonly<Record<string, LockedField>> }>> =
    of === 'request' ? requestCommands : consignmentCommands
  return commands[kind]?.locks ?? {}
}
