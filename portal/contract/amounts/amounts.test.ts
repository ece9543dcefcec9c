import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { BasisPoints, Cents, Quantity, QuantityInput, UnitPrice } from './amount.ts'
import { BusinessId } from './business-id.ts'
import { addDays, addWeeks, dayOf, daysBetween, daysOf, IsoWeek, LocalDate, weekdayOf, weekOf } from './local-date.ts'
import { halfAwayFromZero } from './rounding.ts'

test.each([
  [5n, 2n, 3],
  [-5n, 2n, -3],
  [5n, -2n, -3],
  [7n, 3n, 2],
  [-7n, 3n, -2],
  [1n, 3n, 0],
  [-1n, 3n, 0],
  [1n, 2n, 1],
  [-1n, 2n, -1],
  [118_500n * 89_000n, 100_000n, 105_465],
])('half away from zero: %s / %s is %s', (numerator, denominator, rounded) => {
  expect(halfAwayFromZero(numerator, denominator)).toBe(rounded)
})

test('half away from zero is the nearest whole, alike on both sides of zero', () => {
  const under = fc.bigInt({ min: 1n, max: 10n ** 12n })
  void fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 14n), max: 10n ** 14n }), under, (over, denominator) => {
      const rounded = BigInt(halfAwayFromZero(over, denominator))
      const twice = 2n * (rounded * denominator - over)
      expect(twice <= denominator && twice >= -denominator).toBe(true)
      expect(halfAwayFromZero(-over, denominator)).toBe(rounded === 0n ? 0 : -Number(rounded))
    }),
  )
})

test('half away from zero never answers a figure that is not exact', () => {
  expect(() => halfAwayFromZero(10n ** 20n, 1n)).toThrow(RangeError)
  expect(() => halfAwayFromZero(1n, 0n)).toThrow(RangeError)
})

test.each([
  [Cents, [-2_000_000_000, 0, 2_000_000_000], [-2_000_000_001, 2_000_000_001, 0.5, '1', Number.NaN]],
  [Quantity, [0, 1, 1_000_000_000], [-1, 1_000_000_001, 118.5]],
  [QuantityInput, [1, 118_500, 1_000_000_000], [0, -1, 1_000_000_001, 118.5]],
  [UnitPrice, [0, 89_000, 2_000_000_000], [-1, 2_000_000_001, 0.1]],
  [BasisPoints, [0, 2550, 10_000], [-1, 10_001, 25.5]],
])('an amount is a whole number within its bounds', (schema, taken, refused) => {
  for (const value of taken) expect(schema.safeParse(value).success, String(value)).toBe(true)
  for (const value of refused) expect(schema.safeParse(value).success, String(value)).toBe(false)
})

const day = (text: string) => LocalDate.parse(text)

test.each([
  ['2026-10-05T20:59:59Z', '2026-10-05'],
  ['2026-10-05T21:00:00Z', '2026-10-06'],
  ['2026-12-31T22:00:00Z', '2027-01-01'],
])('at %s it is the day %s in Finland', (moment, named) => {
  expect(dayOf(new Date(moment))).toBe(named)
})

test.each(['2026-02-30', '2026-13-01', '26-10-05', '2026-10-5', '2026-10-05T00:00', '', 'huomenna', '0000-00-00'])(
  '"%s" is no day',
  (text) => {
    expect(LocalDate.safeParse(text).success).toBe(false)
  },
)

test.each([
  ['2026-10-12', '2026-W42'],
  ['2026-10-18', '2026-W42'],
  ['2026-12-31', '2026-W53'],
  ['2027-01-03', '2026-W53'],
  ['2027-01-04', '2027-W01'],
  ['2024-12-30', '2025-W01'],
  ['2021-01-01', '2020-W53'],
])('%s is in the week %s', (text, week) => {
  expect(weekOf(day(text))).toBe(week)
})

test.each(['2026-W00', '2025-W53', '2026-W54', '2026-42', 'W42', '2026-w42'])('"%s" is no week', (text) => {
  expect(IsoWeek.safeParse(text).success).toBe(false)
})

test('a week is seven days from Monday to Sunday, all of them in it, and the next one follows', () => {
  const days = fc.date({ min: new Date('1990-01-01'), max: new Date('2080-01-01'), noInvalidDate: true })
  void fc.assert(
    fc.property(days, (moment) => {
      const week = weekOf(dayOf(moment))
      const [monday, sunday] = daysOf(week)
      expect(IsoWeek.safeParse(week).success).toBe(true)
      expect([weekdayOf(monday), weekdayOf(sunday), daysBetween(monday, sunday)]).toEqual([1, 7, 6])
      expect(monday <= dayOf(moment) && dayOf(moment) <= sunday).toBe(true)
      expect(weekOf(sunday)).toBe(week)
      expect(daysOf(addWeeks(week, 1))[0]).toBe(addDays(sunday, 1))
      expect(addWeeks(addWeeks(week, 60), -60)).toBe(week)
    }),
  )
})

test.each([
  ['9990001-6', '9990001-6'],
  [' 9990004-0 ', '9990004-0'],
  ['0737546-2', '0737546-2'],
  ['737546-2', '0737546-2'],
  ['99900016', '9990001-6'],
  ['FI99900016', '9990001-6'],
])('the business id "%s" is %s', (written, id) => {
  expect(BusinessId.parse(written)).toBe(id)
})

test.each(['9990001-7', '9990018-1', '9990018-0', '99900017', '990001-6', '', 'SE99900016', '9990001-66'])(
  '"%s" is no business id',
  (written) => {
    expect(BusinessId.safeParse(written).success).toBe(false)
  },
)

test('a business id with one digit changed is another or none', () => {
  const place = fc.integer({ min: 0, max: 6 })
  void fc.assert(
    fc.property(place, fc.integer({ min: 1, max: 9 }), (at, by) => {
      const digits = [...'9990001']
      digits[at] = String((Number(digits[at]) + by) % 10)
      expect(BusinessId.safeParse(`${digits.join('')}-6`).success).toBe(false)
    }),
  )
})
