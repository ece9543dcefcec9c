import { expect, test } from 'vitest'
import { formatTime } from './clock-times.ts'
import { formatDate, formatDateTime } from './dates.ts'
import { counted, formatNumber } from './figures.ts'
import { defaultLanguage, isLanguage, languages, locales } from './languages.ts'

const afternoon = new Date('2026-10-05T11:05:00Z')

test('I18N-01: the languages are fi and en, fi by default', () => {
  expect(languages).toEqual(['fi', 'en'])
  expect(defaultLanguage).toBe('fi')
  expect(['fi', 'en', 'sv', '', null].map(isLanguage)).toEqual([true, true, false, false, false])
})

test('I18N-02: the locale strings are fi-FI and en-EN', () => {
  expect(locales).toEqual({ fi: 'fi-FI', en: 'en-EN' })
})

test('I18N-03: dates in English are those of en-GB, never American', () => {
  expect(formatDate(afternoon, 'fi')).toBe('5.10.2026')
  expect(formatDate(afternoon, 'en')).toBe('5\u00A0Oct\u00A02026')
})

test('I18N-03: times and numbers are Finnish in both languages', () => {
  expect(formatTime(afternoon, 'fi')).toBe('klo\u00A014.05')
  expect(formatTime(afternoon, 'en')).toBe('14.05')
  expect(formatDateTime(afternoon, 'fi')).toBe('5.10.2026 klo\u00A014.05')
  expect(formatDateTime(afternoon, 'en')).toBe('5\u00A0Oct\u00A02026 at\u00A014.05')
  expect(formatNumber(-1234567.89)).toBe('−1\u00a0234\u00a0567,89')
  expect([counted(1, 'user', 'users'), counted(1248, 'user', 'users')]).toEqual(['1 user', '1\u00a0248 users'])
})
