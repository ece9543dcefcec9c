/** Commands of the office and of the carrier until a load is on its way: what is loaded, when, and who drives. */
import { Moment, Words } from '@workspace/logistics/contract'
import { PortalId, Uuid } from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { CarrierFreight, When } from '../fields/delivery-terms.ts'
import { PlannedLines } from '../orders/order-fields.ts'
import { exclusiveCommand, officeCommand } from '../states/load-vocabulary.ts'
import { Assignee, crewWith, Offerees } from './load-fields.ts'

const reason = z.optional(Words)
const Nothing = z.strictObject({})
const OptionalReason = z.strictObject({ reason })

const Change = z.strictObject({
  lines: z.optional(PlannedLines),
  swamp: z.optional(Uuid),
  stockpile: z.optional(z.nullable(Uuid)),
  slot: z.optional(When),
  selfLoading: z.optional(z.boolean()),
})
const Split = z.strictObject({
  loads: z.array(z.strictObject({ lines: PlannedLines })).check(z.minLength(2), z.maxLength(50)),
})

const office = ['officeOwn', 'superadmin'] as const
const officeAndLead = ['leadOwn', 'officeOwn', 'superadmin'] as const
const fit = ['doesNotFitAndNoReason'] as const

export const planningCommands = {
  change: officeCommand({
    data: Change,
    locks: { lines: 'ordered', slot: 'wish' },
    rows: [
      { from: ['planned', 'open', 'assigned'], to: 'same', by: office, effects: ['tellCrew'] },
      { from: ['loading'], to: 'same', by: office, needs: ['slot'], only: ['slot'] },
    ],
  }),
  reschedule: officeCommand({
    data: z.strictObject({ slot: When, reason }),
    locks: { slot: 'wish' },
    shows: ['reason'],
    rows: [
      {
        from: ['assigned'],
        to: 'same',
        by: officeAndLead,
        needs: ['slot'],
        requiredWhen: [{ need: 'reason', when: 'slotOutsideConfirmedWeek' }],
        effects: ['tellCrew'],
      },
    ],
  }),
  split: officeCommand({
    data: Split,
    locks: { loads: 'ordered' },
    rows: [{ from: ['planned'], to: 'same', by: office, needs: ['loads'], effects: ['splitLoad'] }],
  }),
  merge: officeCommand({
    data: z.strictObject({ load: Uuid }),
    rows: [{ from: ['planned'], to: 'same', by: office, needs: ['load'], effects: ['cancelOtherLoad'] }],
  }),
  offer: officeCommand({
    data: z.strictObject({ to: Offerees, deadline: Moment, freight: CarrierFreight }),
    locks: { freight: 'price' },
    rows: [
      {
        ...{
          from: ['planned'],
          to: 'open',
          by: office,
          needs: ['to', 'deadline', 'freight'],
          guards: ['orderIsOnHold'],
        },
        effects: ['makeOffer', 'tellCrew'],
        undo: 'withdrawOffer',
      },
    ],
  }),
  withdrawOffer: officeCommand({
    data: Nothing,
    rows: [{ from: ['open'], to: 'planned', by: office, effects: ['withdrawOffer'] }],
  }),
  assign: officeCommand({
    data: z.strictObject({ to: Assignee, reason }),
    locks: { to: 'crew' },
    shows: ['reason'],
    rows: [
      {
        from: ['planned', 'open'],
        to: 'assigned',
        by: office,
        needs: ['to'],
        guards: ['doesNotFitAndNoReason', 'orderIsOnHold'],
        effects: ['tellCrew'],
        undo: 'unassign',
      },
    ],
  }),
  reassign: officeCommand({
    data: z.strictObject({ to: Assignee, reason }),
    locks: { to: 'crew' },
    shows: ['reason'],
    rows: [{ from: ['assigned'], to: 'same', by: office, needs: ['to'], guards: fit, effects: ['tellCrew'] }],
  }),
  unassign: officeCommand({
    data: Nothing,
    rows: [{ from: ['assigned'], to: 'planned', by: office, effects: ['tellCrew'] }],
  }),
  claim: exclusiveCommand({
    data: z.strictObject({ driver: z.optional(PortalId), vehicle: z.optional(Uuid), reason }),
    locks: { driver: 'crew', vehicle: 'crew' },
    shows: ['reason'],
    rows: [
      {
        from: ['open'],
        to: 'assigned',
        by: ['leadOffered', 'driverOffered'],
        needs: ['baseVersion'],
        guards: ['orderIsOnHold', 'anotherWasFirst', 'offerDeadlinePassed', 'doesNotFitAndNoReason'],
      },
    ],
  }),
  release: exclusiveCommand({
    data: OptionalReason,
    shows: ['reason'],
    rows: [
      {
        from: ['assigned'],
        to: 'open or planned',
        by: ['leadOwn'],
        requiredWhen: [{ need: 'reason', when: 'pastReleaseCutOff' }],
        effects: ['letterLateRelease'],
      },
      {
        from: ['assigned'],
        to: 'open or planned',
        by: ['driverOwn'],
        guards: ['driverMayNotClaim'],
        requiredWhen: [{ need: 'reason', when: 'pastReleaseCutOff' }],
        effects: ['letterLateRelease'],
      },
    ],
  }),
  setCrew: officeCommand({
    data: crewWith(reason),
    locks: { driver: 'crew', vehicle: 'crew' },
    shows: ['reason'],
    rows: [
      { from: ['assigned'], to: 'same', by: officeAndLead, guards: fit, effects: ['tellCrew'] },
      { from: ['loading'], to: 'same', by: officeAndLead, needs: ['reason'], guards: fit },
    ],
  }),
  takeVehicle: officeCommand({
    data: z.strictObject({ vehicle: Uuid, reason }),
    locks: { vehicle: 'crew' },
    shows: ['reason'],
    rows: [{ from: ['assigned'], to: 'same', by: ['driverOwn'], needs: ['vehicle'], guards: fit }],
  }),
  cancel: officeCommand({
    data: OptionalReason,
    shows: ['reason'],
    rows: [
      {
        from: ['planned', 'open', 'assigned'],
        to: 'cancelled',
        by: office,
        requiredWhen: [{ need: 'reason', when: 'assigned' }],
        effects: ['tellCrew'],
        undo: 'restore',
      },
    ],
  }),
  restore: officeCommand({
    data: Nothing,
    rows: [{ from: ['cancelled'], to: 'planned', by: office, guards: ['orderIsNotConfirmedOrInDelivery'] }],
  }),
}
