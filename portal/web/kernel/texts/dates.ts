/** How days are written in both languages. */
import { englishDate, finnishDate } from '../../../contract/amounts/written-dates.ts'
import { formatTime } from './clock-times.ts'
import type { Language } from './languages.ts'

/** 5.10.2026, in English 5 Oct 2026, with no-break spaces: no date stands on two lines. */
export function formatDate(date: Date, language: Language): string {
  return language === 'fi' ? finnishDate(date) : englishDate(date).replaceAll(' ', '\u00A0')
}

/** 5.10.2026 klo 14.05, in English 5 Oct 2026 at 14.05. */
export function formatDateTime(date: Date, language: Language): string {
  const between = language === 'fi' ? ' ' : ' at\u00A0'
  return formatDate(date, language) + between + formatTime(date, language)
}
