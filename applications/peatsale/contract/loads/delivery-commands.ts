/** What the field reports of the unloading, and what undoes it. */
import { Words } from '@workspace/logistics/contract'
import { line } from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { physicalCommand } from '../states/load-vocabulary.ts'
import { DeliveredLines, LoadedLines, ProblemReport, peatPlaces, Receipt } from './load-fields.ts'
import { problems } from './reason-tiles.ts'

const reason = z.optional(Words)
const Reason = z.strictObject({ reason: Words })
const OptionalReason = z.strictObject({ reason })

const office = ['officeOwn', 'superadmin'] as const
const driverNowOrBefore = ['driverOwn', 'driverFormer'] as const
const beforeLoaded = ['assigned', 'loading'] as const
const deliveryDone = ['issueDeliveryNote', 'issueWaybill', 'letterLoadDelivered'] as const
const handedOver = ['moveStock', 'issueWaybill', 'issueDeliveryNote', 'letterLoadDelivered'] as const

const notGiven = ['planned', 'open', 'cancelled'] as const
const driversAndLead = ['driverOwn', 'driverFormer', 'leadOwn'] as const
const failed = ['alertOffice', 'letterLoadFailed', 'planReplacement', 'returnStock'] as const

export const deliveryCommands = {
  deliver: physicalCommand({
    data: z.strictObject({
      /** All that was loaded when left out. */
      lines: z.optional(DeliveredLines),
      receipt: Receipt,
      exception: z.optional(ProblemReport),
      reason,
    }),
    locks: { lines: 'delivered', receipt: 'delivered' },
    shows: ['reason'],
    rows: [
      {
        from: ['loaded'],
        to: 'delivered',
        by: ['driverOwn', 'driverFormer', 'leadOwn'],
        needs: ['receipt'],
        effects: deliveryDone,
        undo: 'undoDelivered',
      },
      {
        from: ['loaded'],
        to: 'delivered',
        by: office,
        needs: ['receipt', 'reason'],
        effects: deliveryDone,
        undo: 'undoDelivered',
      },

      {
        from: beforeLoaded,
        to: 'delivered',
        flag: 'loaded_missing',
        by: driversAndLead,
        effects: ['issueDeliveryNote', 'issueWaybill', 'letterLoadDelivered'],
        undo: 'undoDelivered',
      },
      {
        from: notGiven,
        to: 'delivered',
        flag: 'not_assigned',
        by: driverNowOrBefore,
        effects: ['issueDeliveryNote', 'issueWaybill'],
      },
      {
        from: ['delivered'],
        to: 'same',
        flag: 'possible_duplicate',
        by: driversAndLead,
      },
      { from: ['verified', 'failed'], to: 'same', flag: 'late', by: driverNowOrBefore },
      {
        from: ['locked'],
        to: 'same',
        flag: 'correction_proposal',
        by: driverNowOrBefore,
      },
    ],
  }),
  handOver: physicalCommand({
    data: z.strictObject({ lines: LoadedLines, collector: line(100, 1), reason }),
    locks: { lines: 'loaded', collector: 'delivered' },
    shows: ['reason'],
    rows: [
      {
        from: beforeLoaded,
        to: 'delivered',
        by: ['loaderOwn'],
        needs: ['lines', 'collector'],
        guards: ['orderIsDeliveredByCarrier'],
        effects: handedOver,
        undo: 'undoDelivered',
      },
      {
        from: beforeLoaded,
        to: 'delivered',
        by: office,
        needs: ['lines', 'collector', 'reason'],
        guards: ['orderIsDeliveredByCarrier'],
        effects: handedOver,
        undo: 'undoDelivered',
      },

      {
        from: notGiven,
        to: 'delivered',
        flag: 'not_assigned',
        by: ['loaderOwn'],
        effects: ['moveStock', 'issueWaybill', 'issueDeliveryNote'],
      },
      {
        from: ['loaded', 'delivered', 'verified', 'failed'],
        to: 'same',
        flag: 'possible_duplicate',
        by: ['loaderOwn'],
        effects: ['moveStockOnceUntilDecided'],
      },
      {
        from: ['locked'],
        to: 'same',
        flag: 'correction_proposal',
        by: ['loaderOwn'],
      },
    ],
  }),
  undoDelivered: physicalCommand({
    data: OptionalReason,
    shows: ['reason'],
    rows: [
      {
        from: ['delivered'],
        to: 'loaded',
        by: ['driverOwn'],
        guards: ['deliveredOver15MinutesAgo'],
        effects: ['voidDeliveryNote'],
      },
      { from: ['delivered'], to: 'loaded', by: office, needs: ['reason'], effects: ['voidDeliveryNote'] },
    ],
  }),
  correctDelivered: physicalCommand({
    data: z
      .strictObject({ lines: z.optional(DeliveredLines), receipt: z.optional(Receipt), reason })
      .check(z.refine(({ lines, receipt }) => lines !== undefined || receipt !== undefined, { path: ['lines'] })),
    locks: { lines: 'delivered', receipt: 'delivered' },
    shows: ['reason'],
    rows: [
      {
        from: ['delivered'],
        to: 'same',
        by: ['driverOwn'],
        guards: ['deliveredOver15MinutesAgo'],
        effects: ['issueDeliveryNote'],
      },
      {
        from: ['delivered', 'verified'],
        to: 'same',
        by: office,
        needs: ['reason'],
        effects: ['issueDeliveryNote'],
      },
      { from: ['locked'], to: 'same', by: office, needs: ['reason'], effects: ['correctInvoiceRows'] },
    ],
  }),
  fail: physicalCommand({
    data: z.strictObject({ problem: z.enum(problems), where: z.enum(peatPlaces), words: z.optional(Words) }),
    shows: ['words'],
    rows: [
      {
        from: ['loaded'],
        to: 'failed',
        by: [...driverNowOrBefore, 'leadOwn', ...office],
        needs: ['problem', 'where'],
        effects: ['alertOffice', 'letterLoadFailed', 'planReplacement', 'returnStock'],
        undo: 'undoFail',
      },

      {
        from: beforeLoaded,
        to: 'failed',
        flag: 'loaded_missing',
        by: driverNowOrBefore,
        needs: ['problem', 'where'],
        effects: failed,
        undo: 'undoFail',
      },
      {
        from: notGiven,
        to: 'failed',
        flag: 'not_assigned',
        by: driverNowOrBefore,
        needs: ['problem', 'where'],
        effects: ['alertOffice', 'planReplacement'],
        undo: 'undoFail',
      },
      {
        from: ['delivered', 'verified', 'failed'],
        to: 'same',
        flag: 'late',
        by: driverNowOrBefore,
        effects: ['alertOffice'],
      },
      {
        from: ['locked'],
        to: 'same',
        flag: 'correction_proposal',
        by: driverNowOrBefore,
      },
    ],
  }),
  undoFail: physicalCommand({
    data: Reason,
    shows: ['reason'],
    rows: [
      {
        from: ['failed'],
        to: 'loaded',
        by: office,
        needs: ['reason'],
        guards: ['replacementIsAssignedOrLater'],
        effects: ['cancelReplacement', 'reverseStockReturn'],
      },
    ],
  }),
}
