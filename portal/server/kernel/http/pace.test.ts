import { expect, test } from 'vitest'
import { heldClock } from '../../testing/held-clock.ts'
import { days } from '../clock/clock.ts'
import { callPaces } from './pace.ts'

test('R71: a minute that began under a clock a year ahead does not last a year', () => {
  const clock = heldClock()
  const { session } = callPaces(clock, true)
  clock.advance(days(365))
  for (let count = 0; count < 300; count++) session.count('a')
  expect(() => session.count('a')).toThrow('too_many_requests')

  clock.advance(days(-365))
  session.count('a')
  for (let count = 1; count < 300; count++) session.count('a')
  expect(() => session.count('a')).toThrow('too_many_requests')
})
