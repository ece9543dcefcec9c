import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Cents, UnitPrice } from '../../../contract/amounts/amount.ts'
import { centsMost, Quantity, quantityMost, unitPriceMost } from '../../../contract/amounts/amount.ts'
import { addWeeks, dayOf, IsoWeek, LocalDate, weekOf } from '../../../contract/amounts/local-date.ts'
import { formatWeekDays } from '../texts/amounts.ts'
import { stepped, writtenMoney, writtenPrice, writtenQuantity } from './written-amounts.ts'
import { readDayFrom, readWeek, writeWeek } from './written-weeks.ts'

const now = new Date('2026-10-05T21:30:00Z')
const day = (text: string) => LocalDate.parse(text)
const week = (text: string) => IsoWeek.parse(text)
const amount = (thousandths: number) => Quantity.parse(thousandths)

test.each([
  [() => writtenQuantity.read('1 234,5 m³', 'm³'), 1_234_500],
  [() => writtenQuantity.read('1234.5'), 1_234_500],
  [() => writtenQuantity.read('60m³', 'm³'), 60_000],
  [() => writtenQuantity.read('1200 m3', 'm³'), 1_200_000],
  [() => writtenQuantity.read('1\u00a0200\u00a0M3\u200b', 'm³'), 1_200_000],
  [() => writtenQuantity.read('10³', 'm³'), undefined],
  [() => writtenMoney.read('\u221212,50\u00a0€', '€'), -1250],
  [() => writtenQuantity.read('60 kg', 'm³'), undefined],
  [() => writtenQuantity.read('-1'), undefined],
  [() => writtenQuantity.read('1000000,001'), undefined],
  [() => writtenMoney.read('1 234,50 €', '€'), 123_450],
  [() => writtenMoney.read('−12', '€'), -1200],
  [() => writtenMoney.read('1,234'), undefined],
  [() => writtenPrice.read('5,8 €/m³', '€/m³'), 58_000],
  [() => writtenPrice.read('5.8005'), 58_005],
])('I18N-02: an amount is read with its unit or without: %s', (read, expected) => {
  expect(read()).toBe(expected)
})

test('I18N-02: what a field writes of an amount it reads as the same amount', () => {
  const same = <Value>(
    { read, write }: { read: (text: string) => Value | undefined; write: (value: Value) => string },
    bounds: { min: number; max: number },
  ) =>
    fc.assert(
      fc.property(fc.integer(bounds), (value) => {
        expect(read(write(value as Value))).toBe(value)
      }),
    )
  void same(writtenQuantity, { min: 0, max: quantityMost })
  void same<Cents>(writtenMoney, { min: -centsMost, max: centsMost })
  void same<UnitPrice>(writtenPrice, { min: 0, max: unitPriceMost })
})

test.each([
  ['vko 42', '2026-W42'],
  ['Viikko 42', '2026-W42'],
  ['week 42', '2026-W42'],
  [' 42 ', '2026-W42'],
  ['vko\u00a042/2027', '2027-W42'],
  ['42, 2027', '2027-W42'],
  ['2026-W42', '2026-W42'],
  ['vko 3', '2027-W03'],
  ['vko 53', '2026-W53'],
  ['12.10.', '2026-W42'],
  ['huomenna', '2026-W41'],
])('Fields: "%s" is read as the week %s; it is week 41 of 2026', (text, read) => {
  expect(readWeek(text, now)).toBe(read)
})

test.each(['', 'vko', 'vko 0', 'vko 54', 'vko 53/2027', 'ensi viikko', '421', '31.2.'])(
  'Fields: "%s" is no week',
  (text) => {
    expect(readWeek(text, now)).toBeUndefined()
  },
)

test('Fields: what a field writes of a week it reads as the same week, in both languages', () => {
  expect(writeWeek(week('2026-W42'), 'fi', now)).toBe('vko\u00a042')
  expect(writeWeek(week('2025-W42'), 'en', now)).toBe('week\u00a042/2025')
  void fc.assert(
    fc.property(
      fc.integer({ min: -300, max: 300 }),
      fc.constantFrom('fi' as const, 'en' as const),
      fc.date({ min: new Date('2000-01-01'), max: new Date('2080-01-01'), noInvalidDate: true }),
      (distance, language, today) => {
        const written = addWeeks(weekOf(dayOf(today)), distance)
        expect(readWeek(writeWeek(written, language, today), today)).toBe(written)
      },
    ),
  )
})

test('I18N-03, I18N-05: a week shows its days, Monday to Sunday, in English too', () => {
  expect(formatWeekDays(week('2026-W42'), 'fi')).toBe('12.–18.10.')
  expect(formatWeekDays(week('2026-W44'), 'fi')).toBe('26.10.–1.11.')
  expect(formatWeekDays(week('2026-W53'), 'fi')).toBe('28.12.–3.1.')
  expect(formatWeekDays(week('2026-W42'), 'en')).toBe('12–18\u00a0Oct')
  expect(formatWeekDays(week('2026-W44'), 'en')).toBe('26\u00a0Oct–1\u00a0Nov')
})

test('I18N-03: a day without its year is the next such day where an earlier one will not do', () => {
  const least = day('2026-10-06')
  expect(readDayFrom('5.1.', now, least)).toBe('2027-01-05')
  expect(readDayFrom('5.1.', now, undefined)).toBe('2026-01-05')
  expect(readDayFrom('5.1.2026', now, least)).toBe('2026-01-05')
  expect(readDayFrom('7.10.', now, least)).toBe('2026-10-07')
  expect(readDayFrom('eilen', now, least)).toBe('2026-10-05')
  expect(readDayFrom('29.2.', new Date('2028-06-01T09:00:00Z'), day('2028-06-01'))).toBe('2028-02-29')
})

const steps = { step: amount(10_000), least: amount(30_000), most: amount(205_000) }

test.each([
  [undefined, 'up', 30_000],
  [undefined, 'down', 30_000],
  [30_000, 'up', 40_000],
  [30_000, 'down', undefined],
  [12_000, 'up', 30_000],
  [12_000, 'down', undefined],
  [118_500, 'up', 120_000],
  [118_500, 'down', 110_000],
  [200_000, 'up', undefined],
  [900_000, 'down', 200_000],
  [900_000, 'up', undefined],
] as const)('Fields: from %s a step %s goes to %s', (from, direction, to) => {
  expect(stepped(from === undefined ? undefined : amount(from), direction, steps)).toBe(to)
})

test('Fields: from an empty field without a least amount the first press is one step, and never below nothing', () => {
  const step = amount(5000)
  expect(stepped(undefined, 'up', { step })).toBe(5000)
  expect(stepped(undefined, 'down', { step })).toBe(0)
  expect(stepped(amount(0), 'down', { step })).toBeUndefined()
  expect(stepped(amount(quantityMost), 'up', { step })).toBeUndefined()
})
