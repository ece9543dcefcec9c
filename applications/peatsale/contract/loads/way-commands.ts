/** What the field reports between loading and unloading: corrections of what was loaded, and the way. */
import { Words } from '@workspace/logistics/contract'
import * as z from 'zod/mini'
import { physicalCommand } from '../states/load-vocabulary.ts'
import { crewWith, LoadedLines, ProblemReport } from './load-fields.ts'

const reason = z.optional(Words)
const Nothing = z.strictObject({})
const OptionalReason = z.strictObject({ reason })

const office = ['officeOwn', 'superadmin'] as const
const driverNowOrBefore = ['driverOwn', 'driverFormer'] as const
const beforeLoaded = ['assigned', 'loading'] as const
const loadedCorrected = ['moveStockDifference', 'issueWaybill'] as const

const notGiven = ['planned', 'open', 'cancelled'] as const
const driversAndLoader = ['driverOwn', 'driverFormer', 'loaderOwn'] as const

/** The times of the way: the driver's two taps between loading and unloading. */
const wayRows = [
  { from: ['loaded'], to: 'same', flag: 'reassigned', by: ['driverFormer'], effects: ['keepTime'] },
  { from: beforeLoaded, to: 'same', flag: 'loaded_missing', by: driverNowOrBefore, effects: ['keepTime'] },
  { from: notGiven, to: 'same', flag: 'not_assigned', by: driverNowOrBefore, effects: ['keepTime'] },
  {
    from: ['delivered', 'verified', 'locked', 'failed'],
    to: 'same',
    flag: 'late',
    by: driverNowOrBefore,
    effects: ['keepTime'],
  },
] as const

export const wayCommands = {
  correctCrew: physicalCommand({
    data: crewWith(Words),
    locks: { driver: 'crew', vehicle: 'crew' },
    shows: ['reason'],
    rows: [
      {
        from: ['loaded'],
        to: 'same',
        by: ['leadOwn', 'officeOwn', 'superadmin'],
        needs: ['reason'],
        effects: ['issueWaybill'],
      },
      { from: ['delivered'], to: 'same', by: office, needs: ['reason'], effects: ['issueWaybill'] },
    ],
  }),
  undoLoaded: physicalCommand({
    data: OptionalReason,
    shows: ['reason'],
    rows: [
      {
        from: ['loaded'],
        to: 'loading',
        by: office,
        needs: ['reason'],
        guards: ['departed'],
        effects: ['reverseStock', 'voidWaybill'],
        undo: 'finishLoading',
      },
      {
        from: ['loaded'],
        to: 'loading',
        by: ['loaderOwn'],
        guards: ['departed'],
        effects: ['reverseStock', 'voidWaybill'],
        undo: 'finishLoading',
      },
    ],
  }),
  correctLoaded: physicalCommand({
    data: z.strictObject({ lines: LoadedLines, reason }),
    locks: { lines: 'loaded' },
    shows: ['reason'],
    rows: [
      {
        from: ['loaded'],
        to: 'same',
        by: ['loaderOwn', 'driverOwn'],
        needs: ['lines'],
        requiredWhen: [{ need: 'reason', when: 'departed' }],
        effects: loadedCorrected,
      },
      {
        from: ['loaded', 'delivered', 'verified'],
        to: 'same',
        by: office,
        needs: ['lines', 'reason'],
        effects: loadedCorrected,
      },
      { from: ['locked'], to: 'same', by: office, needs: ['lines', 'reason'], effects: ['correctInvoiceRows'] },
    ],
  }),
  depart: physicalCommand({
    data: Nothing,
    rows: [{ from: ['loaded'], to: 'same', by: ['driverOwn'], effects: ['keepTime'] }, ...wayRows],
  }),
  arriveAtSite: physicalCommand({
    data: Nothing,
    rows: [{ from: ['loaded'], to: 'same', by: ['driverOwn'], effects: ['keepTime'] }, ...wayRows],
  }),
  reportProblem: physicalCommand({
    data: ProblemReport,
    shows: ['words'],
    rows: [
      {
        from: ['assigned', 'loading', 'loaded'],
        to: 'same',
        by: ['driverOwn', 'driverFormer', 'loaderOwn'],
        needs: ['problem'],
        effects: ['openException', 'letterLoadProblem'],
      },

      {
        from: [...notGiven, 'delivered', 'verified', 'locked', 'failed'],
        to: 'same',
        flag: 'late',
        by: driversAndLoader,
        needs: ['problem'],
        effects: ['openException', 'letterLoadProblem'],
      },
    ],
  }),
}
