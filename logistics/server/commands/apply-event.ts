/** Applies one event, alone or from a batch: decides first and writes then, so that a refused event writes nothing (2.8). */
import type { Vocabulary } from '@workspace/logistics/contract'
import type { NoTables } from '@workspace/portal/server'
import type { Transaction } from 'kysely'
import type { Aggregate, AnyActor, CommandContext, CommandIssuer, Decision } from './aggregate.ts'
import type { RefusedCommand } from './decide.ts'
import { decide, isVisibleTo } from './decide.ts'
import type { EventLog, SentEvent } from './event-log.ts'

export interface Answer<State extends string, Flag extends string = string> {
  readonly event: string
  readonly result: 'applied' | 'flagged'
  readonly flag: Flag | null
  readonly state: State | 'gone'
  readonly version: number
}

/** The record's current state; null where the issuer may not see the record. */
export type CurrentVersion<State extends string> = { readonly state: State; readonly version: number } | null

export type Applied<State extends string, Flag extends string = string> =
  | Answer<State, Flag>
  | (RefusedCommand & { readonly current: CurrentVersion<State> })

/** The commands of one aggregate, as an application's handlers and the batch use them. */
export interface CommandHandler<
  State extends string,
  Flag extends string,
  E extends SentEvent,
  Actor extends AnyActor,
> {
  apply(
    transaction: Transaction<NoTables>,
    sent: { readonly issuer: CommandIssuer<Actor>; readonly event: E },
  ): Promise<Applied<State, Flag>>
}

export function aggregate<
  V extends Vocabulary,
  E extends SentEvent,
  F extends CommandContext<V, E, Actor>,
  Actor extends AnyActor,
>(parts: Aggregate<V, E, F, Actor>): CommandHandler<V['state'], V['flag'], E, Actor> {
  return { apply: (transaction, sent) => applyEvent(parts, transaction, sent) }
}

async function applyEvent<
  V extends Vocabulary,
  E extends SentEvent,
  F extends CommandContext<V, E, Actor>,
  Actor extends AnyActor,
>(
  of: Aggregate<V, E, F, Actor>,
  transaction: Transaction<NoTables>,
  { issuer, event }: { readonly issuer: CommandIssuer<Actor>; readonly event: E },
): Promise<Applied<V['state'], V['flag']>> {
  const firstAnswer = () => answerOfFirst<V>(of.log, { transaction, actor: issuer.actor, event })
  const context = await of.lockAndRead(transaction, { issuer, event, at: issuer.now.toISOString() })
  // Looked up under the row lock: a concurrent request with the same event id may have committed while we waited for it.
  const known = await firstAnswer()
  if (known) return known
  if (context === undefined) return { refused: 'not_found', fields: [], current: null }
  const decided = await decide(of, context)
  if ('refused' in decided) return { ...decided, current: currentVersionOf(of, context) }

  const version = context.version + (decided.rule.kind === 'physical' ? 0 : 1)
  const answer = answerOf<V>(event, decided, version)
  const { state, flag } = answer
  const { role } = decided
  const stored = { aggregate: of.name, event, actor: issuer.actor.id, role, now: issuer.now, state, flag, answer }
  if (!(await of.log.append(transaction, stored))) return (await firstAnswer()) ?? anotherEvent
  const done = { ...context, ...decided }
  await of.write(transaction, done, version)
  for (const effect of decided.rule.effects ?? []) await of.effects[effect](transaction, done)
  await of.afterEffects(transaction, done)
  return answer
}

const anotherEvent = { refused: 'invalid_input', fields: ['id'], current: null } as const

async function answerOfFirst<V extends Vocabulary>(
  log: EventLog,
  { transaction, actor, event }: { transaction: Transaction<NoTables>; actor: AnyActor; event: SentEvent },
): Promise<Applied<V['state'], V['flag']> | undefined> {
  const before = await log.answeredBefore(transaction, event, actor.id)
  if (before === undefined) return undefined
  return before === 'another' ? anotherEvent : JSON.parse(before.answer)
}

function answerOf<V extends Vocabulary>(
  event: SentEvent,
  { flag, to }: Decision<V>,
  version: number,
): Answer<V['state'], V['flag']> {
  const result = flag === undefined ? 'applied' : 'flagged'
  return { event: event.id, result, flag: flag ?? null, state: to, version }
}

function currentVersionOf<
  V extends Vocabulary,
  E extends SentEvent,
  F extends CommandContext<V, E, Actor>,
  Actor extends AnyActor,
>({ machine }: Aggregate<V, E, F, Actor>, context: F): CurrentVersion<V['state']> {
  return isVisibleTo(machine, context) ? { state: context.state, version: context.version } : null
}
