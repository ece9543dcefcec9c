/** One cell of each command and role that is taken and one that is refused, chosen from a machine's table. */

interface ChosenCell<V extends Vocabulary> extends Cell<V> {
  /** As the answer of a batch shows it: the state with the flag, or the code of the refusal. */
  readonly expected: string
}

/** What the server settles by the facts that the tests make. */
type Settling = Readonly<Record<string, string>>

interface Choice<V extends Vocabulary> {
  readonly states: readonly V['state'][]
  readonly settled: Settling
  /** Whether anybody can stand so to a record in that state. */
  readonly stands?: (role: V['role'], state: V['state']) => boolean
}

/**
 * @param order of states: the earlier ones are chosen first, foreseen cells before flagged ones.
 * @returns for each command and role at most one cell that is taken and one that is refused.
 */
import type { Cell, Machine, Vocabulary } from '@workspace/logistics/contract'
import { commandsOf, rolesOf, ruleOf, step } from '@workspace/logistics/contract'
export function chosenCells<V extends Vocabulary>(
  machine: Machine<V>,
  { states, settled, stands = () => true }: Choice<V>,
): { readonly taken: readonly ChosenCell<V>[]; readonly refused: readonly ChosenCell<V>[] } {
  const commands = commandsOf(machine).filter((command) => !machine.notAsEvent.includes(command))
  const taken: ChosenCell<V>[] = []
  const refused: ChosenCell<V>[] = []
  for (const command of commands) {
    for (const role of rolesOf(machine).filter((each) => each !== 'visitor' && each !== 'noRole')) {
      const cells = states.filter((state) => stands(role, state)).map((state) => ({ state, role, command }))
      const foreseen = cells.find((cell) => ruleOf(machine, cell) && ruleOf(machine, cell)?.flag === undefined)
      const allowed = foreseen ?? cells.find((cell) => ruleOf(machine, cell))
      if (allowed) taken.push({ ...allowed, expected: shown(machine, allowed, settled) })
      const against = cells.find((cell) => ruleOf(machine, cell) === undefined)
      if (against) refused.push({ ...against, expected: shown(machine, against, settled) })
    }
  }
  return { taken, refused }
}

function shown<V extends Vocabulary>(machine: Machine<V>, cell: Cell<V>, settled: Settling): string {
  const answer = step(machine, cell)
  if ('refused' in answer) return answer.refused
  const to = settled[answer.to] ?? answer.to
  return answer.flag === undefined ? to : `${answer.flag} ${to}`
}

/** One result of `syncEvents` in the same words. */
export function resultShown(result: {
  readonly code?: string
  readonly fields?: readonly string[]
  readonly flag?: string | null
  readonly state: string | null
}): string {
  if (result.code !== undefined) return [result.code, ...(result.fields ?? [])].join(' ')
  return result.flag === null || result.flag === undefined ? `${result.state}` : `${result.flag} ${result.state}`
}
