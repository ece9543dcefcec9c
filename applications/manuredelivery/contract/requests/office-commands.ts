/** Commands about a request that are the office's, and those that everybody has once it was sent (lanta-appi 3.2). */
import { Words } from '@workspace/logistics/contract'
import { LocalDate, Uuid } from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { PlannedEstimate } from '../fields/amounts.ts'
import { When } from '../fields/when.ts'
import { termsLocks } from '../states/field-locks.ts'
import { requestStates } from '../states/request-states.ts'
import { officeCommand } from '../states/request-vocabulary.ts'
import { termsChoice } from './request-fields.ts'

const Nothing = z.strictObject({})
const Reason = z.strictObject({ reason: Words })
const OptionalReason = z.strictObject({ reason: z.optional(Words) })

export const holdReasons = ['biosecurity', 'plant_full', 'thaw', 'contract', 'other'] as const

const Acceptance = z.strictObject({
  when: When,
  plant: Uuid,
  /** Truck loads: as planned by W8, or as many as the office says. */
  loads: z.int().check(z.minimum(1), z.maximum(200)),
  ...termsChoice,
  /** Why the plant takes it although it is full. */
  reason: z.optional(Words),
})
const AddedConsignment = z.strictObject({ estimate: PlannedEstimate, plant: Uuid, when: When })

const office = ['officeOwn', 'superadmin'] as const
const farm = ['farmOwn'] as const
const everybody = ['farmOwn', 'officeOwn', 'superadmin'] as const
const bound = ['accepted', 'on_hold', 'collecting'] as const
const cancelledWithConsignments = ['cancelConsignments', 'letterRequestCancelled'] as const

export const officeCommands = {
  acceptChange: officeCommand({
    data: z.strictObject({ ...termsChoice, words: Words }),
    locks: termsLocks,
    shows: ['words'],
    rows: [
      {
        from: ['accepted', 'on_hold'],
        to: 'as asked',
        by: office,
        needs: ['words'],
        guards: ['noChangeIsAskedFor', 'cancelAskedWhileLoading'],
        effects: ['doAsAsked', 'letterChangeDecided'],
      },
      {
        from: ['collecting'],
        to: 'same',
        by: office,
        needs: ['words'],
        guards: ['noChangeIsAskedFor'],
        effects: ['doAsAsked', 'letterChangeDecided'],
      },
    ],
  }),
  declineChange: officeCommand({
    data: Reason,
    shows: ['reason'],
    rows: [
      {
        from: bound,
        to: 'same',
        by: office,
        needs: ['reason'],
        guards: ['noChangeIsAskedFor'],
        effects: ['declineOpenChange', 'letterChangeDecided'],
      },
    ],
  }),
  accept: officeCommand({
    data: Acceptance,
    locks: termsLocks,
    shows: ['reason'],
    rows: [
      {
        from: ['submitted'],
        to: 'accepted',
        by: office,
        needs: ['when', 'plant', 'loads', 'termsVersion', 'baseVersion'],
        guards: [
          'declarationIsMissingOrRevoked',
          'alertStopsFarmOrMunicipality',
          'noTermsFit',
          'termsHaveChanged',
          'plantIsFullAndNoReason',
        ],
        effects: ['takeTermsSnapshot', 'planConsignments', 'letterRequestAccepted'],
        undo: 'unaccept',
      },
    ],
  }),
  unaccept: officeCommand({
    data: Reason,
    shows: ['reason'],
    rows: [
      {
        from: ['accepted'],
        to: 'submitted',
        by: office,
        needs: ['reason'],
        guards: ['consignmentIsLoadingOrLater'],
        effects: ['cancelConsignments', 'letterRequestUnaccepted', 'enterInbox'],
        undo: 'accept',
      },
    ],
  }),
  reject: officeCommand({
    data: Reason,
    shows: ['reason'],
    rows: [
      {
        from: ['submitted'],
        to: 'rejected',
        by: office,
        needs: ['reason'],
        effects: ['leaveInbox', 'letterRequestRejected'],
        undo: 'reopen',
      },
    ],
  }),
  reopen: officeCommand({
    data: Nothing,
    rows: [{ from: ['rejected'], to: 'submitted', by: office, effects: ['enterInbox', 'letterRequestReopened'] }],
  }),
  hold: officeCommand({
    data: z.strictObject({ reasonKind: z.enum(holdReasons), words: Words, reviewDate: LocalDate }),
    shows: ['words'],
    rows: [
      {
        from: ['submitted', 'accepted', 'collecting'],
        to: 'on_hold',
        by: office,
        needs: ['reasonKind', 'words', 'reviewDate'],
        effects: ['keepHeldFrom', 'letterRequestHeld'],
        undo: 'release',
      },
    ],
  }),
  release: officeCommand({
    data: Nothing,
    rows: [
      {
        from: ['on_hold'],
        to: 'heldFrom',
        by: office,
        guards: ['alertStopsFarmOrMunicipality', 'declarationIsRevoked'],
        effects: ['letterRequestReleased'],
        undo: 'hold',
      },
    ],
  }),
  cancel: officeCommand({
    data: OptionalReason,
    shows: ['reason'],
    rows: [
      {
        from: ['draft', 'submitted'],
        to: 'cancelled',
        by: everybody,
        guards: ['hasNoNumber'],
        effects: ['leaveInbox', 'letterRequestCancelledByAnother'],
        undo: 'uncancel',
      },
      {
        from: ['accepted', 'on_hold'],
        to: 'cancelled',
        by: farm,
        guards: ['lessThanCutOffHoursLeft', 'consignmentIsOpenAssignedOrLater'],
        effects: cancelledWithConsignments,
        undo: 'uncancel',
      },
      {
        from: ['accepted', 'on_hold'],
        to: 'cancelled',
        by: office,
        needs: ['reason'],
        guards: ['consignmentIsLoadingOrLater'],
        effects: cancelledWithConsignments,
        undo: 'uncancel',
      },
    ],
  }),
  uncancel: officeCommand({
    data: Nothing,
    rows: [
      {
        from: ['cancelled'],
        to: 'submitted',
        by: office,
        guards: ['cancelledOver30DaysAgo'],
        effects: ['enterInbox', 'letterRequestReopened'],
      },
    ],
  }),
  closeRemainder: officeCommand({
    data: Reason,
    shows: ['reason'],
    rows: [
      {
        from: bound,
        to: 'derived',
        by: office,
        needs: ['reason'],
        guards: ['consignmentIsAssignedLoadingOrCollected'],
        effects: ['cancelPlannedAndOpenConsignments', 'letterRequestRemainderClosed'],
      },
    ],
  }),
  addConsignment: officeCommand({
    data: AddedConsignment,
    rows: [
      {
        from: ['accepted', 'collecting'],
        to: 'same',
        by: office,
        needs: ['estimate', 'plant', 'when'],
        guards: ['alertStopsFarmOrMunicipality'],
        effects: ['planConsignment'],
      },
      {
        from: ['completed'],
        to: 'collecting',
        by: office,
        needs: ['estimate', 'plant', 'when'],
        guards: ['alertStopsFarmOrMunicipality'],
        effects: ['planConsignment'],
      },
    ],
  }),
  note: officeCommand({
    data: z.strictObject({ text: Words }),
    locks: { text: 'notes' },
    shows: ['text'],
    rows: [{ from: requestStates, to: 'same', by: everybody, needs: ['text'], effects: ['notifyOfficeOfNote'] }],
  }),
}
