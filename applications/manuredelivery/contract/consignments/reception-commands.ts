/** What the plant, or a driver at a plant with self-service, reports of the arrival: weighing and reception. */
import { Words } from '@workspace/logistics/contract'
import * as z from 'zod/mini'
import { physicalCommand } from '../states/consignment-vocabulary.ts'
import { TermsByHand } from '../terms/term-fields.ts'
import { correctedFacts, correctedNames, hasOneOf, Reception, SentWeighing } from './consignment-fields.ts'

const Nothing = z.strictObject({})
const OptionalReason = z.strictObject({ reason: z.optional(Words) })
const CorrectedReception = z
  .strictObject({ ...correctedFacts, terms: z.optional(TermsByHand), reason: z.optional(Words) })
  .check(hasOneOf(...correctedNames, 'terms'))

const office = ['officeOwn', 'superadmin'] as const
const drivers = ['driverOwn', 'driverFormer'] as const
const atGate = ['receiverOwn', 'driverOwn'] as const
const everybodyAtGate = ['receiverOwn', 'driverOwn', 'driverFormer'] as const
const beforeCollected = ['assigned', 'loading'] as const
const notAssigned = ['planned', 'open', 'cancelled'] as const
const evidenceStates = ['confirmed', 'refused', 'failed'] as const
const timeKept = ['keepTime'] as const

/** A driver needs a plant with self-service and the code of one of its bays. */
const selfService = ['driverWithoutSelfServiceOrBay'] as const
const bayOfDriver = [{ need: 'bay', when: 'sentByDriver' }] as const
/** What was weighed before is not asked again. */
const quantityUnlessWeighed = [{ need: 'quantity', when: 'nothingIsWeighed' }] as const
const receptionDone = [
  'recordPlantVisit',
  'computeAmounts',
  'issueCommercialDocument',
  'letterManureReceived',
  'askFarm',
] as const
const receptionCorrected = ['computeAmounts', 'issueCommercialDocument', 'askFarm'] as const

const weighed = { guards: selfService, needs: ['scale'], requiredWhen: bayOfDriver } as const
const arrived = { guards: selfService, needs: ['bay'], requiredWhen: quantityUnlessWeighed } as const
const received = { effects: receptionDone, undo: 'undoReceived' } as const

