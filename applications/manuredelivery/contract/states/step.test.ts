import type { Vocabulary } from '@workspace/logistics/contract'
import type { AgreedTable } from '@workspace/logistics/server/testing'
import { agreedCells, agreedOutcome, agreedRows, outcome, writtenCells } from '@workspace/logistics/server/testing'
import { expect, test } from 'vitest'
import { consignmentMachine, requestMachine } from '../index.ts'
import { consignmentTable, requestTable } from './agreed-tables.ts'
import { consignmentCells, requestCells } from './hand-written-cells.ts'

const fromAssignedOn = 'assigned loading collected received confirmed locked refused failed cancelled'

/** The tables of the roles, once more. */
const agreedRequest: AgreedTable = {
  rows: agreedRows(requestTable),
  states: 'draft submitted accepted on_hold collecting completed closed rejected cancelled'.split(' '),
  roles: {
    ...{ visitor: '!unauthorized', farmOwn: '*', farmOther: '!not_found', transport: '!forbidden' },
    ...{ receiver: '!forbidden', officeOwn: '*', officeOther: '!not_found', superadmin: '*', noRole: '!forbidden' },
  },
}
const agreedConsignment: AgreedTable = {
  rows: agreedRows(consignmentTable),
  states: `planned open ${fromAssignedOn}`.split(' '),
  roles: {
    ...{ visitor: '!unauthorized', farmOwn: '*', farmOther: '!not_found' },
    ...{ leadOwn: fromAssignedOn, leadOffered: 'open', leadOther: '!not_found' },
    ...{ driverOwn: fromAssignedOn, driverMate: '!not_found', driverOffered: 'open', driverFormer: 'named' },
    ...{ receiverOwn: '*', receiverOther: '!not_found', officeOwn: '*', officeOther: '!not_found' },
    ...{ superadmin: '*', noRole: '!forbidden' },
  },
}

test.each([
  ['Lanta-appi 3.2', requestMachine, agreedRequest, 2025],
  ['Lanta-appi 3.3', consignmentMachine, agreedConsignment, 8096],
] as const)('%s: every cell of state, command and role is answered as the tables say', (...given) => {
  const [, machine, table, count] = given
  const cells = agreedCells(table)
  expect(cells).toHaveLength(count)
  expect(cells.filter((cell) => outcome<Vocabulary>(machine, cell) !== agreedOutcome(table, cell))).toEqual([])
})

test.each([
  ['Lanta-appi 3.2', requestMachine, agreedRequest],
  ['Lanta-appi 3.3', consignmentMachine, agreedConsignment],
] as const)('%s: the machine has the states, roles and commands of the tables, and no others', (...given) => {
  const [, machine, { rows, roles, states }] = given
  expect(Object.keys(machine.roles)).toEqual(Object.keys(roles))
  expect(machine.states).toEqual(states)
  expect(Object.keys(machine.rows).sort()).toEqual([...new Set(rows.map(({ command }) => command))].sort())
})

const written = [
  ...writtenCells(requestCells).map((cell) => ({ of: 'request', ...cell })),
  ...writtenCells(consignmentCells).map((cell) => ({ of: 'consignment', ...cell })),
]

test('at least 300 cells are written down apart from the machines', () => {
  const distinct = new Set(written.map(({ of, role, command, state }) => `${of} ${role} ${command} ${state}`))
  expect(distinct.size).toBe(written.length)
  expect(written.length).toBeGreaterThanOrEqual(300)
})

test.each(written)('$of: $role $command $state is $expected', ({ of, expected, ...cell }) => {
  expect(of === 'request' ? outcome(requestMachine, cell) : outcome(consignmentMachine, cell)).toBe(expected)
})
