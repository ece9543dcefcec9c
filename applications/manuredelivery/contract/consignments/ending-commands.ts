/** What the field reports where manure is not received: refused at the plant, taken back to the farm, or not picked up. */
import { Words } from '@workspace/logistics/contract'
import { line } from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { physicalCommand } from '../states/consignment-vocabulary.ts'
import { FailedPickup, Refusal } from './consignment-fields.ts'

const Reason = z.strictObject({ reason: Words })

const office = ['officeOwn', 'superadmin'] as const
const drivers = ['driverOwn', 'driverFormer'] as const
const receiver = ['receiverOwn'] as const
const beforeCollected = ['assigned', 'loading'] as const
const notAssigned = ['planned', 'open', 'cancelled'] as const
const refusalNeeds = ['reasonKind', 'cause', 'next'] as const
const refusalDone = ['alertOffice', 'letterManureRefused', 'issueCommercialDocument', 'computeAmounts'] as const
const failureDone = ['alertOffice', 'letterPickupFailed', 'planReplacement', 'computeAmounts'] as const
const returnDone = ['recordFarmVisit', 'computeAmounts', 'notifyFarm'] as const

export const endingCommands = {
  refuse: physicalCommand({
    data: Refusal,
    locks: { quantity: 'weighed' },
    shows: ['words'],
    rows: [
      {
        from: ['collected'],
        to: 'refused',
        by: ['receiverOwn', 'officeOwn', 'superadmin'],
        needs: refusalNeeds,
        effects: refusalDone,
        undo: 'undoRefused',
      },

      {
        from: beforeCollected,
        to: 'refused',
        flag: 'collected_missing',
        by: receiver,
        needs: refusalNeeds,
        effects: refusalDone,
        undo: 'undoRefused',
      },
      {
        from: notAssigned,
        to: 'refused',
        flag: 'not_assigned',
        by: receiver,
        needs: [...refusalNeeds, 'vehicle'],
        effects: refusalDone,
        undo: 'undoRefused',
      },
      {
        from: ['received', 'confirmed', 'failed'],
        to: 'same',
        flag: 'late',
        by: receiver,
        needs: refusalNeeds,
        effects: ['alertOffice'],
      },
      {
        from: ['refused'],
        to: 'same',
        flag: 'possible_duplicate',
        by: receiver,
        needs: refusalNeeds,
      },
      { from: ['locked'], to: 'same', flag: 'correction_proposal', by: receiver, needs: refusalNeeds },
    ],
  }),
  undoRefused: physicalCommand({
    data: Reason,
    shows: ['reason'],
    rows: [
      {
        from: ['refused'],
        to: 'collected',
        by: office,
        needs: ['reason'],
        guards: ['wasSentOnOrReturned', 'rowsAreInBatch'],
        effects: ['voidCommercialDocument', 'closeCarrierRow', 'notifyFarm', 'notifyCrew'],
        undo: 'refuse',
      },
    ],
  }),
  recordReturn: physicalCommand({
    data: z.strictObject({ takenBackBy: line(100, 1), reason: z.optional(Words) }),
    shows: ['reason'],
    rows: [
      { from: ['refused'], to: 'same', by: ['driverOwn', 'leadOwn'], needs: ['takenBackBy'], effects: returnDone },
      { from: ['refused'], to: 'same', by: office, needs: ['takenBackBy', 'reason'], effects: returnDone },

      {
        from: ['refused'],
        to: 'same',
        flag: 'reassigned',
        by: ['driverFormer'],
        needs: ['takenBackBy'],
        effects: returnDone,
      },
      {
        from: [...beforeCollected, 'collected'],
        to: 'same',
        flag: 'refusal_missing',
        by: drivers,
        needs: ['takenBackBy'],
        effects: ['alertOffice'],
      },
      {
        from: notAssigned,
        to: 'same',
        flag: 'not_assigned',
        by: drivers,
        needs: ['takenBackBy'],
      },
      {
        from: ['received', 'confirmed', 'failed'],
        to: 'same',
        flag: 'late',
        by: drivers,
        needs: ['takenBackBy'],
        effects: ['alertOffice'],
      },
      { from: ['locked'], to: 'same', flag: 'correction_proposal', by: drivers, needs: ['takenBackBy'] },
    ],
  }),
  fail: physicalCommand({
    data: FailedPickup,
    shows: ['words'],
    rows: [
      {
        from: beforeCollected,
        to: 'failed',
        by: ['driverOwn', 'leadOwn', 'officeOwn', 'superadmin'],
        needs: ['reasonKind', 'cause'],
        effects: failureDone,
        undo: 'undoFail',
      },
      {
        from: ['collected'],
        to: 'failed',
        by: ['driverOwn', 'driverFormer', 'leadOwn', 'officeOwn', 'superadmin'],
        needs: ['reasonKind', 'where'],
        effects: ['alertOffice', 'letterPickupFailed', 'voidCommercialDocument', 'voidCargo'],
        undo: 'undoFail',
      },

      {
        from: beforeCollected,
        to: 'failed',
        flag: 'reassigned',
        by: ['driverFormer'],
        needs: ['reasonKind'],
        effects: failureDone,
        undo: 'undoFail',
      },
      {
        from: notAssigned,
        to: 'failed',
        flag: 'not_assigned',
        by: drivers,
        needs: ['reasonKind'],
        effects: ['alertOffice'],
        undo: 'undoFail',
      },
      {
        from: ['received', 'confirmed', 'refused', 'failed'],
        to: 'same',
        flag: 'late',
        by: drivers,
        needs: ['reasonKind'],
        effects: ['alertOffice'],
      },
      { from: ['locked'], to: 'same', flag: 'correction_proposal', by: drivers, needs: ['reasonKind'] },
    ],
  }),
  undoFail: physicalCommand({
    data: Reason,
    shows: ['reason'],
    rows: [
      {
        from: ['failed'],
        to: 'heldFrom',
        by: office,
        needs: ['reason'],
        guards: ['replacementIsAssignedOrLater', 'rowsAreInBatch'],
        effects: ['cancelReplacement', 'closeCarrierRow'],
      },
    ],
  }),
}
