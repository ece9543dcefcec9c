/** Decides whether a command is accepted, in the order of refusals of 2.3. Writes nothing. */

import type { Machine, Rule, Vocabulary } from '@workspace/logistics/contract'
import { missingFields, ruleOf, step } from '@workspace/logistics/contract'
import type { Aggregate, AnyActor, CommandContext, Decision } from './aggregate.ts'
import type { SentEvent } from './event-log.ts'
export interface RefusedCommand {
  readonly refused: string
  readonly fields: readonly string[]
}

/** A rule that allows the command to one of the issuer's roles. */
interface Candidate<V extends Vocabulary> {
  readonly role: V['role']
  readonly rule: Rule<V>
}

/** A rule without a flag comes before one with a flag; among equals the role with the most rights decides. */
export async function decide<
  V extends Vocabulary,
  E extends SentEvent,
  F extends CommandContext<V, E, Actor>,
  Actor extends AnyActor,
>(aggregate: Aggregate<V, E, F, Actor>, context: F): Promise<Decision<V> | RefusedCommand> {
  const first = aggregate.precheck?.(context)
  if (first !== undefined) return refusal(first)
  let refused: RefusedCommand | undefined
  for (const { role, rule } of rulesFor(aggregate.machine, context)) {
    const against = await refusalBy(aggregate, context, { role, rule })
    if (against === undefined) {
      const to = targetOf(aggregate, context, rule)
      return { role, rule, to, flag: rule.flag ?? aggregate.extraFlag?.(context, to) }
    }
    refused ??= against
  }
  return refused ?? refusal(farthestRefusal(aggregate.machine, context))
}

/** Whether one of these roles may see the record in this state. */
export function isVisibleTo<V extends Vocabulary>(
  machine: Machine<V>,
  { state, roles }: { readonly state: V['state']; readonly roles: readonly V['role'][] },
): boolean {
  return roles.some((role) => {
    const visibility = machine.roles[role]
    return typeof visibility === 'string' ? visibility === 'sees' : visibility.includes(state)
  })
}

function rulesFor<V extends Vocabulary, E extends SentEvent>(
  machine: Machine<V>,
  { state, roles, event }: CommandContext<V, E, AnyActor>,
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
  { state, roles, event }: CommandContext<V, E, AnyActor>,
): string {
  const refusals = roles.flatMap((role) => {
    const answer = step(machine, { state, role, command: event.kind })
    return 'refused' in answer ? [answer.refused] : []
  })
  return refusals.toSorted((a, b) => ranks.indexOf(b) - ranks.indexOf(a))[0] ?? 'not_found'
}

async function refusalBy<
  V extends Vocabulary,
  E extends SentEvent,
  F extends CommandContext<V, E, Actor>,
  Actor extends AnyActor,
>(aggregate: Aggregate<V, E, F, Actor>, context: F, { role, rule }: Candidate<V>): Promise<RefusedCommand | undefined> {
  for (const guard of rule.guards ?? []) {
    if (await aggregate.guards[guard](context)) return refusal(aggregate.refusals[guard])
  }
  const { baseVersion } = context.event
  const isChecked = rule.kind !== 'physical' && !aggregate.skipsVersionCheck.includes(rule.command)
  if (isChecked && baseVersion !== undefined && baseVersion !== context.version) return refusal('modified_elsewhere')
  const fields = await fieldErrors(aggregate, context, { role, rule })
  return fields.length > 0 ? refusal('invalid_input', fields) : undefined
}

async function fieldErrors<
  V extends Vocabulary,
  E extends SentEvent,
  F extends CommandContext<V, E, Actor>,
  Actor extends AnyActor,
>(aggregate: Aggregate<V, E, F, Actor>, context: F, { role, rule }: Candidate<V>): Promise<readonly string[]> {
  const conditions: V['condition'][] = []
  for (const { when } of rule.requiredWhen ?? []) if (await aggregate.conditions[when](context)) conditions.push(when)
  const data = context.event.data as Readonly<Record<string, unknown>>
  // A command that is accepted with a flag is a physical fact: all of its data is kept.
  const closed = rule.flag === undefined ? (aggregate.closedFields?.(context, role) ?? []) : []
  if (closed.length > 0) return closed
  const lacksVersion = rule.needs?.includes('baseVersion') === true && context.event.baseVersion === undefined
  const wrong = [
    ...(lacksVersion ? ['baseVersion'] : []),
    ...missingFields(rule, data, conditions),
    ...(await aggregate.invalidFields(context, rule)),
  ]
  return [...new Set(wrong)]
}

function targetOf<
  V extends Vocabulary,
  E extends SentEvent,
  F extends CommandContext<V, E, Actor>,
  Actor extends AnyActor,
>({ machine, resolveTarget }: Aggregate<V, E, F, Actor>, context: F, { to }: Rule<V>): V['state'] | 'gone' {
  return machine.states.includes(to) ? to : resolveTarget(context, to)
}

function refusal(refused: string, fields: readonly string[] = []): RefusedCommand {
  return { refused, fields }
}
