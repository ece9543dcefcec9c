import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { momentAt } from '../../../contract/amounts/local-moment.ts'
import { dayOf } from '../../../contract/own.ts'
import { formatDate, formatDateTime } from '../texts/dates.ts'
import { noonOf, readDay, readMoment } from './finnish-time.ts'

const now = new Date('2026-10-05T21:30:00Z')

test.each([
  ['5.10.2026', '2026-10-05'],
  ['05.10.2026', '2026-10-05'],
  ['5. 10. 2026', '2026-10-05'],
  ['5.10.', '2026-10-05'],
  ['5.10', '2026-10-05'],
  ['2026-10-05', '2026-10-05'],
  ['5 Oct 2026', '2026-10-05'],
  ['5 october', '2026-10-05'],
  [' Tänään ', '2026-10-06'],
  ['huomenna', '2026-10-07'],
  ['yesterday', '2026-10-05'],
])('I18N-03: "%s" is read as the day %s; it is the 6th in Finland already', (text, day) => {
  expect(readDay(text, now)).toBe(day)
})

test.each(['', '31.2.2026', '0.10.2026', '5.13.2026', '10/5/2026', '5 Foo 2026', 'ensi viikolla'])(
  'I18N-03: "%s" is no day',
  (text) => {
    expect(readDay(text, now)).toBeUndefined()
  },
)

test.each([
  ['5.10.2026 klo 14', '2026-10-05T11:00:00.000Z'],
  ['5.10.2026 klo 14.05', '2026-10-05T11:05:00.000Z'],
  ['5.10.2026 14:05', '2026-10-05T11:05:00.000Z'],
  ['5 Oct 2026 at 14.05', '2026-10-05T11:05:00.000Z'],
  ['huomenna klo 8', '2026-10-07T05:00:00.000Z'],
  ['1.12.2026 klo 0', '2026-11-30T22:00:00.000Z'],
])('I18N-03: "%s" is Finnish time', (text, moment) => {
  expect(readMoment(text, now)?.toISOString()).toBe(moment)
})

test.each(['5.10.2026', '5.10.2026 klo', '5.10.2026 klo 24', '5.10.2026 klo 14.60', 'klo 14'])(
  'I18N-03: "%s" is no moment',
  (text) => {
    expect(readMoment(text, now)).toBeUndefined()
  },
)

test('I18N-03: an hour that spring leaves out is the one after it, and one that autumn repeats is one of the two', () => {
  expect(momentAt('2026-03-29', 3, 30).toISOString()).toBe('2026-03-29T01:30:00.000Z')
  expect(['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z']).toContain(
    momentAt('2026-10-25', 3, 30).toISOString(),
  )
})

test('I18N-03: what is shown of a moment is read back as that moment, in both languages', () => {
  const minutes = fc.integer({ min: Date.UTC(2024, 0) / 60_000, max: Date.UTC(2040, 0) / 60_000 })
  void fc.assert(
    fc.property(minutes, fc.constantFrom('fi' as const, 'en' as const), (minute, language) => {
      const moment = new Date(minute * 60_000)
      const read = readMoment(formatDateTime(moment, language), now)
      // The repeated hour of autumn has one name for two moments.
      expect(formatDateTime(read ?? now, language)).toBe(formatDateTime(moment, language))
      expect(readDay(formatDate(moment, language), now)).toBe(dayOf(moment))
      expect(dayOf(noonOf(dayOf(moment)))).toBe(dayOf(moment))
    }),
  )
})
