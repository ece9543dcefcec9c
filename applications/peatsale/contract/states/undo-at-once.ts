/** What a press right after a command takes back, read from the machine: its undo, where that needs no words of its own. */
import type { Machine, Vocabulary } from './machine.ts'
import { ruleOf } from './machine.ts'

export interface Done<V extends Vocabulary> {
  readonly role: V['role']
  readonly command: V['command']
  readonly from: V['state']
  /** Where it has come to. */
  readonly state: V['state']
}

export function undoAtOnce<V extends Vocabulary>(
  machine: Machine<V>,
  { role, command, from, state }: Done<V>,
): V['command'] | undefined {
  const undo = ruleOf(machine, { state: from, role, command })?.undo
  if (undo === undefined) return undefined
  const rule = ruleOf(machine, { state, role, command: undo })
  return rule === undefined || rule.needs || rule.needsWhen ? undefined : undo
}
