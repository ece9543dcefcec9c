import { expect, test } from 'vitest'
import { movesOf } from './derive-order.ts'

function led(from: string, states: readonly string[], more: { rest?: true; entered?: true } = {}): string {
  const standing = { states, nothingRemains: more.rest !== true, entered: more.entered === true }
  return movesOf(from, standing).at(-1)?.to ?? from
}

test('Kuivikemyynti 2.3: what the loads make of their order', () => {
  expect(led('confirmed', ['loading', 'planned'], { entered: true })).toBe('in_delivery')
  expect(led('on_hold', ['loading'], { entered: true, rest: true })).toBe('in_delivery')
  expect(led('cancelled', ['delivered'], { entered: true, rest: true })).toBe('in_delivery')
  expect(led('in_delivery', ['assigned', 'planned'], { rest: true })).toBe('confirmed')
  expect(led('in_delivery', ['failed', 'cancelled'], { rest: true })).toBe('confirmed')
  expect(led('in_delivery', ['delivered', 'verified', 'cancelled'])).toBe('delivered')
  expect(led('in_delivery', ['delivered'], { rest: true })).toBe('in_delivery')
  expect(led('in_delivery', ['delivered', 'planned'])).toBe('in_delivery')
  expect(led('delivered', ['delivered', 'loaded'])).toBe('in_delivery')
  expect(led('delivered', ['locked', 'failed'])).toBe('closed')
  expect(led('delivered', ['locked', 'verified'])).toBe('delivered')
  expect(led('closed', ['verified'])).toBe('delivered')
  expect(led('submitted', ['planned'])).toBe('submitted')
})

test('Kuivikemyynti 2.3: one load that is driven at once takes its order from confirmed to delivered', () => {
  const moves = movesOf('confirmed', { states: ['delivered'], nothingRemains: true, entered: true })
  expect(moves.map(({ to }) => to)).toEqual(['in_delivery', 'delivered'])
})
