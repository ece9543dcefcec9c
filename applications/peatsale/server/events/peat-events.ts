/** The event log of orders and loads, and who sends their commands. */
import type { CommandIssuer, ReceivedCommand, SentEvent } from '@workspace/logistics/server'
import { eventLog, latestChangeIn, latestEventIn, tablesOf } from '@workspace/logistics/server'
import { loadMachine } from '../../contract/states/load-machine.ts'
import type { PeatActor } from '../rights/peat-actor.ts'

export type PeatIssuer = CommandIssuer<PeatActor>
export type PeatCommand<E extends SentEvent> = ReceivedCommand<E, PeatActor>

export const events = eventLog(tablesOf('peatsale'))
export const { recordMove, recordFirstMoves } = events

export const latestEvent = latestEventIn(events, {
  facts: Object.entries(loadMachine.kinds).flatMap(([command, kind]) => (kind === 'physical' ? [command] : [])),
  corrections: ['correctLoaded', 'correctDelivered', 'correctCrew'],
  correctors: ['leadOwn', 'officeOwn', 'superadmin'],
})

export const latestChange = latestChangeIn(latestEvent)
