/** Moves without a command of the record's own: what consignments do to their request, batches, the clock and alerts. */
import type { ManureRefusal } from '../manure-refusals.ts'
import type { ConsignmentState } from './consignment-states.ts'
import type { ConsignmentRole } from './consignment-vocabulary.ts'
import type { Flag } from './flags.ts'
import type { RequestState } from './request-states.ts'

export interface DerivedMove {
  /** What must hold for the consignments of the request. */
  readonly when:
    | 'consignmentEntersLoadingCollectedOrReceived'
    | 'noConsignmentIsLoadingOrLater'
    | 'allConsignmentsHaveEndedAndNothingRemains'
    | 'nothingWasCollectedAndRestIsClosed'
    | 'consignmentIsUnreceivedOrAdded'
    | 'everyReceivedConsignmentIsLocked'
    | 'batchIsUnapproved'
  readonly from: readonly RequestState[]
  readonly to: RequestState
  /** What `heldFrom` becomes. */
  readonly heldFrom?: RequestState
  /** The flag of the consignment that caused the move. */
  readonly flagsConsignment?: Flag
  readonly letter?: 'request_completed'
}

/** In the transaction of the consignment's event. */
export const derivedMoves: readonly DerivedMove[] = [
  { when: 'consignmentEntersLoadingCollectedOrReceived', from: ['accepted'], to: 'collecting' },
  {
    when: 'consignmentEntersLoadingCollectedOrReceived',
    from: ['on_hold'],
    to: 'on_hold',
    heldFrom: 'collecting',
    flagsConsignment: 'request_on_hold',
  },
  {
    when: 'consignmentEntersLoadingCollectedOrReceived',
    from: ['submitted', 'rejected', 'cancelled'],
    to: 'collecting',
    flagsConsignment: 'not_assigned',
  },
  { when: 'noConsignmentIsLoadingOrLater', from: ['collecting'], to: 'accepted' },
  {
    when: 'allConsignmentsHaveEndedAndNothingRemains',
    from: ['collecting'],
    to: 'completed',
    letter: 'request_completed',
  },
  { when: 'nothingWasCollectedAndRestIsClosed', from: ['accepted', 'collecting'], to: 'cancelled' },
  { when: 'consignmentIsUnreceivedOrAdded', from: ['completed'], to: 'collecting' },
  { when: 'everyReceivedConsignmentIsLocked', from: ['completed'], to: 'closed' },
  { when: 'batchIsUnapproved', from: ['closed'], to: 'completed' },
]

interface BatchMove {
  readonly from: ConsignmentState
  readonly to: ConsignmentState
  readonly by: readonly ConsignmentRole[]
  readonly refusedWhen?: { readonly batchIsMarkedSent: ManureRefusal }
}

/** All consignments of a batch, or none. Refused and failed ones with rows keep their state. */
export const batchMoves = {
  approveBatch: { from: 'confirmed', to: 'locked', by: ['officeOwn', 'superadmin'] },
  unapproveBatch: {
    from: 'locked',
    to: 'confirmed',
    by: ['superadmin'],
    refusedWhen: { batchIsMarkedSent: 'batch_sent' },
  },
} as const satisfies Readonly<Record<string, BatchMove>>

interface SystemMove {
  readonly from: readonly ConsignmentState[]
  /** `as stop`: where the command `stop` leads. */
  readonly to: ConsignmentState | 'as stop'
  /** Days after the farm was asked: of the letter that reminds it, and of the move. */
  readonly afterDays?: { readonly letter: number; readonly move: number }
}

export const systemMoves = {
  offerDeadline: { from: ['open'], to: 'planned' },
  /** Never with an open objection, a stop or a flag that keeps the farm from being asked. */
  silence: { from: ['received'], to: 'confirmed', afterDays: { letter: 5, move: 7 } },
  /** In the transaction that saves the alert. */
  alert: { from: ['planned', 'open', 'assigned', 'loading', 'collected'], to: 'as stop' },
} as const satisfies Readonly<Record<string, SystemMove>>

/** Flags that do not keep the farm from being asked; `estimated` is one at a plant that does not weigh. */
export const harmlessFlags: readonly Flag[] = ['late', 'reassigned', 'overweight', 'unwashed', 'request_on_hold']
