/** The undo that is offered right after a command: only one that needs no further input. */

import type { Machine, Vocabulary } from './machine.ts'
import { ruleOf } from './machine.ts'
export interface AcceptedCommand<V extends Vocabulary> {
  readonly role: V['role']
  readonly command: V['command']
  readonly from: V['state']
  /** The state that the command led to. */
  readonly state: V['state']
}

export function immediateUndo<V extends Vocabulary>(
  machine: Machine<V>,
  { role, command, from, state }: AcceptedCommand<V>,
): V['command'] | undefined {
  const undo = ruleOf(machine, { state: from, role, command })?.undo
  if (undo === undefined) return undefined
  const rule = ruleOf(machine, { state, role, command: undo })
  return rule === undefined || rule.needs || rule.requiredWhen ? undefined : undo
}
