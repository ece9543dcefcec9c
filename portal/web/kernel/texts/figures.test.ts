import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Cents, Quantity, UnitPrice } from '../../../contract/amounts/amount.ts'
import { formatMoney, formatPrice, formatQuantity } from './amounts.ts'
import { formatTime } from './clock-times.ts'
import { formatDate } from './dates.ts'
import { formatNumber } from './figures.ts'

const figures = (minimumFractionDigits: number, maximumFractionDigits: number) =>
  new Intl.NumberFormat('fi-FI', { minimumFractionDigits, maximumFractionDigits })
const [thousandths, cents, prices] = [figures(0, 3), figures(2, 2), figures(2, 4)]
const amount = fc.oneof(fc.integer({ min: -2000, max: 2000 }), fc.integer({ min: -999_999_999, max: 999_999_999 }))

test('I18N-02: figures are written as the language’s own data have them', () => {
  void fc.assert(
    fc.property(amount, (whole) => {
      expect(formatQuantity(whole as Quantity)).toBe(thousandths.format(whole / 1000))
      expect(formatMoney(whole as Cents)).toBe(`${cents.format(whole / 100)}\u00A0€`)
      expect(formatPrice(whole as UnitPrice)).toBe(`${prices.format(whole / 10_000)}\u00A0€`)
      expect(formatNumber(whole)).toBe(thousandths.format(whole))
      expect(formatNumber(whole / 8)).toBe(thousandths.format(whole / 8))
    }),
    { numRuns: 1000 },
  )
})

const finnishDay = new Intl.DateTimeFormat('fi-FI', { dateStyle: 'short', timeZone: 'Europe/Helsinki' })
const englishDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'Europe/Helsinki' })
const time = new Intl.DateTimeFormat('fi-FI', { hour: 'numeric', minute: '2-digit', timeZone: 'Europe/Helsinki' })

test('I18N-03: days and times are written as the languages’ own data have them', () => {
  const [min, max] = [new Date('1997-01-01T00:00:00Z'), new Date('2100-01-01T00:00:00Z')]
  void fc.assert(
    fc.property(fc.date({ min, max, noInvalidDate: true }), (moment) => {
      expect(formatDate(moment, 'fi')).toBe(finnishDay.format(moment))
      expect(formatDate(moment, 'en')).toBe(englishDay.format(moment).replace('Sept', 'Sep').replaceAll(' ', '\u00A0'))
      expect(formatTime(moment, 'en')).toBe(time.format(moment))
    }),
    { numRuns: 1000 },
  )
})
