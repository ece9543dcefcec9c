/** Commands about a load that is delivered: its times, its verification and its batch; and messages at any time. */
import { distinctBy, Moment, Words } from '@workspace/logistics/contract'
import { LocalDate, line, Quantity, Uuid } from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { CarrierFreight, Minutes } from '../fields/delivery-terms.ts'
import { loadStates } from '../states/load-states.ts'
import { officeCommand } from '../states/load-vocabulary.ts'

const Nothing = z.strictObject({})
const Reason = z.strictObject({ reason: Words })

/** Minutes at the site and at the swamp. */
const Waiting = z.strictObject({ site: Minutes, swamp: Minutes })
const Times = z.strictObject({
  arrivedLoad: z.optional(Moment),
  loadStart: z.optional(Moment),
  loaded: z.optional(Moment),
  departed: z.optional(Moment),
  arrivedSite: z.optional(Moment),
  delivered: z.optional(Moment),
  waiting: z.optional(Waiting),
  reason: Words,
})
const BilledLine = z.strictObject({ line: Uuid, billed: Quantity })
const Verification = z.strictObject({
  lines: z.array(BilledLine).check(z.minLength(1), z.maxLength(20), distinctBy('line')),
  /** What the carrier is paid; null where the customer came for the load. */
  freight: z.nullable(CarrierFreight),
  waiting: Waiting,
  words: z.optional(Words),
  /** Who at the customer's agreed to more than was ordered and tolerated, and when. */
  agreed: z.optional(z.strictObject({ who: line(100, 1), day: LocalDate })),
})

const office = ['officeOwn', 'superadmin'] as const
const officeAndLead = ['leadOwn', 'officeOwn', 'superadmin'] as const

export const reviewCommands = {
  correctTimes: officeCommand({
    data: Times,
    locks: {
      arrivedLoad: 'times',
      loadStart: 'times',
      loaded: 'times',
      departed: 'times',
      arrivedSite: 'times',
      delivered: 'times',
      waiting: 'times',
    },
    shows: ['reason'],
    rows: [
      { from: ['delivered'], to: 'same', by: officeAndLead, needs: ['reason'] },
      { from: ['verified'], to: 'same', by: office, needs: ['reason'] },
    ],
  }),
  verify: officeCommand({
    data: Verification,
    locks: { lines: 'price', freight: 'price', waiting: 'times' },
    shows: ['words'],
    rows: [
      {
        from: ['delivered'],
        to: 'verified',
        by: office,
        needs: ['lines', 'waiting'],
        requiredWhen: [{ need: 'words', when: 'differsFromProposal' }],
        effects: ['openCarrierRow'],
        undo: 'unverify',
      },
    ],
  }),
  unverify: officeCommand({
    data: Reason,
    shows: ['reason'],
    rows: [{ from: ['verified'], to: 'delivered', by: office, needs: ['reason'], effects: ['reopenCarrierRow'] }],
  }),
  acknowledge: officeCommand({
    data: Nothing,
    rows: [{ from: ['delivered', 'verified'], to: 'same', by: ['customerOwn'] }],
  }),
  complain: officeCommand({
    data: null,
    rows: [{ from: ['delivered', 'verified', 'locked'], to: 'same', by: ['customerOwn'] }],
  }),
  note: officeCommand({
    data: z.strictObject({ text: Words }),
    locks: { text: 'notes' },
    shows: ['text'],
    rows: [
      {
        from: loadStates,
        to: 'same',
        needs: ['text'],
        effects: ['tellOfficeOfNote'],
        by: ['customerOwn', 'leadOwn', 'driverOwn', 'loaderOwn', 'officeOwn', 'superadmin'],
      },
    ],
  }),
  approveBatch: officeCommand({
    data: null,
    rows: [{ from: ['verified'], to: 'locked', by: office }],
  }),
  unapproveBatch: officeCommand({
    data: null,
    rows: [{ from: ['locked'], to: 'verified', by: ['superadmin'], guards: ['batchIsMarkedSent'] }],
  }),
}
