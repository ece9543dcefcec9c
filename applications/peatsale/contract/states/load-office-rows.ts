/** Commands of the office, of the carrier about its load and of the customer, and the moves of batches. */
import { loadStates } from './load-states.ts'
import type { LoadCommand, LoadRow } from './load-vocabulary.ts'

const office = ['officeOwn', 'superadmin'] as const
const officeAndLead = ['leadOwn', 'officeOwn', 'superadmin'] as const
const fit = ['doesNotFitAndNoReason'] as const
export const officeRows = {
  change: [
    { from: ['planned', 'open', 'assigned'], to: 'same', by: office, effects: ['tellCrew'] },
    { from: ['loading'], to: 'same', by: office, needs: ['slot'], only: ['slot'] },
  ],
  reschedule: [
    {
      ...{ from: ['assigned'], to: 'same', by: officeAndLead, needs: ['slot'] },
      requiredWhen: [{ need: 'reason', when: 'slotOutsideConfirmedWeek' }],
      effects: ['tellCrew'],
    },
  ],
  split: [{ from: ['planned'], to: 'same', by: office, needs: ['loads'], effects: ['splitLoad'] }],
  merge: [{ from: ['planned'], to: 'same', by: office, needs: ['load'], effects: ['cancelOtherLoad'] }],
  offer: [
    {
      ...{ from: ['planned'], to: 'open', by: office, needs: ['to', 'deadline', 'freight'], guards: ['orderIsOnHold'] },
      effects: ['makeOffer', 'tellCrew'],
      undo: 'withdrawOffer',
    },
  ],
  withdrawOffer: [{ from: ['open'], to: 'planned', by: office, effects: ['withdrawOffer'] }],
  assign: [
    {
      ...{ from: ['planned', 'open'], to: 'assigned', by: office, needs: ['to'] },
      guards: ['doesNotFitAndNoReason', 'orderIsOnHold'],
      effects: ['tellCrew'],
      undo: 'unassign',
    },
  ],
  reassign: [{ from: ['assigned'], to: 'same', by: office, needs: ['to'], guards: fit, effects: ['tellCrew'] }],
  unassign: [{ from: ['assigned'], to: 'planned', by: office, effects: ['tellCrew'] }],
  claim: [
    {
      ...{ from: ['open'], to: 'assigned', by: ['leadOffered', 'driverOffered'], needs: ['baseVersion'] },
      guards: ['orderIsOnHold', 'anotherWasFirst', 'offerDeadlinePassed', 'doesNotFitAndNoReason'],
    },
  ],
  release: [
    {
      ...{ from: ['assigned'], to: 'open or planned', by: ['leadOwn'] },
      requiredWhen: [{ need: 'reason', when: 'pastReleaseCutOff' }],
      effects: ['letterLateRelease'],
    },
    {
      ...{ from: ['assigned'], to: 'open or planned', by: ['driverOwn'], guards: ['driverMayNotClaim'] },
      requiredWhen: [{ need: 'reason', when: 'pastReleaseCutOff' }],
      effects: ['letterLateRelease'],
    },
  ],
  setCrew: [
    { from: ['assigned'], to: 'same', by: officeAndLead, guards: fit, effects: ['tellCrew'] },
    { from: ['loading'], to: 'same', by: officeAndLead, needs: ['reason'], guards: fit },
  ],
  takeVehicle: [{ from: ['assigned'], to: 'same', by: ['driverOwn'], needs: ['vehicle'], guards: fit }],
  cancel: [
    {
      ...{ from: ['planned', 'open', 'assigned'], to: 'cancelled', by: office },
      requiredWhen: [{ need: 'reason', when: 'assigned' }],
      effects: ['tellCrew'],
      undo: 'restore',
    },
  ],
  restore: [{ from: ['cancelled'], to: 'planned', by: office, guards: ['orderIsNotConfirmedOrInDelivery'] }],
  correctTimes: [
    { from: ['delivered'], to: 'same', by: officeAndLead, needs: ['reason'] },
    { from: ['verified'], to: 'same', by: office, needs: ['reason'] },
  ],
  verify: [
    {
      ...{ from: ['delivered'], to: 'verified', by: office, needs: ['lines', 'waiting'] },
      requiredWhen: [{ need: 'words', when: 'differsFromProposal' }],
      effects: ['openCarrierRow'],
      undo: 'unverify',
    },
  ],
  unverify: [{ from: ['verified'], to: 'delivered', by: office, needs: ['reason'], effects: ['reopenCarrierRow'] }],
  acknowledge: [{ from: ['delivered', 'verified'], to: 'same', by: ['customerOwn'] }],
  complain: [{ from: ['delivered', 'verified', 'locked'], to: 'same', by: ['customerOwn'] }],
  note: [
    {
      ...{ from: loadStates, to: 'same', needs: ['text'], effects: ['tellOfficeOfNote'] },
      by: ['customerOwn', 'leadOwn', 'driverOwn', 'loaderOwn', 'officeOwn', 'superadmin'],
    },
  ],
  approveBatch: [{ from: ['verified'], to: 'locked', by: office }],
  unapproveBatch: [{ from: ['locked'], to: 'verified', by: ['superadmin'], guards: ['batchIsMarkedSent'] }],
} as const satisfies Partial<Record<LoadCommand, readonly LoadRow[]>>
