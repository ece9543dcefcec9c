/**
 * What the field tells where nobody expected it: the load was taken back, given to another, or is further on. A fact is
 * never refused for that; it is flagged, and the office looks at it.
 */
import type { LoadCommand, LoadRow } from './load-vocabulary.ts'

const notGiven = ['planned', 'open', 'cancelled'] as const
const beforeLoaded = ['assigned', 'loading'] as const
const driverNowOrBefore = ['driverOwn', 'driverFormer'] as const
const driversAndLoader = ['driverOwn', 'driverFormer', 'loaderOwn'] as const
const driversAndLead = ['driverOwn', 'driverFormer', 'leadOwn'] as const
const selfLoading = ['notSelfLoading'] as const
const failed = ['alertOffice', 'letterLoadFailed', 'planReplacement', 'returnStock'] as const

/** The times of the way: the driver's two taps between loading and unloading. */
const wayRows = [
  { from: ['loaded'], to: 'same', flag: 'reassigned', by: ['driverFormer'], effects: ['keepTime'] },
  { from: beforeLoaded, to: 'same', flag: 'loaded_missing', by: driverNowOrBefore, effects: ['keepTime'] },
  { from: notGiven, to: 'same', flag: 'not_assigned', by: driverNowOrBefore, effects: ['keepTime'] },
  {
    ...{ from: ['delivered', 'verified', 'locked', 'failed'], to: 'same', flag: 'late', by: driverNowOrBefore },
    effects: ['keepTime'],
  },
] as const satisfies readonly LoadRow[]

export const lateFactRows = {
  arriveAtSwamp: [
    { from: notGiven, to: 'loading', flag: 'not_assigned', by: driversAndLoader, effects: ['keepTime'] },
    { from: ['assigned'], to: 'same', flag: 'reassigned', by: ['driverFormer'] },
    {
      ...{ from: ['loading', 'loaded', 'delivered', 'verified', 'locked', 'failed'], to: 'same', flag: 'late' },
      by: driversAndLoader,
      effects: ['keepTime'],
    },
  ],
  bucket: [
    {
      ...{ from: notGiven, to: 'loading', flag: 'not_assigned', by: ['loaderOwn'] },
      effects: ['countBuckets', 'keepTime'],
    },
    {
      ...{ from: ['loaded', 'delivered', 'verified', 'locked', 'failed'], to: 'same', flag: 'late' },
      by: ['loaderOwn'],
    },
  ],
  finishLoading: [
    {
      ...{ from: notGiven, to: 'loaded', flag: 'not_assigned', by: ['loaderOwn'], needs: ['lines', 'vehicle'] },
      effects: ['moveStock', 'issueWaybill'],
    },
    {
      ...{ from: notGiven, to: 'loaded', flag: 'not_assigned', by: driverNowOrBefore, needs: ['lines'] },
      guards: selfLoading,
      effects: ['moveStock', 'issueWaybill'],
    },
    {
      ...{ from: beforeLoaded, to: 'same', flag: 'reassigned', by: ['driverFormer'], needs: ['lines'] },
      guards: selfLoading,
    },
    {
      ...{ from: ['loaded'], to: 'same', flag: 'possible_duplicate', by: driverNowOrBefore, guards: selfLoading },
      effects: ['moveStockOnceUntilDecided'],
    },
    {
      ...{ from: ['delivered', 'verified', 'failed'], to: 'same', flag: 'late', by: driverNowOrBefore },
      guards: selfLoading,
    },
    {
      ...{ from: ['locked'], to: 'same', flag: 'correction_proposal', by: driverNowOrBefore, guards: selfLoading },
    },
    {
      ...{ from: ['loaded'], to: 'same', flag: 'possible_duplicate', by: ['loaderOwn'] },
      effects: ['moveStockOnceUntilDecided'],
    },
    { from: ['delivered'], to: 'same', flag: 'late', by: ['loaderOwn'], effects: ['fillQuantityLoaded'] },
    { from: ['verified', 'failed'], to: 'same', flag: 'late', by: ['loaderOwn'] },
    {
      ...{ from: ['locked'], to: 'same', flag: 'correction_proposal', by: ['loaderOwn'] },
    },
  ],
  depart: wayRows,
  arriveAtSite: wayRows,
  reportProblem: [
    {
      ...{ from: [...notGiven, 'delivered', 'verified', 'locked', 'failed'], to: 'same', flag: 'late' },
      ...{ by: driversAndLoader, needs: ['problem'] },
      effects: ['openException', 'letterLoadProblem'],
    },
  ],
  deliver: [
    {
      ...{ from: beforeLoaded, to: 'delivered', flag: 'loaded_missing', by: driversAndLead },
      effects: ['issueDeliveryNote', 'issueWaybill', 'letterLoadDelivered'],
      undo: 'undoDelivered',
    },
    {
      ...{ from: notGiven, to: 'delivered', flag: 'not_assigned', by: driverNowOrBefore },
      effects: ['issueDeliveryNote', 'issueWaybill'],
    },
    {
      ...{ from: ['delivered'], to: 'same', flag: 'possible_duplicate', by: driversAndLead },
    },
    { from: ['verified', 'failed'], to: 'same', flag: 'late', by: driverNowOrBefore },
    {
      ...{ from: ['locked'], to: 'same', flag: 'correction_proposal', by: driverNowOrBefore },
    },
  ],
  handOver: [
    {
      ...{ from: notGiven, to: 'delivered', flag: 'not_assigned', by: ['loaderOwn'] },
      effects: ['moveStock', 'issueWaybill', 'issueDeliveryNote'],
    },
    {
      ...{ from: ['loaded', 'delivered', 'verified', 'failed'], to: 'same', flag: 'possible_duplicate' },
      by: ['loaderOwn'],
      effects: ['moveStockOnceUntilDecided'],
    },
    {
      ...{ from: ['locked'], to: 'same', flag: 'correction_proposal', by: ['loaderOwn'] },
    },
  ],
  fail: [
    {
      ...{ from: beforeLoaded, to: 'failed', flag: 'loaded_missing', by: driverNowOrBefore },
      ...{ needs: ['problem', 'where'], effects: failed, undo: 'undoFail' },
    },
    {
      ...{ from: notGiven, to: 'failed', flag: 'not_assigned', by: driverNowOrBefore, needs: ['problem', 'where'] },
      effects: ['alertOffice', 'planReplacement'],
      undo: 'undoFail',
    },
    {
      ...{ from: ['delivered', 'verified', 'failed'], to: 'same', flag: 'late', by: driverNowOrBefore },
      effects: ['alertOffice'],
    },
    {
      ...{ from: ['locked'], to: 'same', flag: 'correction_proposal', by: driverNowOrBefore },
    },
  ],
} as const satisfies Partial<Record<LoadCommand, readonly LoadRow[]>>
