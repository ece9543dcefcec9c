/** The words of the letters in the receiver's language (I18N-08). */
import { clockTime } from '../../../../contract/amounts/finnish-clock.ts'
import { englishDate, finnishDate } from '../../../../contract/amounts/written-dates.ts'
import type { Language } from '../../../../contract/own.ts'
import { letters as english } from './en.ts'
import { letters as finnish } from './fi.ts'
import type { LetterTexts } from './letter-type.ts'

export type { LetterTexts } from './letter-type.ts'

/** Bodies are paragraphs; where a link is given, it is a paragraph of its own, so that it can be drawn as a button. */
export function letterTexts(language: Language): LetterTexts {
  return language === 'fi' ? finnish : english
}

/** The `{time}` of a letter: 5.10.2026 klo 14.05, on 5 Oct 2026 at 14.05 (I18N-03). */
export function letterTime(date: Date, language: Language): string {
  const time = clockTime(date)
  return language === 'fi' ? `${finnishDate(date)} klo\u00A0${time}` : `on ${englishDate(date)} at ${time}`
}
