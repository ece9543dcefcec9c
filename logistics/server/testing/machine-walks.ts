/** What must hold for every sequence of commands on a machine. */
import type { Machine, Vocabulary } from '@workspace/logistics/contract'
import { commandsOf, rolesOf, step } from '@workspace/logistics/contract'
import * as fc from 'fast-check'
import { rulesOf } from './machine-cells.ts'

type AnyMachine = Machine<Vocabulary>
/** The states that the server may resolve each dynamic target to. */
export type Resolved = Readonly<Record<string, readonly string[]>>

/**
 * Sends random commands from the start. @throws where one leads to a state that is not in the list, or deletes the record in
 * a state that is not in `mayEnd`.
 */
export function checkWalks(
  machine: AnyMachine,
  { start, resolved, mayEnd }: { start: string; resolved: Resolved; mayEnd: readonly string[] },
): void {
  const sent = fc.record({
    role: fc.constantFrom(...rolesOf(machine)),
    command: fc.constantFrom(...commandsOf(machine)),
    choice: fc.nat(1),
  })
  const walk = fc.property(fc.array(sent, { maxLength: 200 }), (commands) => {
    let state = start
    for (const { role, command, choice } of commands) {
      const answer = step(machine, { state, role, command })
      if ('refused' in answer) continue
      if (answer.to === 'gone') return mayEnd.includes(state)
      state = resolved[answer.to]?.[choice] ?? answer.to
      if (!machine.states.includes(state)) return false
    }
    return true
  })
  void fc.assert(walk, { numRuns: 500 })
}

/** States that no command leads to. */
export function unreachedStates(machine: AnyMachine, resolved: Resolved): readonly string[] {
  const entered = new Set(rulesOf(machine).flatMap(({ from, to }) => (to === from ? [] : (resolved[to] ?? [to]))))
  return machine.states.filter((state) => state !== machine.states[0] && !entered.has(state))
}

/**
 * Undo commands that lead elsewhere than to the state before: `<command> <from> → <state>`. @throws where nobody may send an
 * undo in the state that its command leads to.
 */
export function undoLandings(machine: AnyMachine, after: (to: string) => string = (to) => to): readonly string[] {
  return rulesOf(machine).flatMap(({ command, from, to, undo }) => {
    if (undo === undefined) return []
    const state = after(to)
    const back = rolesOf(machine)
      .map((role) => step(machine, { state, role, command: undo }))
      .find((answer) => 'to' in answer && answer.flag === undefined)
    if (back === undefined || !('to' in back)) throw new Error(`${command} ${from}: nobody may ${undo} in ${state}`)
    return back.to === from || !machine.states.includes(back.to) ? [] : [`${command} ${from} → ${back.to}`]
  })
}
