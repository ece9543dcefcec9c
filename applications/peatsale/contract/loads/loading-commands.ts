/**
 * What the field reports of the loading. A row with a flag is about what nobody expected: the load was taken back, given to
 * another, or is further on. A fact is never refused for that; it is flagged, and the office looks at it.
 */
import { Words } from '@workspace/logistics/contract'
import { Uuid } from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { physicalCommand } from '../states/load-vocabulary.ts'
import { BucketCount, LoadedLines } from './load-fields.ts'

const reason = z.optional(Words)
const Nothing = z.strictObject({})
const OptionalReason = z.strictObject({ reason })
const Loaded = z.strictObject({
  lines: LoadedLines,
  /** Kilograms over a weighbridge. */
  mass: z.optional(z.int().check(z.minimum(0), z.maximum(200_000))),
  /** Of a load that was given to nobody. */
  vehicle: z.optional(Uuid),
  reason,
})

const office = ['officeOwn', 'superadmin'] as const
const driverNowOrBefore = ['driverOwn', 'driverFormer'] as const
const beforeLoaded = ['assigned', 'loading'] as const
const loadingDone = ['moveStock', 'issueWaybill', 'noticeLoadOnTheWay'] as const

const notGiven = ['planned', 'open', 'cancelled'] as const
const driversAndLoader = ['driverOwn', 'driverFormer', 'loaderOwn'] as const
const selfLoading = ['notSelfLoading'] as const

export const loadingCommands = {
  arriveAtSwamp: physicalCommand({
    data: Nothing,
    rows: [
      {
        from: ['assigned'],
        to: 'loading',
        by: ['driverOwn', 'loaderOwn'],
        effects: ['keepTime'],
        undo: 'stopLoading',
      },

      { from: notGiven, to: 'loading', flag: 'not_assigned', by: driversAndLoader, effects: ['keepTime'] },
      { from: ['assigned'], to: 'same', flag: 'reassigned', by: ['driverFormer'] },
      {
        from: ['loading', 'loaded', 'delivered', 'verified', 'locked', 'failed'],
        to: 'same',
        flag: 'late',
        by: driversAndLoader,
        effects: ['keepTime'],
      },
    ],
  }),
  bucket: physicalCommand({
    data: BucketCount,
    locks: { count: 'loaded', bucketSize: 'loaded', stockpile: 'loaded' },
    rows: [
      {
        from: ['loading'],
        to: 'same',
        by: ['loaderOwn'],
        needs: ['count', 'bucketSize'],
        effects: ['countBuckets'],
        undo: 'bucket',
      },
      {
        from: ['assigned'],
        to: 'loading',
        by: ['loaderOwn'],
        needs: ['count', 'bucketSize'],
        effects: ['countBuckets', 'keepTime'],
      },

      {
        from: notGiven,
        to: 'loading',
        flag: 'not_assigned',
        by: ['loaderOwn'],
        effects: ['countBuckets', 'keepTime'],
      },
      {
        from: ['loaded', 'delivered', 'verified', 'locked', 'failed'],
        to: 'same',
        flag: 'late',
        by: ['loaderOwn'],
      },
    ],
  }),
  stopLoading: physicalCommand({
    data: OptionalReason,
    shows: ['reason'],
    rows: [
      {
        from: ['loading'],
        to: 'assigned',
        by: ['driverOwn', 'loaderOwn'],
        guards: ['somethingIsLoaded', 'loadingBeganOver30MinutesAgo'],
      },
      { from: ['loading'], to: 'assigned', by: office, needs: ['reason'], guards: ['somethingIsLoaded'] },
    ],
  }),
  finishLoading: physicalCommand({
    data: Loaded,
    locks: { lines: 'loaded', mass: 'loaded' },
    shows: ['reason'],
    rows: [
      {
        from: beforeLoaded,
        to: 'loaded',
        by: ['loaderOwn'],
        needs: ['lines', 'lines.stockpile'],
        effects: loadingDone,
        undo: 'undoLoaded',
      },
      {
        from: beforeLoaded,
        to: 'loaded',
        by: ['driverOwn'],
        needs: ['lines'],
        guards: ['notSelfLoading'],
        effects: loadingDone,
        undo: 'undoLoaded',
      },
      {
        from: beforeLoaded,
        to: 'loaded',
        by: office,
        needs: ['lines', 'lines.stockpile', 'reason'],
        effects: loadingDone,
        undo: 'undoLoaded',
      },

      {
        from: notGiven,
        to: 'loaded',
        flag: 'not_assigned',
        by: ['loaderOwn'],
        needs: ['lines', 'vehicle'],
        effects: ['moveStock', 'issueWaybill'],
      },
      {
        from: notGiven,
        to: 'loaded',
        flag: 'not_assigned',
        by: driverNowOrBefore,
        needs: ['lines'],
        guards: selfLoading,
        effects: ['moveStock', 'issueWaybill'],
      },
      {
        from: beforeLoaded,
        to: 'same',
        flag: 'reassigned',
        by: ['driverFormer'],
        needs: ['lines'],
        guards: selfLoading,
      },
      {
        from: ['loaded'],
        to: 'same',
        flag: 'possible_duplicate',
        by: driverNowOrBefore,
        guards: selfLoading,
        effects: ['moveStockOnceUntilDecided'],
      },
      {
        from: ['delivered', 'verified', 'failed'],
        to: 'same',
        flag: 'late',
        by: driverNowOrBefore,
        guards: selfLoading,
      },
      {
        from: ['locked'],
        to: 'same',
        flag: 'correction_proposal',
        by: driverNowOrBefore,
        guards: selfLoading,
      },
      {
        from: ['loaded'],
        to: 'same',
        flag: 'possible_duplicate',
        by: ['loaderOwn'],
        effects: ['moveStockOnceUntilDecided'],
      },
      { from: ['delivered'], to: 'same', flag: 'late', by: ['loaderOwn'], effects: ['fillQuantityLoaded'] },
      { from: ['verified', 'failed'], to: 'same', flag: 'late', by: ['loaderOwn'] },
      {
        from: ['locked'],
        to: 'same',
        flag: 'correction_proposal',
        by: ['loaderOwn'],
      },
    ],
  }),
}
