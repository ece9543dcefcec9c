import type { Machine, Vocabulary } from '@workspace/logistics/contract'
import { commandsOf, rolesOf, ruleOf } from '@workspace/logistics/contract'
import { expect, test } from 'vitest'
import { closedFields, loadPhases, locksOf, orderPhases, rolesOnFields } from './carried-fields.ts'
import type { LockedField, Phase } from './field-locks.ts'
import { fieldRoles, lockedFields, phases, termsOf } from './field-locks.ts'
import { loadMachine } from './load-machine.ts'
import { orderMachine } from './order-machine.ts'

interface Cell {
  readonly of: 'order' | 'load'
  readonly kind: string
  readonly role: string
  readonly state: string
  readonly key: string
  readonly field: LockedField
}

function cellsOf(of: 'order' | 'load', machine: Machine<Vocabulary>): readonly Cell[] {
  return commandsOf(machine).flatMap((kind) =>
    rolesOf(machine).flatMap((role) =>
      machine.states.flatMap((state) => {
        const rule = ruleOf(machine, { state, role, command: kind })
        if (rule === undefined || rule.flag !== undefined) return []
        const fields = Object.entries(locksOf(of, kind))
        const taken = fields.filter(([key]) => rule.only === undefined || rule.only.includes(key))
        return taken.map(([key, field]) => ({ of, kind, role, state, key, field }))
      }),
    ),
  )
}

const cells = [...cellsOf('order', orderMachine), ...cellsOf('load', loadMachine)]
const isClosed = ({ key, ...given }: Cell) => closedFields({ ...given, data: { [key]: 'x' } }).length > 0

test('what the table closes of the commands that the machines allow: prices to buyers, and orders that are only asked for', () => {
  const closed = cells.filter(isClosed).map(({ kind, role, field }) => `${kind} by ${role}: ${field}`)
  expect([...new Set(closed)].toSorted()).toEqual(['edit by customerOwn: price', 'edit by enterer: price'])
})

test('every cell that the table opens is reached by a command, but for what follows from others', () => {
  const reached = new Set(
    cells
      .filter((cell) => !isClosed(cell))
      .map(({ of, role, state, field }) => {
        const phase: Phase | undefined = of === 'order' ? orderPhases[state as never] : loadPhases[state as never]
        return `${field} ${phase} ${rolesOnFields[role as keyof typeof rolesOnFields]}`
      }),
  )
  // Who sees an order or a load writes notes on it in every state, each where the own role sees one.
  const written = lockedFields.filter((field) => field !== 'notes')
  const open = written.flatMap((field) =>
    phases.flatMap((phase) =>
      fieldRoles.flatMap((role) => (termsOf(field, phase, role) ? [`${field} ${phase} ${role}`] : [])),
    ),
  )
  expect(open.filter((cell) => !reached.has(cell))).toEqual([
    // A request carries all that is asked for as one field.
    'wish assigned customer',
    // An order's instructions are changed while its loads are on their way, and by the order's phase.
    ...['customer', 'enterer', 'office'].map((role) => `instructions loaded ${role}`),
    // By the order that is under way, before a load is verified; by rows of correction afterwards.
    ...['loaded', 'verified', 'locked'].map((phase) => `price ${phase} office`),
    // By what they do, not by what they write.
    ...['assigned', 'loaded'].flatMap((phase) => ['driver', 'loader'].map((role) => `times ${phase} ${role}`)),
  ])
})
