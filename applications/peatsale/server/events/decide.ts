/** Decides whether a command is accepted, in the order of refusals of 2.3. Writes nothing. */
import type { Machine, Rule, Vocabulary } from '../../contract/states/machine.ts'
import { misfits, ruleOf, step } from '../../contract/states/machine.ts'
import type { Aggregate, AnyActor, Decided, Facts } from './aggregate.ts'
import type { SentEvent } from './event-log.ts'

export interface RefusedCommand {
  readonly refused: string
  readonly fields: readonly string[]
}

/** A rule that allows the command to one of the sender's roles. */
interface Candidate<V extends Vocabulary> {
  readonly role: V['role']
  readonly rule: Rule<V>
}

/** A rule without a flag comes before one with a flag; among equals the role with the most rights decides. */
export async function decide<
  V extends Vocabulary,
  E extends SentEvent,
  F extends Facts<V, E, Actor>,
  Actor extends AnyActor,
>(aggregate: Aggregate<V, E, F, Actor>, facts: F): Promise<Decided<V> | RefusedCommand> {
  const first = aggregate.refusedFirst?.(facts)
  if (first !== undefined) return refusal(first)
  let refused: RefusedCommand | undefined
  for (const { role, rule } of rulesFor(aggregate.machine, facts)) {
    const against = await standsAgainst(aggregate, facts, { role, rule })
    if (against === undefined) {
      const to = settledOf(aggregate, facts, rule)
      return { role, rule, to, flag: rule.flag ?? aggregate.flagBesides?.(facts, to) }
    }
    refused ??= against
  }
  return refused ?? refusal(farthestRefusal(aggregate.machine, facts))
}

/** Whether one of these roles may see the record in this state. */
export function seesAny<V extends Vocabulary>(
  machine: Machine<V>,
  { state, roles }: { readonly state: V['state']; readonly roles: readonly V['role'][] },
): boolean {
  return roles.some((role) => {
    const standing = machine.roles[role]
    return typeof standing === 'string' ? standing === 'sees' : standing.includes(state)
  })
}

function rulesFor<V extends Vocabulary, E extends SentEvent>(
  machine: Machine<V>,
  { state, roles, event }: Facts<V, E, AnyActor>,
): readonly Candidate<V>[] {
  const found = roles.toReversed().flatMap((role) => {
    const rule = ruleOf(machine, { state, role, command: event.kind })
    return rule === undefined ? [] : [{ role, rule }]
  })
  return found.toSorted((a, b) => Number(a.rule.flag !== undefined) - Number(b.rule.flag !== undefined))
}

const ranks = ['unauthorized', 'not_found', 'forbidden', 'wrong_state']

/** Among the refusals of several roles the one that reveals the most; each role alone would get it. */
function farthestRefusal<V extends Vocabulary, E extends SentEvent>(
  machine: Machine<V>,
  { state, roles, event }: Facts<V, E, AnyActor>,
): string {
  const refusals = roles.flatMap((role) => {
    const answer = step(machine, { state, role, command: event.kind })
    return 'refused' in answer ? [answer.refused] : []
  })
  return refusals.toSorted((a, b) => ranks.indexOf(b) - ranks.indexOf(a))[0] ?? 'not_found'
}

async function standsAgainst<
  V extends Vocabulary,
  E extends SentEvent,
  F extends Facts<V, E, Actor>,
  Actor extends AnyActor,
>(aggregate: Aggregate<V, E, F, Actor>, facts: F, { role, rule }: Candidate<V>): Promise<RefusedCommand | undefined> {
  for (const guard of rule.guards ?? []) {
    if (await aggregate.guards[guard](facts)) return refusal(aggregate.codes[guard])
  }
  const { baseVersion } = facts.event
  const isChecked = rule.kind !== 'physical' && !aggregate.unchecked.includes(rule.command)
  if (isChecked && baseVersion !== undefined && baseVersion !== facts.version) return refusal('modified_elsewhere')
  const fields = await wrongFields(aggregate, facts, { role, rule })
  return fields.length > 0 ? refusal('invalid_input', fields) : undefined
}

async function wrongFields<
  V extends Vocabulary,
  E extends SentEvent,
  F extends Facts<V, E, Actor>,
  Actor extends AnyActor,
>(aggregate: Aggregate<V, E, F, Actor>, facts: F, { role, rule }: Candidate<V>): Promise<readonly string[]> {
  const occasions: V['occasion'][] = []
  for (const { when } of rule.needsWhen ?? []) if (await aggregate.occasions[when](facts)) occasions.push(when)
  const data = facts.event.data as Readonly<Record<string, unknown>>
  // A command that is accepted with a flag is a physical fact: all of its data is kept.
  const closed = rule.flag === undefined ? (aggregate.closedFields?.(facts, role) ?? []) : []
  if (closed.length > 0) return closed
  const lacksVersion = rule.needs?.includes('baseVersion') === true && facts.event.baseVersion === undefined
  const wrong = [
    ...(lacksVersion ? ['baseVersion'] : []),
    ...misfits(rule, data, occasions),
    ...(await aggregate.strayFields(facts, rule)),
  ]
  return [...new Set(wrong)]
}

function settledOf<V extends Vocabulary, E extends SentEvent, F extends Facts<V, E, Actor>, Actor extends AnyActor>(
  { machine, settle }: Aggregate<V, E, F, Actor>,
  facts: F,
  { to }: Rule<V>,
): V['state'] | 'gone' {
  return machine.states.includes(to) ? to : settle(facts, to)
}

function refusal(refused: string, fields: readonly string[] = []): RefusedCommand {
  return { refused, fields }
}
