import { expect, test } from 'vitest'
import { readTime, writeTime } from './written-times.ts'

test.each([
  ['7.30', '07:30'],
  ['7,30', '07:30'],
  ['07:30', '07:30'],
  [' 7 ', '07:00'],
  ['23.59', '23:59'],
  ['0.00', '00:00'],
  ['24.00', undefined],
  ['7.60', undefined],
  ['7.3', undefined],
  ['puoli kahdeksan', undefined],
  ['', undefined],
])('I18N-02: the time of day typed as "%s" is %s', (typed, time) => {
  expect(readTime(typed)).toBe(time)
})

test.each([
  ['07:30', '7.30'],
  ['00:05', '0.05'],
  ['17:00', '17.00'],
])('I18N-02: %s stands in a field as %s, and is read as the same', (time, written) => {
  expect(writeTime(time)).toBe(written)
  expect(readTime(written)).toBe(time)
})
