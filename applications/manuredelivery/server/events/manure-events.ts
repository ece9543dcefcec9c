/** The event log of requests and consignments, and who sends their commands. */
import type { CommandIssuer, ReceivedCommand, SentEvent } from '@workspace/logistics/server'
import { eventLog, latestChangeIn, latestEventIn, tablesOf } from '@workspace/logistics/server'
import { consignmentMachine } from '../../contract/states/consignment-machine.ts'
import type { ManureActor } from '../rights/manure-actor.ts'

export type ManureIssuer = CommandIssuer<ManureActor>
export type ManureCommand<E extends SentEvent> = ReceivedCommand<E, ManureActor>

export const events = eventLog(tablesOf('manuredelivery'))
export const { recordMove, recordFirstMoves } = events

export const latestChange = latestChangeIn(
  latestEventIn(events, {
    facts: Object.entries(consignmentMachine.kinds).flatMap(([command, kind]) =>
      kind === 'physical' ? [command] : [],
    ),
    corrections: ['correctCollected', 'correctReceived', 'correctCrew'],
    correctors: ['leadOwn', 'officeOwn', 'superadmin'],
  }),
)
