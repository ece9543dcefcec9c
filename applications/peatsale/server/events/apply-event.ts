/** One event, alone or in a batch: decided first and written then, so that a refused one has written nothing (2.8). */
import type { Flag } from '../../contract/states/flags.ts'
import type { Vocabulary } from '../../contract/states/machine.ts'
import type { Aggregate, Decided, Facts, PeatTransaction, Sender } from './aggregate.ts'
import type { RefusedCommand } from './decide.ts'
import { decide, seesAny } from './decide.ts'
import type { SentEvent } from './event-store.ts'
import { answeredBefore, appendEvent } from './event-store.ts'

export interface Answer<State extends string> {
  readonly event: string
  readonly result: 'applied' | 'flagged'
  readonly flag: Flag | null
  readonly state: State | 'gone'
  readonly version: number
}

/** How it stands now; null for whom it does not show itself. */
export type Stands<State extends string> = { readonly state: State; readonly version: number } | null

export type Applied<State extends string> = Answer<State> | (RefusedCommand & { readonly stands: Stands<State> })

export async function applyEvent<V extends Vocabulary, E extends SentEvent, F extends Facts<V, E>>(
  aggregate: Aggregate<V, E, F>,
  transaction: PeatTransaction,
  { sender, event }: { readonly sender: Sender; readonly event: E },
): Promise<Applied<V['state']>> {
  const known = await firstAnswer<V>(transaction, sender, event)
  if (known) return known
  const facts = await aggregate.read(transaction, { sender, event, at: sender.now.toISOString() })
  // Whoever sent the same at the same time may have been first, and has let go of it by now.
  const meanwhile = await firstAnswer<V>(transaction, sender, event)
  if (meanwhile) return meanwhile
  if (facts === undefined) return { refused: 'not_found', fields: [], stands: null }
  const decided = await decide(aggregate, facts)
  if ('refused' in decided) return { ...decided, stands: standsOf(aggregate, facts) }

  const version = facts.version + (decided.rule.kind === 'physical' ? 0 : 1)
  const answer = answerOf<V>(event, decided, version)
  const { state, flag } = answer
  const { role } = decided
  const stored = {
    aggregate: aggregate.name,
    event,
    actor: sender.actor.id,
    role,
    now: sender.now,
    state,
    flag,
    answer,
  }
  if (!(await appendEvent(transaction, stored))) {
    return (await firstAnswer<V>(transaction, sender, event)) ?? anotherEvent
  }
  const done = { ...facts, ...decided }
  await aggregate.write(transaction, done, version)
  for (const effect of decided.rule.effects ?? []) await aggregate.effects[effect](transaction, done)
  await aggregate.follow(transaction, done)
  return answer
}

const anotherEvent = { refused: 'invalid_input', fields: ['id'], stands: null } as const

async function firstAnswer<V extends Vocabulary>(
  transaction: PeatTransaction,
  { actor }: Sender,
  event: SentEvent,
): Promise<Applied<V['state']> | undefined> {
  const before = await answeredBefore(transaction, event, actor.id)
  if (before === undefined) return undefined
  return before === 'another' ? anotherEvent : JSON.parse(before.answer)
}

function answerOf<V extends Vocabulary>(
  event: SentEvent,
  { flag, to }: Decided<V>,
  version: number,
): Answer<V['state']> {
  const result = flag === undefined ? 'applied' : 'flagged'
  return { event: event.id, result, flag: flag ?? null, state: to, version }
}

function standsOf<V extends Vocabulary, E extends SentEvent, F extends Facts<V, E>>(
  { machine }: Aggregate<V, E, F>,
  facts: F,
): Stands<V['state']> {
  return seesAny(machine, facts) ? { state: facts.state, version: facts.version } : null
}
