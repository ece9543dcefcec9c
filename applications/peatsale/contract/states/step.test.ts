import type { Vocabulary } from '@workspace/logistics/contract'
import { doubleCells, outcome, writtenCells } from '@workspace/logistics/server/testing'
import { expect, test } from 'vitest'
import { loadTable, orderTable } from './agreed-tables.ts'
import { loadCells, orderCells } from './hand-written-cells.ts'
import { loadMachine } from './load-machine.ts'
import { orderMachine } from './order-machine.ts'

const fromAssignedOn = 'assigned loading loaded delivered verified locked failed cancelled'
/** The tables of the roles, once more: a refusal, the states in which it is seen (`*`: all), or only what a row names. */
const standing: Readonly<Record<string, string>> = {
  ...{ visitor: '!unauthorized', noRole: '!forbidden', loader: '!forbidden' },
  ...{ customerOther: '!not_found', officeOther: '!not_found', leadOther: '!not_found', driver: '!not_found' },
  ...{ driverMate: '!not_found', loaderOther: '!not_found' },
  ...{ customerOwn: '*', enterer: '*', officeOwn: '*', superadmin: '*', loaderOwn: '*' },
  ...{ leadOwn: fromAssignedOn, driverOwn: fromAssignedOn, leadOffered: 'open', driverOffered: 'open' },
  driverFormer: 'named',
}
const orderRoles =
  'visitor customerOwn customerOther enterer leadOther driver loader officeOwn officeOther superadmin noRole'
const loadRoles =
  'visitor customerOwn customerOther leadOwn leadOffered leadOther driverOwn driverMate driverOffered driverFormer ' +
  'loaderOwn loaderOther officeOwn officeOther superadmin noRole'
const orderStates = 'draft submitted confirmed on_hold in_delivery delivered closed rejected cancelled'
const loadStates = `planned open ${fromAssignedOn}`

interface AgreedRow {
  readonly command: string
  readonly from: readonly string[]
  readonly to: string
  readonly flag: string
  readonly by: readonly string[]
}

function rowsOf(table: string): readonly AgreedRow[] {
  return lines(table).map((line) => {
    const [command = '', from = '', to = '', flag = '', by = ''] = line.split(' | ')
    return { command, from: from.split(','), to, flag, by: by.split(',') }
  })
}

/** "How a command is answered", of the agreed tables. */
function agreed(rows: readonly AgreedRow[], at: { role: string; command: string; state: string }): string {
  const line = standing[at.role] ?? ''
  if (line.startsWith('!')) return line
  const ofRole = rows.filter(({ command, by }) => command === at.command && by.includes(at.role))
  const row = ofRole.find(({ from }) => from.includes(at.state))
  if (line === 'named' && row === undefined) return '!not_found'
  if (line !== 'named' && line !== '*' && !line.split(' ').includes(at.state)) return '!not_found'
  if (ofRole.length === 0) return '!forbidden'
  if (row === undefined) return '!wrong_state'
  return `${row.to === 'same' ? at.state : row.to}${row.flag === '-' ? '' : `#${row.flag}`}`
}

test.each([
  ['order', orderMachine, orderTable, orderRoles, orderStates, 9 * 22 * 11],
  ['load', loadMachine, loadTable, loadRoles, loadStates, 10 * 39 * 16],
] as const)('%s: every cell of state, command and role is answered as the tables say', (...given) => {
  const [, machine, table, roles, states, count] = given
  const rows = rowsOf(table)
  const commands = [...new Set(rows.map(({ command }) => command))]
  const cells = commands.flatMap((command) =>
    roles.split(' ').flatMap((role) => states.split(' ').map((state) => ({ role, command, state }))),
  )
  expect(cells).toHaveLength(count)
  const wrong = cells.filter((cell) => outcome<Vocabulary>(machine, cell) !== agreed(rows, cell))
  expect(wrong).toEqual([])
})

test.each([
  ['order', orderMachine, orderRoles, orderStates, orderTable],
  ['load', loadMachine, loadRoles, loadStates, loadTable],
] as const)('%s: the machine has the states, roles and commands of the tables, and no others', (...given) => {
  const [, machine, roles, states, table] = given
  expect(Object.keys(machine.roles)).toEqual(roles.split(' '))
  expect(machine.states).toEqual(states.split(' '))
  expect(Object.keys(machine.rows).sort()).toEqual([...new Set(rowsOf(table).map(({ command }) => command))].sort())
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

function lines(text: string): readonly string[] {
  return text.trim().split('\n')
}
