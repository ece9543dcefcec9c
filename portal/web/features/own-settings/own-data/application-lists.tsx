/** What an application holds of the person: its lists, in the words that they bring along. */
import type { ReactElement } from 'react'
import type { PersonalData } from '../../../../contract/personal-data/personal-data.ts'
import type { PersonalList } from '../../../../contract/personal-data/personal-list.ts'
import type { Language } from '../../../kernel/texts/index.ts'
import { formatDate, formatDateTime, formatNumber, useLanguage, useTexts } from '../../../kernel/texts/index.ts'
import { LongTable } from './long-table.tsx'
import css from './own-data.module.css'

type Column = PersonalList['columns'][number]
type Value = PersonalList['rows'][number][string]

export function ApplicationLists({ application }: { application: PersonalData['applications'][number] }): ReactElement {
  const { language } = useLanguage()
  const { valueyes, valueno } = useTexts('adminedit')
  const words = { language, yes: valueyes, no: valueno }
  return (
    <section className={css.section}>
      <h2>{application.names[language]}</h2>
      {application.lists.map(({ name, title, columns, rows }) => (
        <LongTable
          key={name}
          level={3}
          heading={title[language]}
          headings={columns.map((column) => column.title[language])}
          lines={rows}
          rowOf={(row) => columns.map((column) => cellOf(column, row[column.name], words))}
        />
      ))}
    </section>
  )
}

interface Words {
  readonly language: Language
  readonly yes: string
  readonly no: string
}

function cellOf({ kind, words }: Column, value: Value | undefined, { language, yes, no }: Words): string {
  if (value === null || value === undefined || value === '') return ''
  if (typeof value === 'boolean') return value ? yes : no
  if (typeof value === 'number') return formatNumber(value)
  if (kind === 'moment') return formatDateTime(new Date(value), language)
  if (kind === 'day') return formatDate(new Date(value), language)
  return (words && Object.hasOwn(words, value) ? words[value]?.[language] : undefined) ?? value
}
