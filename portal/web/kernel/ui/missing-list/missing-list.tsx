/** MissingList: stands where a hidden submit button will be, says what is still missing and takes the reader there. */
import type { ReactElement } from 'react'
import { focusField } from '../field/focus-field.ts'
import { Icon } from '../icon/icon.tsx'
import { iconArrow } from '../icon/shell-shapes.ts'
import { Progress } from '../progress/progress.tsx'
import css from './missing-list.module.css'

export type MissingListProps = {
  /** As `Vielä puuttuu 3`; announced when it changes. */
  title: string
  /** The id of each field that still needs something, with its label. */
  items: readonly { id: string; label: string }[]
  /** How far the form is; `label` is seen, as `10 / 13 valmiina`. */
  progress?: { done: number; all: number; label: string } | undefined
  /** What will come here when nothing is missing. */
  note?: string | undefined
}

export function MissingList({ title, items, progress, note }: MissingListProps): ReactElement {
  return (
    <div className={css.missing}>
      <div className={css.head}>
        <output className={css.title}>{title}</output>
        {progress && <span className={css.count}>{progress.label}</span>}
      </div>
      {progress && <Progress label={progress.label} value={progress.done} max={progress.all} />}
      <ul className={css.list}>
        {items.map((item) => (
          <li key={item.id}>
            <button type="button" className={css.item} onClick={() => focusField(item.id)}>
              <Icon shape={iconArrow} size="s" />
              {item.label}
            </button>
          </li>
        ))}
      </ul>
      {note && <p className={css.note}>{note}</p>}
    </div>
  )
}
