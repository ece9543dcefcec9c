/** Commands about a consignment that has ended its way: times, cause, flags, the farm's confirmation; messages at any time. */
import { Moment, Words } from '@workspace/logistics/contract'
import { Uuid } from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { Minutes, WeighedKg } from '../fields/amounts.ts'
import { ByTelephone } from '../requests/request-fields.ts'
import { consignmentStates } from '../states/consignment-states.ts'
import { officeCommand } from '../states/consignment-vocabulary.ts'
import { causes, correctedFacts, objectionKinds } from './consignment-fields.ts'

const Nothing = z.strictObject({})
const Reason = z.strictObject({ reason: Words })

/** Minutes at the farm and at the plant. */
const Waiting = z.strictObject({ farm: Minutes, plant: Minutes })
const Times = z.strictObject({
  arrivedFarm: z.optional(Moment),
  collected: z.optional(Moment),
  departed: z.optional(Moment),
  arrivedPlant: z.optional(Moment),
  received: z.optional(Moment),
  refused: z.optional(Moment),
  failed: z.optional(Moment),
  returned: z.optional(Moment),
  waiting: z.optional(Waiting),
  reason: Words,
})
const Objection = z.strictObject({ kind: z.enum(objectionKinds), words: Words, claimedKg: z.optional(WeighedKg) })
const Decision = z.discriminatedUnion('outcome', [
  z.strictObject({ outcome: z.literal('upheld'), corrected: z.strictObject(correctedFacts) }),
  z.strictObject({ outcome: z.literal('dismissed') }),
])

const office = ['officeOwn', 'superadmin'] as const
const farm = ['farmOwn'] as const
/** Every state in which something has happened in the field. */
const fromLoadingOn = [
  ...(['loading', 'collected', 'received', 'confirmed', 'locked'] as const),
  ...(['refused', 'failed', 'cancelled'] as const),
]

export const reviewCommands = {
  match: officeCommand({
    data: z.strictObject({ request: Uuid }),
    rows: [
      {
        from: ['loading', 'collected', 'received', 'refused', 'failed'],
        to: 'same',
        by: office,
        needs: ['request'],
        guards: ['belongsToRequest'],
        effects: ['takeTermsSnapshot', 'resolveFlags', 'askFarm'],
      },
    ],
  }),
  correctTimes: officeCommand({
    data: Times,
    locks: {
      ...{ arrivedFarm: 'times', collected: 'times', departed: 'times', arrivedPlant: 'times', received: 'times' },
      ...{ refused: 'times', failed: 'times', returned: 'times', waiting: 'times' },
    },
    shows: ['reason'],
    rows: [
      {
        from: ['received'],
        to: 'same',
        by: ['leadOwn', 'officeOwn', 'superadmin'],
        needs: ['reason'],
        effects: ['computeWaiting'],
      },
      {
        from: ['refused', 'confirmed', 'failed'],
        to: 'same',
        by: office,
        needs: ['reason'],
        effects: ['computeWaiting'],
      },
    ],
  }),
  setCause: officeCommand({
    data: z.strictObject({ cause: z.enum(causes), reason: Words }),
    shows: ['reason'],
    rows: [
      {
        from: ['refused', 'failed'],
        to: 'same',
        by: office,
        needs: ['cause', 'reason'],
        effects: ['computeAmounts', 'letterCauseChanged'],
      },
    ],
  }),
  clearFlags: officeCommand({
    data: z.strictObject({ words: Words }),
    shows: ['words'],
    rows: [
      {
        from: fromLoadingOn,
        to: 'same',
        by: office,
        needs: ['words'],
        guards: ['nothingIsFlagged'],
        effects: ['resolveFlags', 'askFarm'],
      },
    ],
  }),
  confirmQuantity: officeCommand({
    data: z.strictObject({ byTelephone: z.optional(ByTelephone) }),
    rows: [
      {
        from: ['received'],
        to: 'confirmed',
        by: farm,
        guards: ['objectionIsOpen', 'belongsToNoRequest'],
      },
      {
        from: ['received'],
        to: 'confirmed',
        by: office,
        needs: ['byTelephone'],
        guards: ['objectionIsOpen', 'somethingIsFlagged'],
        effects: ['notifyFarm'],
        undo: 'unconfirm',
      },
    ],
  }),
  object: officeCommand({
    data: Objection,
    locks: { kind: 'objection', words: 'objection', claimedKg: 'objection' },
    shows: ['words'],
    rows: [
      {
        from: ['received'],
        to: 'same',
        by: farm,
        needs: ['kind', 'words'],
        guards: ['objectionIsOpen'],
        effects: ['openObjection', 'letterObjectionToOffice'],
        undo: 'withdrawObjection',
      },
      {
        from: ['confirmed'],
        to: 'received',
        by: farm,
        needs: ['kind', 'words'],
        guards: ['receivedOver30DaysAgo'],
        effects: ['openObjection', 'letterObjectionToOffice'],
        undo: 'withdrawObjection',
      },
    ],
  }),
  withdrawObjection: officeCommand({
    data: Nothing,
    rows: [
      {
        from: ['received'],
        to: 'same',
        by: farm,
        guards: ['noObjectionIsOpen'],
        effects: ['withdrawObjection', 'askFarm'],
      },
    ],
  }),
  decideObjection: officeCommand({
    data: z.strictObject({ decision: Decision, words: Words }),
    shows: ['words'],
    rows: [
      {
        from: ['received'],
        to: 'confirmed',
        by: office,
        needs: ['decision', 'words'],
        guards: ['noObjectionIsOpen'],
        effects: ['computeAmounts', 'issueCommercialDocument', 'letterObjectionDecided'],
        undo: 'unconfirm',
      },
    ],
  }),
  unconfirm: officeCommand({
    data: Reason,
    shows: ['reason'],
    rows: [
      {
        from: ['confirmed'],
        to: 'received',
        by: office,
        needs: ['reason'],
        effects: ['askFarm'],
        undo: 'confirmQuantity',
      },
    ],
  }),
  note: officeCommand({
    data: z.strictObject({ text: Words }),
    locks: { text: 'notes' },
    shows: ['text'],
    rows: [
      {
        from: consignmentStates,
        to: 'same',
        by: ['farmOwn', 'leadOwn', 'driverOwn', 'receiverOwn', 'officeOwn', 'superadmin'],
        needs: ['text'],
        effects: ['notifyOfficeOfNote'],
      },
    ],
  }),
}
