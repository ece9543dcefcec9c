import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { Cents, centsMost, Quantity, quantityMost, UnitPrice, unitPriceMost } from '../../../contract/amounts/amount.ts'
import { IsoWeek } from '../../../contract/amounts/local-date.ts'
import { formatMoney, formatPrice, formatQuantity, formatWeek, readAmount } from './amounts.ts'

test('I18N-02: amounts are written the Finnish way, with no-break spaces', () => {
  expect(formatQuantity(Quantity.parse(1_234_500), 'm³')).toBe('1\u00A0234,5\u00A0m³')
  expect(formatQuantity(Quantity.parse(126_000))).toBe('126')
  expect(formatMoney(Cents.parse(402_102))).toBe('4\u00A0021,02\u00A0€')
  expect(formatMoney(Cents.parse(-1200))).toBe('\u221212,00\u00A0€')
  expect(formatPrice(UnitPrice.parse(58_000), 'm³')).toBe('5,80\u00A0€/m³')
  expect(formatPrice(UnitPrice.parse(58_005))).toBe('5,8005\u00A0€')
  expect(formatWeek(IsoWeek.parse('2026-W05'), 'fi')).toBe('vko\u00A05')
  expect(formatWeek(IsoWeek.parse('2026-W42'), 'en')).toBe('week\u00A042')
})

test.each([
  ['1 234,5', 1_234_500],
  ['1234.5', 1_234_500],
  ['1\u00A0234,500', 1_234_500],
  [' 0,001 ', 1],
  ['-0', 0],
  ['−12', -12_000],
])('Amounts: %j is read as %d thousandths', (text, thousandths) => {
  expect(readAmount(text, 3)).toBe(thousandths)
})

test.each(['', ' ', '1.234,5', '1,234.5', '12 34', '1 23', '1,2345', 'kaksi', '1e3', '--1', '1,', ',5', '12345678901'])(
  'Amounts: %j is no amount',
  (text) => {
    expect(readAmount(text, 3)).toBeUndefined()
  },
)

test('Amounts: what is shown is read back', () => {
  const figure = (text: string) => text.replace(/\u00A0€$/, '')
  void fc.assert(
    fc.property(fc.integer({ min: 0, max: quantityMost }), (amount) => {
      expect(readAmount(formatQuantity(Quantity.parse(amount)), 3)).toBe(amount)
    }),
  )
  void fc.assert(
    fc.property(fc.integer({ min: -centsMost, max: centsMost }), (amount) => {
      expect(readAmount(figure(formatMoney(Cents.parse(amount))), 2)).toBe(amount)
    }),
  )
  void fc.assert(
    fc.property(fc.integer({ min: 0, max: unitPriceMost }), (amount) => {
      expect(readAmount(figure(formatPrice(UnitPrice.parse(amount))), 4)).toBe(amount)
    }),
  )
})
