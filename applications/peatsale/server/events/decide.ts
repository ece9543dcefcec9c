/** Whether a command is taken: in the order of refusals of 2.3, and without writing anything. */
import { closedFields } from '../../contract/states/carried-fields.ts'
import type { Machine, Rule, Vocabulary } from '../../contract/states/machine.ts'
import { misfits, ruleOf, step } from '../../contract/states/machine.ts'
import type { Aggregate, Decided, Facts } from './aggregate.ts'
import type { SentEvent } from './event-store.ts'

export interface RefusedCommand {
  readonly refused: string
  readonly fields: readonly string[]
}

/** A rule that allows the command to one of the sender's roles. */
interface Candidate<V extends Vocabulary> {
  readonly role: V['role']
  readonly rule: Rule<V>
}

/** Of several roles that may, the one decides in which the command is foreseen, and of those the one with the most rights. */
export async function decide<V extends Vocabulary, E extends SentEvent, F extends Facts<V, E>>(
  aggregate: Aggregate<V, E, F>,
  facts: F,
): Promise<Decided<V> | RefusedCommand> {
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

/** Whether somebody in these roles sees it, as it is. */
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
  { state, roles, event }: Facts<V, E>,
): readonly Candidate<V>[] {
  const found = roles.toReversed().flatMap((role) => {
    const rule = ruleOf(machine, { state, role, command: event.kind })
    return rule === undefined ? [] : [{ role, rule }]
  })
  return found.toSorted((a, b) => Number(a.rule.flag !== undefined) - Number(b.rule.flag !== undefined))
}

const ranks = ['unauthorized', 'not_found', 'forbidden', 'wrong_state']

/** Of the refusals of several roles the one that got farthest. */
function farthestRefusal<V extends Vocabulary, E extends SentEvent>(
  machine: Machine<V>,
  { state, roles, event }: Facts<V, E>,
): string {
  const refusals = roles.flatMap((role) => {
    const answer = step(machine, { state, role, command: event.kind })
    return 'refused' in answer ? [answer.refused] : []
  })
  return refusals.toSorted((a, b) => ranks.indexOf(b) - ranks.indexOf(a))[0] ?? 'not_found'
}

async function standsAgainst<V extends Vocabulary, E extends SentEvent, F extends Facts<V, E>>(
  aggregate: Aggregate<V, E, F>,
  facts: F,
  { role, rule }: Candidate<V>,
): Promise<RefusedCommand | undefined> {
  for (const guard of rule.guards ?? []) {
    if (await aggregate.guards[guard](facts)) return refusal(aggregate.codes[guard])
  }
  const { baseVersion } = facts.event
  const isChecked = rule.kind !== 'physical' && !aggregate.unchecked.includes(rule.command)
  if (isChecked && baseVersion !== undefined && baseVersion !== facts.version) return refusal('modified_elsewhere')
  const fields = await wrongFields(aggregate, facts, { role, rule })
  return fields.length > 0 ? refusal('invalid_input', fields) : undefined
}

async function wrongFields<V extends Vocabulary, E extends SentEvent, F extends Facts<V, E>>(
  aggregate: Aggregate<V, E, F>,
  facts: F,
  { role, rule }: Candidate<V>,
): Promise<readonly string[]> {
  const occasions: V['occasion'][] = []
  for (const { when } of rule.needsWhen ?? []) if (await aggregate.occasions[when](facts)) occasions.push(when)
  const data = facts.event.data as Readonly<Record<string, unknown>>
  const { kind } = facts.event
  // What only gets a flag is a fact: it is kept with all that was told.
  const closed =
    rule.flag === undefined ? closedFields({ of: aggregate.name, kind, role, state: facts.state, data }) : []
  if (closed.length > 0) return closed
  const lacksVersion = rule.needs?.includes('baseVersion') === true && facts.event.baseVersion === undefined
  const wrong = [
    ...(lacksVersion ? ['baseVersion'] : []),
    ...misfits(rule, data, occasions),
    ...(await aggregate.strayFields(facts, rule)),
  ]
  return [...new Set(wrong)]
}

function settledOf<V extends Vocabulary, E extends SentEvent, F extends Facts<V, E>>(
  { machine, settle }: Aggregate<V, E, F>,
  facts: F,
  { to }: Rule<V>,
): V['state'] | 'gone' {
  return machine.states.includes(to) ? to : settle(facts, to as Parameters<typeof settle>[1])
}

function refusal(refused: string, fields: readonly string[] = []): RefusedCommand {
  return { refused, fields }
}
