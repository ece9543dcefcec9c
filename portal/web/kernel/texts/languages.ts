/** The two languages of the portal, and how numbers and dates are written in them. */
import { once } from '../../../contract/once.ts'
import type { Language } from '../../../contract/own.ts'

export { defaultLanguage } from '../../../contract/fields/limits.ts'
export type { Language }

export const languages: readonly Language[] = ['fi', 'en']

/** I18N-02. `en-EN` names no country and would format the American way, so dates in English are those of `en-GB` (I18N-03). */
export const locales: Readonly<Record<Language, string>> = { fi: 'fi-FI', en: 'en-EN' }

const formattingLocale = locales.fi
const timeZone = 'Europe/Helsinki'

const numbers = once(() => new Intl.NumberFormat(formattingLocale))
const clock = once(() => new Intl.DateTimeFormat(formattingLocale, { hour: 'numeric', minute: '2-digit', timeZone }))

/** I18N-03: English names the month as en-GB does, so that nobody reads 5.10. as the tenth of May. */
const dates: Readonly<Record<Language, () => Intl.DateTimeFormat>> = {
  fi: once(() => new Intl.DateTimeFormat(formattingLocale, { dateStyle: 'short', timeZone })),
  en: once(() => new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone })),
}

/** 1 234 567,89 with no-break spaces, in both languages. */
export function formatNumber(value: number): string {
  return numbers().format(value)
}

/** A number and its noun: 1 käyttäjä, 1 248 käyttäjää. */
export function counted(count: number, one: string, other: string): string {
  return `${formatNumber(count)} ${count === 1 ? one : other}`
}

/** 5.10.2026, in English 5 Oct 2026, with no-break spaces: no date stands on two lines. */
export function formatDate(date: Date, language: Language): string {
  return dates[language]().format(date).replaceAll(' ', '\u00A0')
}

/** klo 14.05; English has no word before it, since its sentences say "at". */
export function formatTime(date: Date, language: Language): string {
  const time = clock().format(date)
  return language === 'fi' ? `klo\u00A0${time}` : time
}

/** 5.10.2026 klo 14.05, in English 5 Oct 2026 at 14.05. */
export function formatDateTime(date: Date, language: Language): string {
  const between = language === 'fi' ? ' ' : ' at\u00A0'
  return formatDate(date, language) + between + formatTime(date, language)
}

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value)
}
