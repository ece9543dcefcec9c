/** The direction in which a command moves its record: screens order their buttons by it. */

/** `on`: a step forward. `back`: an undo. `ends`: a final state without a result. */
import type { Cell, Machine, Vocabulary } from './machine.ts'
import { ruleOf } from './machine.ts'
export type Direction = 'on' | 'stays' | 'back' | 'ends'

export function directionOf<V extends Vocabulary>(machine: Machine<V>, at: Cell<V>): Direction {
  const to = ruleOf(machine, at)?.to
  if (to === undefined || to === at.state || machine.paused.includes(to)) return 'stays'
  if (to === 'gone' || machine.ends.includes(to)) return 'ends'
  if (machine.onward.includes(to)) return 'on'
  const [from, next] = [machine.states.indexOf(at.state), machine.states.indexOf(to)]
  if (next > from) return 'on'
  return isUndo(machine, at.command) ? 'back' : 'stays'
}

/** Whether a row names the command as its undo. */
function isUndo<V extends Vocabulary>({ rows }: Machine<V>, command: V['command']): boolean {
  const all: readonly Machine<V>['rows'][V['command']][] = Object.values(rows)
  return all.some((some) => some.some(({ undo }) => undo === command))
}
