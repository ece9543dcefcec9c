import type { Machine, Rule, Vocabulary } from '@workspace/logistics/contract'
import { commandsOf, offered, rolesOf, ruleOf, step } from '@workspace/logistics/contract'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { derivedMoves } from './derived-moves.ts'
import { loadMachine } from './load-machine.ts'
import type { LoadCommand, LoadRole } from './load-vocabulary.ts'
import { orderMachine } from './order-machine.ts'

/** What the server may settle each word as. */
const settled: Readonly<Record<string, readonly string[]>> = {
  heldFrom: ['submitted', 'confirmed'],
  'as asked': ['confirmed', 'cancelled'],
  derived: ['delivered', 'cancelled'],
  'open or planned': ['open', 'planned'],
}

function rulesOf<V extends Vocabulary>(machine: Machine<V>): readonly Rule<V>[] {
  return machine.states.flatMap((state) =>
    commandsOf(machine).flatMap((command) => {
      const rules = rolesOf(machine).map((role) => ruleOf(machine, { state, role, command }))
      return [...new Map(rules.filter((rule) => rule !== undefined).map((rule) => [rule.by, rule])).values()]
    }),
  )
}

test.each([
  ['order', orderMachine, 'draft'],
  ['load', loadMachine, 'planned'],
] as const)('%s: no walk leaves the states of the list, and only a draft ends', (...given) => {
  const [, machine, start] = given
  const wide: Machine<Vocabulary> = machine
  const tap = fc.record({
    role: fc.constantFrom(...rolesOf(wide)),
    command: fc.constantFrom(...commandsOf(wide)),
    choice: fc.nat(1),
  })
  void fc.assert(
    fc.property(fc.array(tap, { maxLength: 200 }), (taps) => {
      let state: string = start
      for (const { role, command, choice } of taps) {
        const answer = step(wide, { state, role, command })
        if ('refused' in answer) continue
        if (answer.to === 'gone') return state === 'draft'
        state = settled[answer.to]?.[choice] ?? answer.to
        expect(wide.states).toContain(state)
      }
      return true
    }),
    { numRuns: 500 },
  )
})

test.each([
  ['order', orderMachine],
  ['load', loadMachine],
] as const)('%s: every state but the first is led to, by a command or by the loads', (...given) => {
  const [, machine] = given
  const rules = rulesOf<Vocabulary>(machine)
  const entered = new Set(rules.flatMap(({ from, to }) => (to === from ? [] : (settled[to] ?? [to]))))
  const start = machine.states[0]
  const derived: readonly string[] = machine === orderMachine ? derivedMoves.map(({ to }) => to) : []
  expect(machine.states.filter((state) => state !== start && !entered.has(state) && !derived.includes(state))).toEqual(
    [],
  )
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

/** The pairs that do not lead back; a pair whose second command nobody may give throws. */
function landings(of: string, machine: Machine<Vocabulary>): readonly string[] {
  return rulesOf(machine).flatMap(({ command, from, to, undo }) => {
    if (undo === undefined) return []
    const after = to === 'heldFrom' ? 'confirmed' : to
    const back = rolesOf(machine)
      .map((role) => step(machine, { state: after, role, command: undo }))
      .find((answer) => 'to' in answer && answer.flag === undefined)
    if (back === undefined || !('to' in back))
      throw new Error(`${of} ${command} ${from}: nobody may ${undo} in ${after}`)
    const landed = back.to === 'heldFrom' ? from : back.to
    return landed === from ? [] : [`${of} ${command} ${from} → ${landed}`]
  })
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
