/** BulkBar: how many rows are chosen, and what can be done to them. Sticks to the top of the list. */
import type { ReactElement, ReactNode } from 'react'
import css from './bulk-bar.module.css'

export type BulkBarProps = {
  /** As `Valittuna 3`; announced when it changes. */
  text: string
  /** Buttons: straw for the next step, ground for the rest. */
  children: ReactNode
}

export function BulkBar({ text, children }: BulkBarProps): ReactElement {
  return (
    <div className={css.bar} data-bulk-bar>
      <output className={css.text}>{text}</output>
      {children}
    </div>
  )
}
