/** Commands of the office that change where a consignment goes: another plant, a stop, or the way of a refused one. */
import { Words } from '@workspace/logistics/contract'
import { line, Uuid } from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { officeCommand } from '../states/consignment-vocabulary.ts'
import { hasOneOf } from './consignment-fields.ts'

const Nothing = z.strictObject({})
/** Because of an alert, or for reasons of the office's own. */
const Stop = z.strictObject({ alert: z.optional(Uuid), words: z.optional(Words) }).check(hasOneOf('words', 'alert'))

const office = ['officeOwn', 'superadmin'] as const

export const destinationCommands = {
  redirect: officeCommand({
    data: z.strictObject({ plant: Uuid, reason: Words }),
    locks: { plant: 'plant' },
    shows: ['reason'],
    rows: [
      {
        from: ['loading', 'collected'],
        to: 'same',
        by: office,
        needs: ['plant', 'reason'],
        guards: ['plantIsFullAndNoReason'],
        effects: ['issueCommercialDocument', 'notifyCrew', 'notifyFarm'],
      },
    ],
  }),
  stop: officeCommand({
    data: Stop,
    shows: ['words'],
    rows: [
      {
        from: ['planned', 'assigned', 'loading', 'collected'],
        to: 'same',
        by: office,
        effects: ['notifyCrew'],
        undo: 'liftStop',
      },
      {
        from: ['open'],
        to: 'planned',
        by: office,
        effects: ['withdrawOffer'],
        undo: 'liftStop',
      },
    ],
  }),
  liftStop: officeCommand({
    data: Nothing,
    rows: [
      {
        from: ['planned', 'assigned', 'loading', 'collected'],
        to: 'same',
        by: office,
        guards: ['isNotStopped', 'alertStillCoversIt'],
        effects: ['notifyCrew'],
        undo: 'stop',
      },
    ],
  }),
  sendOn: officeCommand({
    data: z.strictObject({ plant: Uuid, reason: z.optional(Words) }),
    shows: ['reason'],
    rows: [
      {
        from: ['refused'],
        to: 'same',
        by: office,
        needs: ['plant'],
        guards: ['wasSentOnOrReturned', 'plantIsFullAndNoReason'],
        effects: ['sendOn', 'notifyCrew'],
      },
    ],
  }),
  returnToFarm: officeCommand({
    data: z.strictObject({ takenBackBy: line(100, 1) }),
    rows: [
      {
        from: ['refused'],
        to: 'same',
        by: office,
        needs: ['takenBackBy'],
        guards: ['wasSentOnOrReturned'],
        effects: ['issueReturnDocument', 'notifyCrew', 'notifyFarm'],
      },
    ],
  }),
}
