/** The machine of the third application, checked by what tests of machines share in `logistics`. */
import {
  outcome as cellOutcome,
  checkWalks,
  doubleCells,
  machineSections,
  undoLandings,
  unreachedStates,
  writtenCells,
} from '@workspace/logistics/server/testing'
import { expect, test } from 'vitest'
import { ticketGuards, ticketMachine } from './weighbridge/contract/tickets.ts'

const resolved = { 'before closing': ['weighed', 'open'] }

const cells = writtenCells(`
visitor weigh: open !unauthorized, closed !unauthorized
weigherOther close: weighed !not_found
weigherOwn weigh: open weighed, weighed weighed, closed closed#late
weigherOwn close: open !wrong_state, weighed closed, closed !wrong_state
weigherOwn reopen: open !wrong_state, closed before closing
`)

test.each(cells)('GEN-13: $role $command $state is $expected', ({ expected, ...cell }) => {
  expect(cellOutcome(ticketMachine, cell)).toBe(expected)
})

test('GEN-13: no cell has two rows, no walk leaves the states, every state is reached and every undo leads back', () => {
  expect(doubleCells(ticketMachine)).toEqual([])
  expect(() => checkWalks(ticketMachine, { start: 'open', resolved, mayEnd: [] })).not.toThrow()
  expect(unreachedStates(ticketMachine, resolved)).toEqual([])
  expect(undoLandings(ticketMachine)).toEqual([])
})

test('GEN-13: a machine with a row too many, a state that nothing reaches or a wrong target is found out', () => {
  const twice = { ...ticketMachine.rows, close: [...ticketMachine.rows.close, ...ticketMachine.rows.close] }
  expect(doubleCells({ ...ticketMachine, rows: twice })).toEqual(['weigherOwn close weighed'])
  const machine = { ...ticketMachine, rows: { ...ticketMachine.rows, close: [] } }
  expect(unreachedStates(machine, resolved)).toEqual(['closed'])
  const bounds = { start: 'open', mayEnd: [] }
  expect(() => checkWalks(ticketMachine, { ...bounds, resolved: { 'before closing': ['lost', 'lost'] } })).toThrow()
})

test('GEN-13: the tables of a page are made of the machine', () => {
  expect(machineSections('A ticket', ticketMachine, ticketGuards).join('\n\n')).toMatchInlineSnapshot(`
    "## A ticket

    States: \`open\`, \`weighed\`, \`closed\`.

    | Role | Before any rule is asked |
    | --- | --- |
    | \`visitor\` | \`unauthorized\` |
    | \`weigherOwn\` | sees it |
    | \`weigherOther\` | \`not_found\` |

    ### Commands

    | Command | From | To | By | Needs | Refused when | What follows | Taken back by |
    | --- | --- | --- | --- | --- | --- | --- | --- |
    | \`close\` | \`weighed\` | \`closed\` | \`weigherOwn\` | \`baseVersion\` | is too heavy: \`bridge_overloaded\` | record visit | \`reopen\` |
    | \`reopen\` | \`closed\` | \`before closing\` | \`weigherOwn\` | \`reason\` when has weight |   |   |   |

    ### Physical facts, as foreseen

    | Command | From | To | By | Needs | Refused when | What follows | Taken back by |
    | --- | --- | --- | --- | --- | --- | --- | --- |
    | \`weigh\` | \`open\`, \`weighed\` | \`weighed\` | \`weigherOwn\` | \`kilograms\` |   |   |   |

    ### Physical facts that nobody expected: taken and flagged

    | Command | Flag | From | To | By | Needs | Refused when | What follows | Taken back by |
    | --- | --- | --- | --- | --- | --- | --- | --- | --- |
    | \`weigh\` | \`late\` | \`closed\` | same | \`weigherOwn\` |   |   |   |   |"
  `)
})
