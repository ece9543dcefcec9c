/** How amounts and weeks are written and read, in both languages: whole numbers with a unit, never floating-point figures. */
import type { Cents, Quantity, UnitPrice } from '../../../contract/amounts/amount.ts'
import type { IsoWeek, LocalDate } from '../../../contract/amounts/local-date.ts'
import { daysOf } from '../../../contract/amounts/local-date.ts'
import { englishDate } from '../../../contract/amounts/written-dates.ts'
import { cleanCode } from '../../../contract/fields/typed.ts'
import { writtenFigure } from './figures.ts'
import type { Language } from './languages.ts'

/** 1 234,5 m³, with no-break spaces. */
export function formatQuantity(quantity: Quantity, unit = ''): string {
  return withUnit(writtenFigure(quantity, 3), unit)
}

/** 1 234,50 €; a credit is −12,00 €. */
export function formatMoney(cents: Cents): string {
  return withUnit(writtenFigure(cents, 2, 2), '€')
}

/** 5,80 €/m³; up to four decimals where it has them. */
export function formatPrice(price: UnitPrice, per = ''): string {
  return withUnit(writtenFigure(price, 4, 2), per === '' ? '€' : `€/${per}`)
}

/** vko 42, in English week 42. */
export function formatWeek(week: IsoWeek, language: Language): string {
  return `${language === 'fi' ? 'vko' : 'week'}\u00A0${Number(week.slice(6))}`
}

/** 12.–18.10., over the turn of a month 26.10.–1.11.; in English 12–18 Oct. */
export function formatWeekDays(week: IsoWeek, language: Language): string {
  const [monday, sunday] = daysOf(week)
  const isOneMonth = monday.slice(5, 7) === sunday.slice(5, 7)
  const from = isOneMonth ? `${Number(monday.slice(8))}${language === 'fi' ? '.' : ''}` : dayAndMonth(monday, language)
  return `${from}–${dayAndMonth(sunday, language)}`
}

function dayAndMonth(day: LocalDate, language: Language): string {
  if (language === 'fi') return `${Number(day.slice(8))}.${Number(day.slice(5, 7))}.`
  return englishDate(new Date(day)).slice(0, -5).replace(' ', '\u00A0')
}

function withUnit(figure: string, unit: string): string {
  return unit === '' ? figure : `${figure}\u00A0${unit}`
}

const written = /^(-?)(\d{1,3}(?: \d{3})+|\d{1,10})(?:[.,](\d+))?$/

/**
 * `1 234,5` or `1234.5` as a whole number of the last of `decimals` places: 1234500 for three. Undefined for what is no
 * figure, or has more places: `1.234,5` is not guessed at.
 */
export function readAmount(text: string, decimals: number): number | undefined {
  const [, sign, whole = '', fraction = ''] = written.exec(cleanCode(text).replace(/\s+/g, ' ')) ?? []
  if (whole === '' || fraction.length > decimals) return undefined
  const amount = Number(whole.replaceAll(' ', '') + fraction.padEnd(decimals, '0'))
  return sign === '' || amount === 0 ? amount : -amount
}
