/** ErrorSummary: everything that is wrong with a form, in one place that takes the focus when it appears. */
import type { ReactElement } from 'react'
import { useEffect, useRef } from 'react'
import { focusField } from '../field/focus-field.ts'
import { Icon } from '../icon/icon.tsx'
import { iconStop } from '../icon/shell-shapes.ts'
import css from './error-summary.module.css'

export type ErrorSummaryProps = {
  /** As `Korjaa 2 kohtaa`. */
  title: string
  /** The id of each field with what is wrong; take one out as it is mended. */
  items: readonly { id: string; text: string }[]
}

export function ErrorSummary({ title, items }: ErrorSummaryProps): ReactElement {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} className={css.summary} role="alert" tabIndex={-1}>
      <p className={css.title}>
        <Icon shape={iconStop} />
        {title}
      </p>
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <button type="button" className={css.item} onClick={() => focusField(item.id)}>
              {item.text}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
