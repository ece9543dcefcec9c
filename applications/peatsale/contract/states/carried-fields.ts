/** The fields that commands carry, and which of them are closed to whoever gives the command (2.5). */
import { loadCommands } from '../loads/load-event.ts'
import { orderCommands } from '../orders/order-event.ts'
import type { FieldRole, LockedField, Phase } from './field-locks.ts'
import { termsOf } from './field-locks.ts'
import type { LoadState } from './load-states.ts'
import type { LoadRole } from './load-vocabulary.ts'
import type { OrderState } from './order-states.ts'
import type { OrderRole } from './order-vocabulary.ts'

/** The locks of the fields that a command carries. A field without one is not locked: why, when and where, which loads. */
export function locksOf(of: 'order' | 'load', kind: string): Readonly<Record<string, LockedField>> {
  const commands: Readonly<Record<string, { readonly locks?: Readonly<Record<string, LockedField>> }>> =
    of === 'order' ? orderCommands : loadCommands
  return commands[kind]?.locks ?? {}
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
  const fields = locksOf(of, kind)
  const fieldRole = rolesOnFields[role as OrderRole | LoadRole]
  const phase = of === 'order' ? orderPhases[state as OrderState] : loadPhases[state as LoadState]
  return Object.keys(data).filter((key) => {
    const field = fields[key]
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
