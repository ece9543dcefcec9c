import { expect, test } from 'vitest'
import { Cursor } from '../lists/list.ts'
import { City, Country, PersonName, StreetAddress, Telephone } from './contact.ts'
import { Language } from './language.ts'
import { isPostalCode, PostalCodeRule } from './postal-code-rule.ts'
import { text } from './text.ts'

test.each([
  ['20100', true, true],
  ['00100', false, true],
  ['1', true, false],
  ['999999', true, false],
  ['2010A', false, false],
  ['', false, false],
  ['20 100', false, false],
  ['٢٠١٠٠', false, false],
  ['-2010', false, false],
])('REG-30, REG-31: postal code %j is %s by the strict rule and %s by five digits', (postal, strict, fiveDigits) => {
  expect(isPostalCode(postal, 'strict')).toBe(strict)
  expect(isPostalCode(postal, 'fivedigits')).toBe(fiveDigits)
})

test.each([
  ['+358 (0)40-123 4567', true],
  ['12345', true],
  ['1234', false],
  ['1'.repeat(30), true],
  ['1'.repeat(31), false],
  ['+-( )+-( )', false],
  ['040 123 ABC', false],
  ['ABC 040 123', false],
  ['', true],
  ['040.123.456', false],
])('REG-34: telephone %j is %s', (telephone, fits) => {
  expect(Telephone.safeParse(telephone).success).toBe(fits)
})

test.each([
  ['CONST-02, REG-27: a name of two letters', PersonName, 'Bo', true],
  ['CONST-02, REG-28: a name of one letter', PersonName, 'B', false],
  ['REG-27: a name of spaces', PersonName, '     ', false],
  ['REG-34: a name of 100 letters', PersonName, 'a'.repeat(100), true],
  ['REG-34: a name of 101 letters', PersonName, 'a'.repeat(101), false],
  ['REG-34: a city of 101 letters', City, 'a'.repeat(101), false],
  ['REG-34: a country of 101 letters', Country, 'a'.repeat(101), false],
  ['REG-34: a street address of 200 letters', StreetAddress, 'a'.repeat(200), true],
  ['REG-34: a street address of 201 letters', StreetAddress, 'a'.repeat(201), false],
  ['REG-36: Finnish', Language, 'fi', true],
  ['REG-36: English', Language, 'en', true],
  ['REG-36: Swedish', Language, 'sv', false],
  ['REG-36: no language', Language, '', false],
])('%s: %#', (...row) => {
  const [, schema, value, fits] = row
  expect(schema.safeParse(value).success).toBe(fits)
})

test('REG-31: the rules for postal codes are strict and fivedigits', () => {
  const rules = ['strict', 'fivedigits', '', 'loose'].map((rule) => PostalCodeRule.safeParse(rule).success)
  expect(rules).toEqual([true, true, false, false])
})

test('ADMIN-USERS-25: without a cursor a list starts at its beginning', () => {
  expect(Cursor.safeParse(undefined).data).toBe('')
})

test('REG-27: text is trimmed and brought to one Unicode form', () => {
  expect(PersonName.safeParse(`  ${'Päivi'.normalize('NFD')}\n`).data).toBe('Päivi')
})

test.each(['a\u0000b', 'a\ud800b'])('R53: text that no database can hold is refused: %j', (value) => {
  expect(text(10).safeParse(value).success).toBe(false)
})
