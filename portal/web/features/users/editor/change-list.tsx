/** Changes as a list: what it was, struck through, and what it becomes. */
import type { ReactElement } from 'react'
import type { FieldChange } from '../../../../contract/users/user-reading.ts'
import { useTexts } from '../../../kernel/texts/index.ts'
import { useFieldName, useValueWords } from '../value-words.ts'
import css from './editor.module.css'

export function ChangeList({ changes }: { changes: readonly FieldChange[] }): ReactElement {
  const fieldName = useFieldName()
  return (
    <dl className={css.changes}>
      {changes.map((change) => (
        <div key={change.field} className={css.change}>
          <dt>{fieldName(change.field)}</dt>
          <dd>
            <ChangedValues change={change} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function ChangedValues({ change: { field, before, after } }: { change: FieldChange }): ReactElement {
  const adminedit = useTexts('adminedit')
  const valueWords = useValueWords()
  if (field === 'password') return <span className={css.after}>{adminedit.valuehidden}</span>
  return (
    <>
      <del className={css.before}>{valueWords(field, before)}</del>
      <span aria-hidden="true">→</span>
      <span className="visually-hidden">{adminedit.changearrow}</span>
      <ins className={css.after}>{valueWords(field, after)}</ins>
    </>
  )
}
