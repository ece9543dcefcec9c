/** A choice above the rest of a page, as wide as a form: over a whole window it would look like a heading. */
import type { ReactElement, ReactNode } from 'react'
import css from './form-wide.module.css'

export function FormWide({ children }: { children: ReactNode }): ReactElement {
  return <div className={css.wide}>{children}</div>
}