export const receptionCommands = {
  arriveAtPlant: physicalCommand({
    data: Nothing,
    rows: [
      { from: ['collected'], to: 'same', by: ['driverOwn', 'receiverOwn'], effects: timeKept },

      { from: ['collected'], to: 'same', flag: 'reassigned', by: ['driverFormer'], effects: timeKept },
      { from: beforeCollected, to: 'same', flag: 'collected_missing', by: everybodyAtGate, effects: timeKept },
      { from: notAssigned, to: 'same', flag: 'not_assigned', by: everybodyAtGate, effects: timeKept },
      {
        from: ['received', 'confirmed', 'locked', 'refused', 'failed'],
        to: 'same',
        flag: 'late',
        by: everybodyAtGate,
        effects: timeKept,
      },
    ],
  }),
  weigh: physicalCommand({
    data: SentWeighing,
    locks: { gross: 'weighed', tare: 'weighed', scale: 'weighed', box: 'weighed', ticket: 'weighed' },
    shows: ['reason'],
    rows: [
      { from: ['collected'], to: 'same', by: atGate, ...weighed, effects: ['keepWeighing'] },
      { from: ['collected'], to: 'same', by: office, needs: ['scale', 'reason'], effects: ['keepWeighing'] },
      {
        from: ['received'],
        to: 'same',
        by: ['receiverOwn'],
        needs: ['scale'],
        guards: ['grossAndTareAreThere'],
        effects: ['computeNet', 'askFarm'],
      },
      {
        from: ['received'],
        to: 'same',
        by: office,
        needs: ['scale', 'reason'],
        guards: ['grossAndTareAreThere'],
        effects: ['computeNet', 'askFarm'],
      },

      {
        from: ['collected'],
        to: 'same',
        flag: 'reassigned',
        by: ['driverFormer'],
        ...weighed,
        effects: ['keepWeighing'],
      },
      {
        from: beforeCollected,
        to: 'same',
        flag: 'collected_missing',
        by: everybodyAtGate,
        ...weighed,
        effects: ['keepWeighing'],
      },
      {
        from: notAssigned,
        to: 'same',
        flag: 'not_assigned',
        by: everybodyAtGate,
        ...weighed,
        effects: ['keepWeighing'],
      },
      { from: ['received'], to: 'same', flag: 'late', by: drivers, ...weighed, effects: ['fillWeighing'] },
      { from: evidenceStates, to: 'same', flag: 'late', by: everybodyAtGate, ...weighed },
      { from: ['locked'], to: 'same', flag: 'correction_proposal', by: everybodyAtGate, ...weighed },
    ],
  }),
  receive: physicalCommand({
    data: Reception,
    locks: { quantity: 'weighed', temperature: 'weighed', sample: 'weighed' },
    shows: ['reason'],
    rows: [
      { from: ['collected'], to: 'received', by: atGate, ...arrived, ...received },
      {
        from: ['collected'],
        to: 'received',
        by: office,
        needs: ['bay', 'reason'],
        requiredWhen: quantityUnlessWeighed,
        ...received,
      },

      { from: ['collected'], to: 'received', flag: 'reassigned', by: ['driverFormer'], ...arrived, ...received },
      {
        from: beforeCollected,
        to: 'received',
        flag: 'collected_missing',
        by: everybodyAtGate,
        ...arrived,
        ...received,
      },
      {
        from: notAssigned,
        to: 'received',
        flag: 'not_assigned',
        by: everybodyAtGate,
        ...arrived,
        needs: ['bay', 'vehicle'],
        ...received,
      },
      {
        from: ['received'],
        to: 'same',
        flag: 'possible_duplicate',
        by: everybodyAtGate,
        ...arrived,
      },
      {
        from: evidenceStates,
        to: 'same',
        flag: 'late',
        by: everybodyAtGate,
        ...arrived,
        effects: ['alertOffice'],
      },
      { from: ['locked'], to: 'same', flag: 'correction_proposal', by: everybodyAtGate, ...arrived },
    ],
  }),
  undoReceived: physicalCommand({
    data: OptionalReason,
    shows: ['reason'],
    rows: [
      {
        from: ['received'],
        to: 'collected',
        by: ['receiverOwn'],
        guards: ['receivedOver30MinutesAgo'],
        effects: ['voidCommercialDocument', 'closeCarrierRow', 'notifyFarm'],
        undo: 'receive',
      },
      {
        from: ['received'],
        to: 'collected',
        by: office,
        needs: ['reason'],
        effects: ['voidCommercialDocument', 'closeCarrierRow', 'notifyFarm'],
        undo: 'receive',
      },
    ],
  }),
  correctReceived: physicalCommand({
    data: CorrectedReception,
    locks: {
      ...{ quantity: 'weighed', temperature: 'weighed', sample: 'weighed', type: 'weighed' },
      ...{ billed: 'billed', terms: 'terms' },
    },
    shows: ['reason'],
    rows: [
      {
        from: ['received'],
        to: 'same',
        by: ['receiverOwn'],
        only: ['quantity', 'type', 'temperature', 'sample', 'reason'],
        guards: ['receivedOver30MinutesAgo'],
        effects: receptionCorrected,
      },
      { from: ['received'], to: 'same', by: office, needs: ['reason'], effects: receptionCorrected },
      { from: ['confirmed'], to: 'received', by: office, needs: ['reason'], effects: receptionCorrected },
      {
        from: ['locked'],
        to: 'same',
        by: office,
        needs: ['reason'],
        effects: ['correctSettlementRows', 'issueCommercialDocument', 'letterQuantityCorrected'],
      },
    ],
  }),
}
