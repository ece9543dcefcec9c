import { expect, test } from 'vitest'
import { readTime } from './times.ts'

test.each([
  ['7.30', '07:30'],
  ['07:30', '07:30'],
  [' 7 ', '07:00'],
  ['23.59', '23:59'],
  ['0.00', '00:00'],
  ['24.00', undefined],
  ['7.60', undefined],
  ['7.3', undefined],
  ['puoli kahdeksan', undefined],
  ['', undefined],
])('Kuivikemyynti 5.5: the hour of a load typed as "%s" is %s', (typed, time) => {
  expect(readTime(typed)).toBe(time)
})
