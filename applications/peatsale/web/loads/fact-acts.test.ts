import { commandsOf, ruleOf } from '@workspace/logistics/contract'
import { describe, expect, test } from 'vitest'
import { loadMachine } from '../../contract/states/load-machine.ts'
import { loadStates } from '../../contract/states/load-states.ts'
import { factActsOf, needsReason } from './fact-acts.ts'
import { correctingActs, reportActs, undoCommands } from './load-command-places.ts'

const physical = commandsOf(loadMachine).filter(
  (command) => loadMachine.kinds[command] === 'physical' || command === 'correctTimes',
)

describe('Kuivikemyynti 2.4: the page of a load', () => {
  test('Kuivikemyynti 2.4: has a button for every fact that the table lets the office tell, correct or take back', () => {
    const told = physical.filter((command) =>
      loadStates.some((state) => ruleOf(loadMachine, { state, role: 'officeOwn', command }) !== undefined),
    )
    expect([...reportActs, ...correctingActs, ...undoCommands].toSorted()).toEqual(told.toSorted())
  })

  test('Kuivikemyynti 2.4: offers the foreman what the table has for him, and asks him for no reason where it asks none', () => {
    const commands = physical
    const isCollected = false
    expect(factActsOf({ state: 'loaded', commands, isCollected }, 'leadOwn')).toEqual([
      'deliver',
      'fail',
      'correctCrew',
    ])
    expect(factActsOf({ state: 'delivered', commands, isCollected }, 'leadOwn')).toEqual(['correctTimes'])
    expect(needsReason({ state: 'loaded', teller: 'leadOwn', command: 'deliver' })).toBe(false)
    expect(needsReason({ state: 'loaded', teller: 'officeOwn', command: 'deliver' })).toBe(true)
  })

  test('Kuivikemyynti 2.4: what the customer comes for is handed over, what a carrier drives is loaded', () => {
    const at = (isCollected: boolean) => factActsOf({ state: 'loading', commands: physical, isCollected }, 'officeOwn')
    expect([at(true), at(false)]).toEqual([['handOver'], ['finishLoading']])
  })

  test('Kuivikemyynti 2.5: a load in an invoicing batch keeps its crew and its times; its quantities are corrected by rows', () => {
    expect(factActsOf({ state: 'locked', commands: physical, isCollected: false }, 'officeOwn')).toEqual([
      'correctLoaded',
      'correctDelivered',
    ])
  })

  test('Kuivikemyynti 2.4: offers only what the server has offered', () => {
    expect(factActsOf({ state: 'delivered', commands: ['note'], isCollected: false }, 'officeOwn')).toEqual([])
  })
})
