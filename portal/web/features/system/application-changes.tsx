/** What saving the applications forms would do, in words. */
import type { ReactElement } from 'react'
import { useApplicationName } from '../../kernel/applications/known-applications.tsx'
import type { Texts } from '../../kernel/texts/index.ts'
import { useTexts } from '../../kernel/texts/index.ts'
import type { ApplicationChange } from './applications-draft.ts'
import css from './system.module.css'

export function ApplicationChanges({ changes }: { changes: readonly ApplicationChange[] }): ReactElement {
  const texts = useTexts('adminsystem')
  const nameOf = useApplicationName()
  return (
    <ul className={css.changes}>
      {changes.map((change) => {
        const sentence = changeInWords(change, nameOf(change.application.name), texts)
        return <li key={sentence}>{sentence}</li>
      })}
    </ul>
  )
}

function changeInWords(change: ApplicationChange, app: string, texts: Texts['adminsystem']): string {
  switch (change.of) {
    case 'use':
      return (change.inUse ? texts.appsgiventext : texts.appsremovedtext)({ app, count: change.users })
    case 'company':
      return (change.open ? texts.appsopenedtext : texts.appsclosedtext)({ app, company: change.company })
  }
}
