import type { Machine, Vocabulary } from '@workspace/logistics/contract'
import { commandsOf, rolesOf, ruleOf } from '@workspace/logistics/contract'
import { expect, test } from 'vitest'
import { consignmentCommands } from '../consignments/consignment-event.ts'
import { closedFields, consignmentMachine, requestMachine } from '../index.ts'
import { requestCommands } from '../requests/request-event.ts'
import { lockedFields } from './field-locks.ts'

type Commands = Readonly<Record<string, { readonly locks?: object }>>

test.each([
  ['request', 'edit', 'farmOwn', 'accepted', { estimate: 1 }, []],
  ['request', 'edit', 'farmOwn', 'collecting', { estimate: 1, instructions: '' }, ['estimate']],
  ['request', 'requestChange', 'farmOwn', 'collecting', { fields: {} }, []],
  ['request', 'edit', 'farmOwn', 'submitted', { terms: {} }, ['terms']],
  ['request', 'edit', 'officeOwn', 'submitted', { terms: {} }, []],
  ['request', 'edit', 'officeOwn', 'completed', { estimate: 1 }, ['estimate']],
  ['request', 'editInstructions', 'farmOwn', 'completed', { instructions: '' }, ['instructions']],
  ['request', 'note', 'farmOwn', 'closed', { text: 'Hei' }, []],
  ['consignment', 'reschedule', 'leadOwn', 'assigned', { slot: {} }, []],
  ['consignment', 'change', 'leadOwn', 'assigned', { slot: {}, estimate: {} }, ['estimate']],
  ['consignment', 'change', 'officeOwn', 'collected', { plant: '', store: '' }, ['store']],
  ['consignment', 'takeVehicle', 'driverOwn', 'assigned', { vehicle: '' }, []],
  ['consignment', 'correctCrew', 'leadOwn', 'received', { vehicle: '', reason: '' }, ['vehicle']],
  ['consignment', 'correctCollected', 'driverOwn', 'received', { estimate: {} }, ['estimate']],
  ['consignment', 'correctReceived', 'receiverOwn', 'received', { quantity: {}, billed: {} }, ['billed']],
  ['consignment', 'correctReceived', 'officeOwn', 'locked', { quantity: {}, billed: {}, terms: {} }, []],
  ['consignment', 'correctTimes', 'leadOwn', 'confirmed', { waiting: {}, reason: '' }, ['waiting']],
  ['consignment', 'correctTimes', 'officeOwn', 'refused', { refused: '', reason: '' }, []],
  ['consignment', 'object', 'farmOwn', 'locked', { kind: '', words: '' }, ['kind', 'words']],
  ['consignment', 'weigh', 'farmOwn', 'collected', { gross: 1 }, ['gross']],
] as const)('Lanta-appi 7.2: of a %s, %s by %s in %s with %j closes %j', (...given) => {
  const [of, kind, role, state, data, closed] = given
  expect(closedFields({ of, kind, role, state, data })).toEqual(closed)
})

/** Every field with a lock of every command that the machine expects, by role: those that are closed. */
function closedOf(of: 'request' | 'consignment', machine: Machine<Vocabulary>, commands: Commands): readonly string[] {
  const found = machine.states.flatMap((state) =>
    rolesOf(machine).flatMap((role) =>
      commandsOf(machine).flatMap((kind) => {
        const rule = ruleOf(machine, { state, role, command: kind })
        if (rule === undefined || rule.flag !== undefined) return []
        const carried = Object.keys(commands[kind]?.locks ?? {}).filter((name) => rule.only?.includes(name) !== false)
        const data = Object.fromEntries(carried.map((name) => [name, '']))
        return closedFields({ of, kind, role, state, data }).map((field) => `${kind} by ${role}: ${field}`)
      }),
    ),
  )
  return [...new Set(found)].toSorted()
}

test('Lanta-appi 7.2: of what the machines allow, the table closes only terms to the farm', () => {
  expect(closedOf('request', requestMachine, requestCommands)).toEqual([
    'edit by farmOwn: terms',
    'edit by farmOwn: termsVersion',
  ])
  expect(closedOf('consignment', consignmentMachine, consignmentCommands)).toEqual([])
})

test('Lanta-appi 7.2: every row of the table is the lock of some field', () => {
  const commands: readonly Commands[string][] = [
    ...Object.values(requestCommands),
    ...Object.values(consignmentCommands),
  ]
  const used = new Set(commands.flatMap(({ locks = {} }) => Object.values(locks)))
  expect(lockedFields.filter((field) => !used.has(field))).toEqual([])
})
