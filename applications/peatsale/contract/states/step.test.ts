import type { Vocabulary } from '@workspace/logistics/contract'
import type { AgreedTable } from '@workspace/logistics/server/testing'
import {
  agreedCells,
  agreedOutcome,
  agreedRows,
  doubleCells,
  outcome,
  writtenCells,
} from '@workspace/logistics/server/testing'
import { expect, test } from 'vitest'
import { loadTable, orderTable } from './agreed-tables.ts'
import { loadCells, orderCells } from './hand-written-cells.ts'
import { loadMachine } from './load-machine.ts'
import { orderMachine } from './order-machine.ts'

const fromAssignedOn = 'assigned loading loaded delivered verified locked failed cancelled'

/** The tables of the roles, once more. */
const agreedOrder: AgreedTable = {
  rows: agreedRows(orderTable),
  states: 'draft submitted confirmed on_hold in_delivery delivered closed rejected cancelled'.split(' '),
  roles: {
    ...{ visitor: '!unauthorized', customerOwn: '*', customerOther: '!not_found', enterer: '*' },
    ...{ leadOther: '!not_found', driver: '!not_found', loader: '!forbidden', officeOwn: '*' },
    ...{ officeOther: '!not_found', superadmin: '*', noRole: '!forbidden' },
  },
}
const agreedLoad: AgreedTable = {
  rows: agreedRows(loadTable),
  states: `planned open ${fromAssignedOn}`.split(' '),
  roles: {
    ...{ visitor: '!unauthorized', customerOwn: '*', customerOther: '!not_found' },
    ...{ leadOwn: fromAssignedOn, leadOffered: 'open', leadOther: '!not_found' },
    ...{ driverOwn: fromAssignedOn, driverMate: '!not_found', driverOffered: 'open', driverFormer: 'named' },
    ...{ loaderOwn: '*', loaderOther: '!not_found', officeOwn: '*', officeOther: '!not_found' },
    ...{ superadmin: '*', noRole: '!forbidden' },
  },
}

test.each([
  ['order', orderMachine, agreedOrder, 9 * 22 * 11],
  ['load', loadMachine, agreedLoad, 10 * 39 * 16],
] as const)('%s: every cell of state, command and role is answered as the tables say', (...given) => {
  const [, machine, table, count] = given
  const cells = agreedCells(table)
  expect(cells).toHaveLength(count)
  expect(cells.filter((cell) => outcome<Vocabulary>(machine, cell) !== agreedOutcome(table, cell))).toEqual([])
})

test.each([
  ['order', orderMachine, agreedOrder],
  ['load', loadMachine, agreedLoad],
] as const)('%s: the machine has the states, roles and commands of the tables, and no others', (...given) => {
  const [, machine, { rows, roles, states }] = given
  expect(Object.keys(machine.roles)).toEqual(Object.keys(roles))
  expect(machine.states).toEqual(states)
  expect(Object.keys(machine.rows).sort()).toEqual([...new Set(rows.map(({ command }) => command))].sort())
  expect(Object.keys(machine.kinds).sort()).toEqual(Object.keys(machine.rows).sort())
})

test.each([
  ['order', orderMachine],
  ['load', loadMachine],
] as const)('%s: no cell has two rows', (...given) => {
  expect(doubleCells(given[1])).toEqual([])
})

const written = [
  ...writtenCells(orderCells).map((cell) => ({ of: 'order', ...cell })),
  ...writtenCells(loadCells).map((cell) => ({ of: 'load', ...cell })),
]

test('at least 200 cells are written down by hand', () => {
  const distinct = new Set(written.map(({ of, role, command, state }) => `${of} ${role} ${command} ${state}`))
  expect(distinct.size).toBe(written.length)
  expect(written.length).toBeGreaterThanOrEqual(200)
})

test.each(written)('$of: $role $command $state is $expected', ({ of, expected, ...cell }) => {
  expect(of === 'order' ? outcome(orderMachine, cell) : outcome(loadMachine, cell)).toBe(expected)
})
