/** What an application holds of the person: its lists, in the words that they bring along. */
import type { ReactElement } from 'react'
import type { PersonalData } from '../../../../contract/personal-data/personal-data.ts'
import { useLanguage, useTexts } from '../../../kernel/texts/index.ts'
import { cellOf } from './list-cell.ts'
import { LongTable } from './long-table.tsx'
import css from './own-data.module.css'

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
