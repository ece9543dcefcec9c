/** Where a command takes its record, read from the machine: screens weigh their buttons by it. */
import type { Cell, Machine, Vocabulary } from './machine.ts'
import { ruleOf } from './machine.ts'

/** `on`: a step further in its life. `back`: something is taken back. `ends`: nothing will come of it. */
export type Turn = 'on' | 'stays' | 'back' | 'ends'

export function turnOf<V extends Vocabulary>(machine: Machine<V>, at: Cell<V>): Turn {
  const to = ruleOf(machine, at)?.to
  if (to === undefined || to === at.state || machine.aside.includes(to)) return 'stays'
  if (to === 'gone' || machine.ends.includes(to)) return 'ends'
  if (machine.onward.includes(to)) return 'on'
  const [from, next] = [machine.states.indexOf(at.state), machine.states.indexOf(to)]
  if (next > from) return 'on'
  return takesBack(machine, at.command) ? 'back' : 'stays'
}

/** Some row names it as its undo. */
function takesBack<V extends Vocabulary>({ rows }: Machine<V>, command: V['command']): boolean {
  const all: readonly Machine<V>['rows'][V['command']][] = Object.values(rows)
  return all.some((some) => some.some(({ undo }) => undo === command))
}
