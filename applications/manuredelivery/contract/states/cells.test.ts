import type { Machine, Vocabulary } from '@workspace/logistics/contract'
import { commandsOf, offered, rolesOf, ruleOf, step } from '@workspace/logistics/contract'
import {
  checkWalks,
  doubleCells,
  outcome,
  rulesOf,
  undoLandings,
  unreachedStates,
} from '@workspace/logistics/server/testing'
import { expect, test } from 'vitest'
import type { ConsignmentCommand } from '../consignments/consignment-event.ts'
import { consignmentMachine, derivedMoves, harmlessFlags, requestMachine, systemMoves } from '../index.ts'
import type { ConsignmentRole } from './consignment-vocabulary.ts'

/** The states that the server may resolve each word to. */
const resolved: Readonly<Record<string, readonly string[]>> = {
  heldFrom: ['accepted', 'collecting'],
  'as asked': ['accepted', 'cancelled'],
  derived: ['completed', 'cancelled'],
  'open or planned': ['open', 'planned'],
}
const failedFrom = { ...resolved, heldFrom: ['loading', 'collected'] }

test.each([
  ['Lanta-appi 3.2', requestMachine, [9, 9, 25], 2025],
  ['Lanta-appi 3.3', consignmentMachine, [11, 16, 46], 8096],
] as const)('%s: the machine has its states, roles and commands, and an outcome for each of its cells', (...given) => {
  const machine: Machine<Vocabulary> = given[1]
  const roles = rolesOf(machine)
  const commands = commandsOf(machine)
  expect([machine.states.length, roles.length, commands.length]).toEqual(given[2])
  const outcomes = machine.states.flatMap((state) =>
    roles.flatMap((role) => commands.map((command) => outcome(machine, { state, role, command }))),
  )
  expect(outcomes).toHaveLength(given[3])
  const settled = ['gone', 'heldFrom', 'as asked', 'derived', 'open or planned']
  const refusals = ['!unauthorized', '!forbidden', '!not_found', '!wrong_state']
  const strange = outcomes.filter(
    (each) => ![...machine.states, ...settled, ...refusals].includes(each.split('#')[0] ?? ''),
  )
  expect(strange).toEqual([])
})

test.each([
  ['Lanta-appi 3.2', requestMachine],
  ['Lanta-appi 3.3', consignmentMachine],
] as const)('%s: no cell has two rows', (...given) => {
  expect(doubleCells(given[1])).toEqual([])
})

test.each([
  ['Lanta-appi 3.2', requestMachine, 'draft', resolved],
  ['Lanta-appi 3.3', consignmentMachine, 'planned', failedFrom],
] as const)('%s: every walk stays within the states, and only a draft is deleted', (...given) => {
  const [, machine, start, states] = given
  checkWalks(machine, { start, resolved: states, mayEnd: ['draft'] })
})

test('Lanta-appi 3.2: a state that no command leads to follows from the consignments', () => {
  const derived: readonly string[] = derivedMoves.map(({ to }) => to)
  expect(unreachedStates(requestMachine, resolved).filter((state) => !derived.includes(state))).toEqual([])
})

test('Lanta-appi 3.3: only approving a batch leads to locked', () => {
  expect(unreachedStates(consignmentMachine, failedFrom)).toEqual(['locked'])
})

/** Undo commands that lead elsewhere than to the state before. */
const leadsElsewhere = [
  'request cancel accepted → submitted',
  'request cancel draft → submitted',
  'request cancel on_hold → submitted',
  'consignment assign open → planned',
  'consignment cancel assigned → planned',
  'consignment cancel open → planned',
  'consignment finishLoading assigned → loading',
  'consignment object confirmed → received',
  'consignment stop open → planned',
  ...['assigned', 'cancelled', 'loading', 'open', 'planned'].flatMap((state) => [
    `consignment receive ${state} → collected`,
    `consignment refuse ${state} → collected`,
  ]),
]

test('Lanta-appi 3.2, 3.3: an undo leads to the state before, except where the page says otherwise', () => {
  const afterHold = (to: string) => (to === 'heldFrom' ? 'accepted' : to)
  const elsewhere = [
    ...undoLandings(requestMachine, afterHold).map((landing) => `request ${landing}`),
    ...undoLandings(consignmentMachine).map((landing) => `consignment ${landing}`),
  ]
  expect([...new Set(elsewhere)].sort()).toEqual([...leadsElsewhere].sort())
})

