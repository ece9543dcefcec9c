/** A value of an application's list as the page of the own data says it. */
import { IsoWeek } from '../../../../contract/amounts/local-date.ts'
import type { PersonalList } from '../../../../contract/personal-data/personal-list.ts'
import { formatWeek } from '../../../kernel/texts/amounts.ts'
import type { Language } from '../../../kernel/texts/index.ts'
import { formatDate, formatDateTime, formatNumber } from '../../../kernel/texts/index.ts'

type Column = PersonalList['columns'][number]
type Value = PersonalList['rows'][number][string]

export interface CellWords {
  readonly language: Language
  readonly yes: string
  readonly no: string
}

export function cellOf({ kind, words }: Column, value: Value | undefined, { language, yes, no }: CellWords): string {
  if (value === null || value === undefined || value === '') return ''
  if (typeof value === 'boolean') return value ? yes : no
  if (typeof value === 'number') return formatNumber(value)
  if (kind === 'moment') return formatDateTime(new Date(value), language)
  if (kind === 'day') return formatDate(new Date(value), language)
  if (kind === 'week') return weekOf(value, language)
  return (words && Object.hasOwn(words, value) ? words[value]?.[language] : undefined) ?? value
}

/** With its year, since the list goes back for years. */
function weekOf(value: string, language: Language): string {
  const week = IsoWeek.safeParse(value)
  return week.success ? `${formatWeek(week.data, language)}, ${value.slice(0, 4)}` : value
}
