import { directionOf, offered } from '@workspace/logistics/contract'
import { expect, test } from 'vitest'
import type { LoadCommand } from '../loads/load-event.ts'
import { loadMachine } from './load-machine.ts'
import type { LoadState } from './load-states.ts'
import { orderMachine } from './order-machine.ts'
import type { OrderState } from './order-states.ts'

const turnsOf = (state: OrderState, role: 'officeOwn' | 'customerOwn') =>
  Object.groupBy(offered(orderMachine, { state, roles: [role] }), (command) =>
    directionOf(orderMachine, { state, role, command }),
  )

test('Kuivikemyynti 2.3: the office takes an order on by confirming or releasing it, and ends it by rejecting or cancelling it', () => {
  expect(turnsOf('submitted', 'officeOwn')).toMatchObject({ on: ['confirm'], ends: ['reject', 'cancel'] })
  expect(turnsOf('confirmed', 'officeOwn')).toMatchObject({ on: ['acceptRequest'], ends: ['cancel'] })
  expect(turnsOf('confirmed', 'officeOwn').back).toEqual(['unconfirm'])
  expect(turnsOf('on_hold', 'officeOwn').on).toEqual(['acceptRequest', 'release'])
  expect(turnsOf('rejected', 'officeOwn')).toEqual({ back: ['reopen'], stays: ['note'] })
  expect(turnsOf('confirmed', 'officeOwn').stays).toContain('hold')
})

test('Kuivikemyynti 2.3: a customer takes a draft on by sending it and ends it by deleting it; what is sent is taken back', () => {
  expect(turnsOf('draft', 'customerOwn')).toMatchObject({ on: ['submit'], ends: ['deleteDraft', 'cancel'] })
  expect(turnsOf('submitted', 'customerOwn')).toMatchObject({ back: ['withdraw'], ends: ['cancel'] })
})

test('Kuivikemyynti 2.4: a load is taken on by giving and by verifying it, back by taking it from its carrier', () => {
  const turn = (state: LoadState, command: LoadCommand) =>
    directionOf(loadMachine, { state, role: 'officeOwn', command })
  expect([turn('planned', 'assign'), turn('delivered', 'verify')]).toEqual(['on', 'on'])
  expect([turn('assigned', 'unassign'), turn('verified', 'unverify')]).toEqual(['back', 'back'])
  expect([turn('assigned', 'change'), turn('assigned', 'setCrew')]).toEqual(['stays', 'stays'])
  expect(turn('assigned', 'cancel')).toBe('ends')
})