const facts: readonly ConsignmentCommand[] = [
  ...(['arriveAtFarm', 'finishLoading', 'depart', 'arriveAtPlant', 'weigh', 'receive'] as const),
  ...(['refuse', 'recordReturn', 'reportProblem', 'fail'] as const),
]
const senders: readonly ConsignmentRole[] = ['driverOwn', 'driverFormer', 'receiverOwn']

test('Lanta-appi 3.3: a physical fact is never refused because of the state', () => {
  const refused = facts.flatMap((command) =>
    senders.flatMap((role) =>
      consignmentMachine.states.filter((state) => {
        const answer = step(consignmentMachine, { state, role, command })
        return 'refused' in answer && answer.refused === 'wrong_state'
      }),
    ),
  )
  expect(refused).toEqual([])
})

test('Lanta-appi 3.3: a flagged fact never moves a consignment that has ended or is received', () => {
  const ended: readonly string[] = ['received', 'confirmed', 'locked', 'refused', 'failed']
  const moved = rulesOf(consignmentMachine).filter(
    ({ from, to, flag }) => flag !== undefined && to !== from && ended.includes(from),
  )
  expect(moved).toEqual([])
})

test('Lanta-appi 3.1: all commands on a request are of the office kind; only claim and release have one winner', () => {
  expect(new Set(Object.values(requestMachine.kinds))).toEqual(new Set(['office']))
  const exclusive = commandsOf(consignmentMachine).filter((each) => consignmentMachine.kinds[each] === 'exclusive')
  expect(exclusive).toEqual(['claim', 'release'])
})

test('Lanta-appi 3.3: an alert stops what `stop` may stop, in the states that it names', () => {
  const stopped = consignmentMachine.states.filter(
    (state) => 'to' in step(consignmentMachine, { state, role: 'superadmin', command: 'stop' }),
  )
  expect(stopped).toEqual(systemMoves.alert.from)
  expect(step(consignmentMachine, { state: 'open', role: 'officeOwn', command: 'stop' })).toEqual({ to: 'planned' })
})

test('Lanta-appi 3.3: a consignment on the wrong state is not a reason to leave the farm unasked, a duplicate is', () => {
  expect(harmlessFlags).toContain('late')
  expect(harmlessFlags).not.toContain('possible_duplicate')
})

test('Lanta-appi 3.1: screens offer what the state expects, and no flagged fact', () => {
  expect(offered(consignmentMachine, { state: 'collected', roles: ['driverOwn'] })).toEqual([
    ...(['note', 'undoCollected', 'correctCollected', 'depart', 'reportProblem'] as const),
    ...(['arriveAtPlant', 'weigh', 'receive', 'fail'] as const),
  ])
  expect(offered(consignmentMachine, { state: 'locked', roles: ['receiverOwn'] })).toEqual(['note'])
  expect(offered(requestMachine, { state: 'submitted', roles: ['visitor', 'officeOther', 'transport'] })).toEqual([])
  expect(offered(requestMachine, { state: 'submitted', roles: ['farmOwn'] })).toEqual([
    ...(['withdraw', 'edit', 'editInstructions', 'declare', 'revokeDeclaration', 'cancel', 'note'] as const),
  ])
})

test('Lanta-appi 3.1: a rule has what it needs, what refuses it, what follows and what undoes it', () => {
  expect(ruleOf(requestMachine, { state: 'submitted', role: 'officeOwn', command: 'accept' })).toEqual({
    command: 'accept',
    from: 'submitted',
    to: 'accepted',
    kind: 'office',
    by: ['officeOwn', 'superadmin'],
    needs: ['when', 'plant', 'loads', 'termsVersion', 'baseVersion'],
    guards: [
      ...(['declarationIsMissingOrRevoked', 'alertStopsFarmOrMunicipality', 'noTermsFit'] as const),
      ...(['termsHaveChanged', 'plantIsFullAndNoReason'] as const),
    ],
    effects: ['takeTermsSnapshot', 'planConsignments', 'letterRequestAccepted'],
    undo: 'unaccept',
  })
})

test('Lanta-appi 3.3: a driver weighs with the code of the bay, at a plant with self-service', () => {
  expect(ruleOf(consignmentMachine, { state: 'collected', role: 'driverOwn', command: 'weigh' })).toMatchObject({
    needs: ['scale'],
    requiredWhen: [{ need: 'bay', when: 'sentByDriver' }],
    guards: ['driverWithoutSelfServiceOrBay'],
  })
})
