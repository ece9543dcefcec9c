import type { LocalDate } from '@workspace/portal/contract'
import { expect, test } from 'vitest'
import { openDaysBetween, openingOn, rangesOf } from './opening.ts'

const day = (text: string) => text as LocalDate
const workday = { from: '07:00', to: '16:00' }
const hours = {
  openHours: [workday, workday, workday, workday, { from: '07:00', to: '14:00' }, null, null],
  closedDays: [day('2026-12-24'), day('2026-12-25')],
}

test('lanta-appi 2.3: a plant is open by the day of the week, but for its closed days', () => {
  // Monday, Friday and Sunday, and Christmas Eve on a Thursday.
  expect(openingOn(hours, day('2026-11-30'))).toEqual(workday)
  expect(openingOn(hours, day('2026-12-04'))).toEqual({ from: '07:00', to: '14:00' })
  expect(openingOn(hours, day('2026-12-06'))).toBeNull()
  expect(openingOn(hours, day('2026-12-24'))).toBeNull()
})

test('lanta-appi 7.7: an open week counts five days, the one of Christmas three', () => {
  expect(openDaysBetween(hours, day('2026-11-30'), day('2026-12-06'))).toBe(5)
  expect(openDaysBetween(hours, day('2026-12-21'), day('2026-12-27'))).toBe(3)
})

test('lanta-appi 2.3: closed days that follow one another are one range', () => {
  const days = ['2026-12-26', '2026-12-06', '2026-12-24', '2026-12-25'].map(day)
  expect(rangesOf(days)).toEqual([
    { from: '2026-12-06', to: '2026-12-06' },
    { from: '2026-12-24', to: '2026-12-26' },
  ])
  expect(rangesOf([])).toEqual([])
})
