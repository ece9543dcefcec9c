import type { Machine, Vocabulary } from '@workspace/logistics/contract'
import { commandsOf, immediateUndo, rolesOf, ruleOf } from '@workspace/logistics/contract'
import { expect, test } from 'vitest'
import { loadMachine } from './load-machine.ts'
import { orderMachine } from './order-machine.ts'

/** Every command that a press takes back, by the role that may, written `role: command > undo`. */
function taken<V extends Vocabulary>(machine: Machine<V>): string[] {
  const found = new Set<string>()
  for (const role of rolesOf(machine))
    for (const command of commandsOf(machine))
      for (const from of machine.states.concat(machine.paused, machine.ends)) {
        const to = ruleOf(machine, { state: from, role, command })?.to
        const state = [...machine.states, ...machine.paused, ...machine.ends].find((one) => one === to)
        const undo = state && immediateUndo(machine, { role, command, from, state })
        if (undo !== undefined) found.add(`${role}: ${command} > ${undo}`)
      }
  return [...found].toSorted()
}

test('Kuivikemyynti 2.3: of an order a press takes back what needs no words, and nothing that the role may not', () => {
  expect(taken(orderMachine)).toEqual([
    'customerOwn: requestCancel > withdrawRequest',
    'customerOwn: requestChange > withdrawRequest',
    'customerOwn: submit > withdraw',
    'enterer: submit > withdraw',
    'officeOwn: cancel > uncancel',
    'officeOwn: hold > release',
    'officeOwn: reject > reopen',
    'superadmin: cancel > uncancel',
    'superadmin: hold > release',
    'superadmin: reject > reopen',
  ])
})

test('Kuivikemyynti 2.4: of a load the office takes back an offer, an assignment and a cancelling, what was told from the field only with a reason', () => {
  expect(taken(loadMachine).filter((line) => line.startsWith('officeOwn'))).toEqual([
    'officeOwn: assign > unassign',
    'officeOwn: cancel > restore',
    'officeOwn: offer > withdrawOffer',
  ])
})
