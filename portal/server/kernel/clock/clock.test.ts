import { expect, test } from 'vitest'
import { monthsBefore } from './clock.ts'

test.each([
  ['2026-03-31T05:00:00.000Z', 1, '2026-02-28T05:00:00.000Z'],
  ['2026-11-21T05:00:00.000Z', 12, '2025-11-21T05:00:00.000Z'],
  ['2028-02-29T05:00:00.000Z', 24, '2026-02-28T05:00:00.000Z'],
])('OPS-05: %s less %i months is %s', (moment, months, expected) => {
  expect(monthsBefore(new Date(moment), months).toISOString()).toBe(expected)
})
