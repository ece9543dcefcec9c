/** Commands of the office and of the carrier until a consignment is on its way: what is collected, when, and who drives. */
import { Moment, Words } from '@workspace/logistics/contract'
import { PortalId, Uuid } from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { PlannedEstimate } from '../fields/amounts.ts'
import { When } from '../fields/when.ts'
import { exclusiveCommand, officeCommand } from '../states/consignment-vocabulary.ts'
import { FreightOfOffer } from '../terms/term-fields.ts'
import { crewWith, Offerees } from './consignment-fields.ts'

const reason = z.optional(Words)
const Nothing = z.strictObject({})
const OptionalReason = z.strictObject({ reason })

const Change = z.strictObject({
  estimate: z.optional(PlannedEstimate),
  store: z.optional(Uuid),
  plant: z.optional(Uuid),
  slot: z.optional(When),
  /** Why the plant takes it although it is full. */
  reason,
})
const Assignment = z.strictObject({
  carrier: PortalId,
  driver: z.optional(PortalId),
  vehicle: z.optional(Uuid),
  freight: z.optional(FreightOfOffer),
  reason,
})
const assignmentLocks = { carrier: 'crew', driver: 'crew', vehicle: 'crew', freight: 'terms' } as const
const office = ['officeOwn', 'superadmin'] as const
const officeAndLead = ['leadOwn', 'officeOwn', 'superadmin'] as const
const fits = ['doesNotFitAndNoReason'] as const

export const planningCommands = {
  change: officeCommand({
    data: Change,
    locks: { estimate: 'offered', store: 'offered', plant: 'plant', slot: 'days' },
    shows: ['reason'],
    rows: [
      {
        from: ['planned', 'open', 'assigned'],
        to: 'same',
        by: office,
        guards: ['plantIsFullAndNoReason'],
        effects: ['notifyCrew'],
      },
    ],
  }),
  reschedule: officeCommand({
    data: z.strictObject({ slot: When, reason }),
    locks: { slot: 'days' },
    shows: ['reason'],
    rows: [
      {
        from: ['assigned'],
        to: 'same',
        by: officeAndLead,
        needs: ['slot'],
        requiredWhen: [{ need: 'reason', when: 'slotOutsideAcceptedWeek' }],
        effects: ['notifyCrew', 'notifyFarm'],
      },
    ],
  }),
  offer: officeCommand({
    data: z.strictObject({ to: Offerees, deadline: Moment, freight: FreightOfOffer }),
    locks: { freight: 'terms' },
    rows: [
      {
        from: ['planned'],
        to: 'open',
        by: office,
        needs: ['to', 'deadline', 'freight'],
        guards: ['requestIsOnHold', 'isStopped'],
        effects: ['makeOffer', 'notifyCrew'],
        undo: 'withdrawOffer',
      },
    ],
  }),
  withdrawOffer: officeCommand({
    data: Nothing,
    rows: [{ from: ['open'], to: 'planned', by: office, effects: ['withdrawOffer'] }],
  }),
  assign: officeCommand({
    data: Assignment,
    locks: assignmentLocks,
    shows: ['reason'],
    rows: [
      {
        from: ['planned', 'open'],
        to: 'assigned',
        by: office,
        needs: ['carrier'],
        guards: ['requestIsOnHold', 'isStopped', 'carrierIsNotRegistered', 'doesNotFitAndNoReason'],
        effects: ['notifyCrew', 'notifyFarm'],
        undo: 'unassign',
      },
    ],
  }),
  reassign: officeCommand({
    data: Assignment,
    locks: assignmentLocks,
    shows: ['reason'],
    rows: [
      {
        from: ['assigned'],
        to: 'same',
        by: office,
        needs: ['carrier'],
        guards: ['carrierIsNotRegistered', 'doesNotFitAndNoReason'],
        effects: ['notifyCrew'],
      },
    ],
  }),
  unassign: officeCommand({
    data: Nothing,
    rows: [{ from: ['assigned'], to: 'planned', by: office, effects: ['notifyCrew'] }],
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
        guards: [
          'requestIsOnHold',
          'isStopped',
          'anotherWasFirst',
          'offerDeadlinePassed',
          'carrierIsNotRegistered',
          'doesNotFitAndNoReason',
        ],
        effects: ['notifyFarm'],
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
      { from: ['assigned'], to: 'same', by: officeAndLead, guards: fits, effects: ['notifyCrew'] },
      { from: ['loading'], to: 'same', by: officeAndLead, needs: ['reason'], guards: fits },
    ],
  }),
  takeVehicle: officeCommand({
    data: z.strictObject({ vehicle: Uuid, reason }),
    locks: { vehicle: 'crew' },
    shows: ['reason'],
    rows: [{ from: ['assigned'], to: 'same', by: ['driverOwn'], needs: ['vehicle'], guards: fits }],
  }),
  cancel: officeCommand({
    data: OptionalReason,
    shows: ['reason'],
    rows: [
      {
        from: ['planned', 'open', 'assigned'],
        to: 'cancelled',
        by: office,
        requiredWhen: [{ need: 'reason', when: 'isAssigned' }],
        effects: ['notifyCrew', 'notifyFarm'],
        undo: 'restore',
      },
    ],
  }),
  restore: officeCommand({
    data: Nothing,
    rows: [{ from: ['cancelled'], to: 'planned', by: office, guards: ['requestIsNotAcceptedOrCollecting'] }],
  }),
}
