/** What the field tells where it was foreseen: loading, the way, unloading, and what takes them back. */
import type { LoadCommand, LoadRow } from './load-vocabulary.ts'

const office = ['officeOwn', 'superadmin'] as const
const driverNowOrBefore = ['driverOwn', 'driverFormer'] as const
const beforeLoaded = ['assigned', 'loading'] as const
const loadingDone = ['moveStock', 'issueWaybill', 'noticeLoadOnTheWay'] as const
const deliveryDone = ['issueDeliveryNote', 'issueWaybill', 'letterLoadDelivered'] as const
const handedOver = ['moveStock', 'issueWaybill', 'issueDeliveryNote', 'letterLoadDelivered'] as const
const loadedCorrected = ['moveStockDifference', 'issueWaybill'] as const

export const factRows = {
  arriveAtSwamp: [
    {
      ...{ from: ['assigned'], to: 'loading', by: ['driverOwn', 'loaderOwn'] },
      effects: ['keepTime'],
      undo: 'stopLoading',
    },
  ],
  bucket: [
    {
      ...{ from: ['loading'], to: 'same', by: ['loaderOwn'], needs: ['count', 'bucketSize'] },
      effects: ['countBuckets'],
      undo: 'bucket',
    },
    {
      ...{ from: ['assigned'], to: 'loading', by: ['loaderOwn'], needs: ['count', 'bucketSize'] },
      effects: ['countBuckets', 'keepTime'],
    },
  ],
  stopLoading: [
    {
      ...{ from: ['loading'], to: 'assigned', by: ['driverOwn', 'loaderOwn'] },
      guards: ['somethingIsLoaded', 'loadingBeganOver30MinutesAgo'],
    },
    { from: ['loading'], to: 'assigned', by: office, needs: ['reason'], guards: ['somethingIsLoaded'] },
  ],
  finishLoading: [
    {
      ...{ from: beforeLoaded, to: 'loaded', by: ['loaderOwn'], needs: ['lines', 'lines.stockpile'] },
      effects: loadingDone,
      undo: 'undoLoaded',
    },
    {
      ...{ from: beforeLoaded, to: 'loaded', by: ['driverOwn'], needs: ['lines'], guards: ['notSelfLoading'] },
      effects: loadingDone,
      undo: 'undoLoaded',
    },
    {
      ...{ from: beforeLoaded, to: 'loaded', by: office, needs: ['lines', 'lines.stockpile', 'reason'] },
      effects: loadingDone,
      undo: 'undoLoaded',
    },
  ],
  correctCrew: [
    {
      ...{ from: ['loaded'], to: 'same', by: ['leadOwn', 'officeOwn', 'superadmin'], needs: ['reason'] },
      effects: ['issueWaybill'],
    },
    { from: ['delivered'], to: 'same', by: office, needs: ['reason'], effects: ['issueWaybill'] },
  ],
  undoLoaded: [
    {
      ...{ from: ['loaded'], to: 'loading', by: office, needs: ['reason'], guards: ['departed'] },
      effects: ['reverseStock', 'voidWaybill'],
      undo: 'finishLoading',
    },
    {
      ...{ from: ['loaded'], to: 'loading', by: ['loaderOwn'], guards: ['departed'] },
      effects: ['reverseStock', 'voidWaybill'],
      undo: 'finishLoading',
    },
  ],
  correctLoaded: [
    {
      ...{ from: ['loaded'], to: 'same', by: ['loaderOwn', 'driverOwn'], needs: ['lines'] },
      requiredWhen: [{ need: 'reason', when: 'departed' }],
      effects: loadedCorrected,
    },
    {
      ...{ from: ['loaded', 'delivered', 'verified'], to: 'same', by: office, needs: ['lines', 'reason'] },
      effects: loadedCorrected,
    },
    { from: ['locked'], to: 'same', by: office, needs: ['lines', 'reason'], effects: ['correctInvoiceRows'] },
  ],
  depart: [{ from: ['loaded'], to: 'same', by: ['driverOwn'], effects: ['keepTime'] }],
  arriveAtSite: [{ from: ['loaded'], to: 'same', by: ['driverOwn'], effects: ['keepTime'] }],
  reportProblem: [
    {
      ...{ from: ['assigned', 'loading', 'loaded'], to: 'same', by: ['driverOwn', 'driverFormer', 'loaderOwn'] },
      needs: ['problem'],
      effects: ['openException', 'letterLoadProblem'],
    },
  ],
  deliver: [
    {
      ...{ from: ['loaded'], to: 'delivered', by: ['driverOwn', 'driverFormer', 'leadOwn'], needs: ['receipt'] },
      effects: deliveryDone,
      undo: 'undoDelivered',
    },
    {
      ...{ from: ['loaded'], to: 'delivered', by: office, needs: ['receipt', 'reason'] },
      effects: deliveryDone,
      undo: 'undoDelivered',
    },
  ],
  handOver: [
    {
      ...{ from: beforeLoaded, to: 'delivered', by: ['loaderOwn'], needs: ['lines', 'collector'] },
      guards: ['orderIsDeliveredByCarrier'],
      effects: handedOver,
      undo: 'undoDelivered',
    },
    {
      ...{ from: beforeLoaded, to: 'delivered', by: office, needs: ['lines', 'collector', 'reason'] },
      guards: ['orderIsDeliveredByCarrier'],
      effects: handedOver,
      undo: 'undoDelivered',
    },
  ],
  undoDelivered: [
    {
      ...{ from: ['delivered'], to: 'loaded', by: ['driverOwn'], guards: ['deliveredOver15MinutesAgo'] },
      effects: ['voidDeliveryNote'],
    },
    { from: ['delivered'], to: 'loaded', by: office, needs: ['reason'], effects: ['voidDeliveryNote'] },
  ],
  correctDelivered: [
    {
      ...{ from: ['delivered'], to: 'same', by: ['driverOwn'], guards: ['deliveredOver15MinutesAgo'] },
      effects: ['issueDeliveryNote'],
    },
    {
      ...{ from: ['delivered', 'verified'], to: 'same', by: office, needs: ['reason'] },
      effects: ['issueDeliveryNote'],
    },
    { from: ['locked'], to: 'same', by: office, needs: ['reason'], effects: ['correctInvoiceRows'] },
  ],
  fail: [
    {
      ...{ from: ['loaded'], to: 'failed', by: [...driverNowOrBefore, 'leadOwn', ...office] },
      needs: ['problem', 'where'],
      effects: ['alertOffice', 'letterLoadFailed', 'planReplacement', 'returnStock'],
      undo: 'undoFail',
    },
  ],
  undoFail: [
    {
      ...{ from: ['failed'], to: 'loaded', by: office, needs: ['reason'], guards: ['replacementIsAssignedOrLater'] },
      effects: ['cancelReplacement', 'reverseStockReturn'],
    },
  ],
} as const satisfies Partial<Record<LoadCommand, readonly LoadRow[]>>
