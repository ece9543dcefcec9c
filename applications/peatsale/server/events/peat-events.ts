/** The event log of orders and loads, and who sends their commands. */
import { loadKinds } from '../../contract/states/load-vocabulary.ts'
import type { PeatActor } from '../rights/peat-actor.ts'
import type { CommandIssuer, ReceivedCommand } from './aggregate.ts'
import type { SentEvent } from './event-log.ts'
import { eventLog, tablesOf } from './event-log.ts'
import { latestChangeIn } from './latest-change.ts'

export type PeatIssuer = CommandIssuer<PeatActor>
export type PeatCommand<E extends SentEvent> = ReceivedCommand<E, PeatActor>

export const events = eventLog(tablesOf('peatsale'))
export const { recordMove, recordFirstMoves } = events

export const latestChange = latestChangeIn(events, {
  facts: Object.entries(loadKinds).flatMap(([command, kind]) => (kind === 'physical' ? [command] : [])),
  corrections: ['correctLoaded', 'correctDelivered', 'correctCrew'],
  correctors: ['leadOwn', 'officeOwn', 'superadmin'],
})
