/**
 * What the field reports of the collection and the way to the plant. A row with a flag is a fact that the state does not
 * expect: it is accepted, and the office checks it.
 */
import { Words } from '@workspace/logistics/contract'
import * as z from 'zod/mini'
import { physicalCommand } from '../states/consignment-vocabulary.ts'
import { Collection, CorrectedCollection, crewWith, problems } from './consignment-fields.ts'

const Nothing = z.strictObject({})
const OptionalReason = z.strictObject({ reason: z.optional(Words) })

const office = ['officeOwn', 'superadmin'] as const
const officeAndLead = ['leadOwn', 'officeOwn', 'superadmin'] as const
const drivers = ['driverOwn', 'driverFormer'] as const
const beforeCollected = ['assigned', 'loading'] as const
const notAssigned = ['planned', 'open', 'cancelled'] as const
const reported = ['estimate', 'store', 'handedOverBy'] as const
const collectionDone = ['issueCommercialDocument', 'loadCargo', 'recordFarmVisit', 'letterManureCollected'] as const
const collectionVoid = ['voidCommercialDocument', 'voidCargo', 'voidVisit'] as const
const crewCorrected = ['issueCommercialDocument', 'moveCargoAndVisit'] as const
const timeKept = ['keepTime'] as const

export const collectionCommands = {
  arriveAtFarm: physicalCommand({
    data: Nothing,
    rows: [
      { from: ['assigned'], to: 'loading', by: ['driverOwn'], effects: timeKept, undo: 'stopLoading' },

      { from: notAssigned, to: 'loading', flag: 'not_assigned', by: drivers, effects: timeKept },
      { from: ['assigned'], to: 'same', flag: 'reassigned', by: ['driverFormer'] },
      {
        from: ['loading', 'collected', 'received', 'confirmed', 'locked', 'refused', 'failed'],
        to: 'same',
        flag: 'late',
        by: drivers,
        effects: timeKept,
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
        by: ['driverOwn'],
        guards: ['somethingIsCollected', 'loadingBeganOver30MinutesAgo'],
      },
      { from: ['loading'], to: 'assigned', by: office, needs: ['reason'], guards: ['somethingIsCollected'] },
    ],
  }),
  finishLoading: physicalCommand({
    data: Collection,
    locks: { estimate: 'collected', store: 'collected', handedOverBy: 'collected' },
    shows: ['reason'],
    rows: [
      {
        from: beforeCollected,
        to: 'collected',
        by: ['driverOwn'],
        needs: reported,
        effects: collectionDone,
        undo: 'undoCollected',
      },
      {
        from: beforeCollected,
        to: 'collected',
        by: officeAndLead,
        needs: [...reported, 'reason'],
        effects: collectionDone,
        undo: 'undoCollected',
      },

      {
        from: notAssigned,
        to: 'collected',
        flag: 'not_assigned',
        by: drivers,
        needs: [...reported, 'vehicle'],
        effects: collectionDone,
      },
      { from: beforeCollected, to: 'same', flag: 'reassigned', by: ['driverFormer'], needs: reported },
      { from: ['collected'], to: 'same', flag: 'possible_duplicate', by: drivers, needs: reported },
      {
        from: ['received', 'confirmed', 'refused', 'failed'],
        to: 'same',
        flag: 'late',
        by: drivers,
        needs: reported,
        effects: ['fillCollection'],
      },
      { from: ['locked'], to: 'same', flag: 'correction_proposal', by: drivers, needs: reported },
    ],
  }),
  undoCollected: physicalCommand({
    data: OptionalReason,
    shows: ['reason'],
    rows: [
      {
        from: ['collected'],
        to: 'loading',
        by: ['driverOwn'],
        guards: ['departed'],
        effects: collectionVoid,
        undo: 'finishLoading',
      },
      {
        from: ['collected'],
        to: 'loading',
        by: office,
        needs: ['reason'],
        guards: ['departed'],
        effects: collectionVoid,
        undo: 'finishLoading',
      },
    ],
  }),
  correctCollected: physicalCommand({
    data: CorrectedCollection,
    locks: { estimate: 'collected', store: 'collected', handedOverBy: 'collected' },
    shows: ['reason'],
    rows: [
      {
        from: ['collected'],
        to: 'same',
        by: ['driverOwn'],
        requiredWhen: [{ need: 'reason', when: 'departed' }],
        effects: ['issueCommercialDocument'],
      },
      {
        from: ['collected', 'received'],
        to: 'same',
        by: office,
        needs: ['reason'],
        effects: ['computeFlags', 'issueCommercialDocument'],
      },
    ],
  }),
  correctCrew: physicalCommand({
    data: crewWith(Words),
    locks: { driver: 'crew', vehicle: 'crew' },
    shows: ['reason'],
    rows: [
      { from: ['collected'], to: 'same', by: officeAndLead, needs: ['reason'], effects: crewCorrected },
      { from: ['received'], to: 'same', by: office, needs: ['reason'], effects: crewCorrected },
    ],
  }),
  depart: physicalCommand({
    data: Nothing,
    rows: [
      { from: ['collected'], to: 'same', by: ['driverOwn'], effects: timeKept },

      { from: ['collected'], to: 'same', flag: 'reassigned', by: ['driverFormer'], effects: timeKept },
      { from: beforeCollected, to: 'same', flag: 'collected_missing', by: drivers, effects: timeKept },
      { from: notAssigned, to: 'same', flag: 'not_assigned', by: drivers, effects: timeKept },
      {
        from: ['received', 'confirmed', 'locked', 'refused', 'failed'],
        to: 'same',
        flag: 'late',
        by: drivers,
        effects: timeKept,
      },
    ],
  }),
  reportProblem: physicalCommand({
    data: z.strictObject({ problem: z.enum(problems), words: z.optional(Words) }),
    shows: ['words'],
    rows: [
      {
        from: [...beforeCollected, 'collected'],
        to: 'same',
        by: drivers,
        needs: ['problem'],
        effects: ['openException', 'alertOffice'],
      },

      {
        from: [...notAssigned, 'received', 'confirmed', 'locked', 'refused', 'failed'],
        to: 'same',
        flag: 'late',
        by: drivers,
        needs: ['problem'],
        effects: ['openException'],
      },
    ],
  }),
}
