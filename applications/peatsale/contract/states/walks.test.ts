import type { Machine, Vocabulary } from '@workspace/logistics/contract'
import { offered, ruleOf, step } from '@workspace/logistics/contract'
import { checkWalks, rulesOf, undoLandings, unreachedStates } from '@workspace/logistics/server/testing'
import { expect, test } from 'vitest'
import type { LoadCommand } from '../loads/load-event.ts'
import { derivedMoves } from './derived-moves.ts'
import { loadMachine } from './load-machine.ts'
import type { LoadRole } from './load-vocabulary.ts'
import { orderMachine } from './order-machine.ts'

/** What the server may settle each word as. */
const settled: Readonly<Record<string, readonly string[]>> = {
  heldFrom: ['submitted', 'confirmed'],
  'as asked': ['confirmed', 'cancelled'],
  derived: ['delivered', 'cancelled'],
  'open or planned': ['open', 'planned'],
}

test.each([
  ['order', orderMachine, 'draft'],
  ['load', loadMachine, 'planned'],
] as const)('%s: no walk leaves the states of the list, and only a draft ends', (...given) => {
  const [, machine, start] = given
  checkWalks(machine, { start, resolved: settled, mayEnd: ['draft'] })
})

test.each([
  ['order', orderMachine],
  ['load', loadMachine],
] as const)('%s: every state but the first is led to, by a command or by the loads', (...given) => {
  const machine: Machine<Vocabulary> = given[1]
  const derived: readonly string[] = given[0] === 'order' ? derivedMoves.map(({ to }) => to) : []
  expect(unreachedStates(machine, settled).filter((state) => !derived.includes(state))).toEqual([])
})

/** Where taking back leads elsewhere than to where it began: the agreement says so of each. */
const leadsElsewhere = [
  'order cancel draft → submitted',
  'order cancel confirmed → submitted',
  'order cancel on_hold → submitted',
  'load assign open → planned',
  'load cancel open → planned',
  'load cancel assigned → planned',
  'load finishLoading assigned → loading',
  'load deliver assigned → loaded',
  'load deliver loading → loaded',
  'load handOver assigned → loaded',
  'load handOver loading → loaded',
  'load fail assigned → loaded',
  'load fail loading → loaded',
  'load fail planned → loaded',
  'load fail open → loaded',
  'load fail cancelled → loaded',
]

test('what takes a command back leads to the state before it, but where it is agreed otherwise', () => {
  const elsewhere = [...landings('order', orderMachine), ...landings('load', loadMachine)]
  expect([...new Set(elsewhere)].sort()).toEqual([...leadsElsewhere].sort())
})

function landings(of: string, machine: Machine<Vocabulary>): readonly string[] {
  const afterHold = (to: string) => (to === 'heldFrom' ? 'confirmed' : to)
  return undoLandings(machine, afterHold).map((landing) => `${of} ${landing}`)
}

const facts: readonly LoadCommand[] = [
  ...(['arriveAtSwamp', 'finishLoading', 'depart', 'arriveAtSite', 'reportProblem', 'deliver', 'fail'] as const),
  ...(['bucket', 'handOver'] as const),
]
const tellers: readonly LoadRole[] = ['driverOwn', 'driverFormer', 'loaderOwn']

test('a physical fact is never refused for the state of its load', () => {
  const refused = facts.flatMap((command) =>
    tellers.flatMap((role) =>
      loadMachine.states.filter((state) => {
        const answer = step(loadMachine, { state, role, command })
        return 'refused' in answer && answer.refused === 'wrong_state'
      }),
    ),
  )
  expect(refused).toEqual([])
})

test('who may tell a fact of a load that is delivered may tell it in every later state', () => {
  const later = ['verified', 'locked', 'failed'] as const
  const told = facts.flatMap((command) =>
    tellers
      .filter((role) => 'to' in step(loadMachine, { state: 'delivered', role, command }))
      .map((role) => later.every((state) => 'to' in step(loadMachine, { state, role, command }))),
  )
  expect(told.length).toBeGreaterThan(12)
  expect(told).not.toContain(false)
})

test('a flagged fact never moves a load that is delivered or later', () => {
  const moved = rulesOf(loadMachine).filter(
    ({ from, to, flag }) =>
      flag !== undefined && to !== from && ['delivered', 'verified', 'locked', 'failed'].includes(from),
  )
  expect(moved).toEqual([])
})

test('screens are offered what is foreseen: no flagged fact, no batch', () => {
  const driver = offered(loadMachine, { state: 'loaded', roles: ['driverOwn'] })
  expect(driver).toEqual(['note', 'correctLoaded', 'depart', 'arriveAtSite', 'reportProblem', 'deliver', 'fail'])
  expect(offered(loadMachine, { state: 'verified', roles: ['superadmin'] })).not.toContain('approveBatch')
  expect(offered(loadMachine, { state: 'locked', roles: ['loaderOwn'] })).toEqual(['note'])
  expect(offered(orderMachine, { state: 'submitted', roles: ['visitor', 'officeOther'] })).toEqual([])
})

test('several roles are offered together what each is offered', () => {
  const both = offered(loadMachine, { state: 'assigned', roles: ['leadOwn', 'driverOwn'] })
  expect(both).toEqual(expect.arrayContaining(['setCrew', 'takeVehicle', 'release', 'arriveAtSwamp']))
})

test('a rule says what it needs, what stands against it, what follows and what takes it back', () => {
  expect(ruleOf(orderMachine, { state: 'submitted', role: 'officeOwn', command: 'confirm' })).toEqual({
    command: 'confirm',
    from: 'submitted',
    to: 'confirmed',
    kind: 'office',
    by: ['officeOwn', 'superadmin'],
    needs: ['when', 'swamp', 'freight', 'priceVersion', 'baseVersion'],
    guards: ['priceMissing', 'pricesChanged', 'stockShort', 'creditHold'],
    effects: ['takePriceSnapshot', 'reserveStock', 'planLoads', 'letterOrderConfirmed'],
    undo: 'unconfirm',
  })
  expect(ruleOf(loadMachine, { state: 'open', role: 'leadOffered', command: 'claim' })?.kind).toBe('exclusive')
  expect(ruleOf(loadMachine, { state: 'loading', role: 'loaderOwn', command: 'bucket' })?.kind).toBe('physical')
  expect(ruleOf(loadMachine, { state: 'loaded', role: 'driverMate', command: 'deliver' })).toBeUndefined()
})
