/** What the cells of a machine answer, for tests that compare them with cells written by hand. */
import type { Machine, Rule, Step, Vocabulary } from '@workspace/logistics/contract'
import { commandsOf, rolesOf, ruleOf, step } from '@workspace/logistics/contract'

export interface NamedCell {
  readonly role: string
  readonly command: string
  readonly state: string
}

/** The state that it leads to, `#` and the flag after it, or `!` and the refusal. */
export function outcome<V extends Vocabulary>(machine: Machine<V>, cell: NamedCell): string {
  const answer: Step<V> = step(machine, cell as Parameters<typeof step<V>>[1])
  if ('refused' in answer) return `!${answer.refused}`
  return answer.flag === undefined ? answer.to : `${answer.to}#${answer.flag}`
}

/** Lines of `role command: state outcome, state outcome`. */
export function writtenCells(text: string): readonly (NamedCell & { readonly expected: string })[] {
  return text
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [head = '', cells = ''] = line.split(': ')
      const [role = '', command = ''] = head.split(' ')
      return cells.split(', ').map((cell) => {
        const space = cell.indexOf(' ')
        return { role, command, state: cell.slice(0, space), expected: cell.slice(space + 1) }
      })
    })
}

/** Cells that two rows claim: the second would never apply. */
export function doubleCells(machine: Machine<Vocabulary>): readonly string[] {
  const cells = Object.entries(machine.rows).flatMap(([command, rows]) =>
    rows.flatMap(({ from, by }) => from.flatMap((state) => by.map((role) => `${role} ${command} ${state}`))),
  )
  return cells.filter((cell, index) => cells.indexOf(cell) !== index)
}

/** Each rule once, whichever of its roles may use it. */
export function rulesOf<V extends Vocabulary>(machine: Machine<V>): readonly Rule<V>[] {
  return machine.states.flatMap((state) =>
    commandsOf(machine).flatMap((command) => {
      const rules = rolesOf(machine).map((role) => ruleOf(machine, { state, role, command }))
      return [...new Map(rules.filter((rule) => rule !== undefined).map((rule) => [rule.by, rule])).values()]
    }),
  )
}
