/** How far a row of a list is, and what about it has to be heeded, beside one another. */
import type { ReactElement, ReactNode } from 'react'
import css from './marks.module.css'

export function Marks({ children }: { children: ReactNode }): ReactElement {
  return <span className={css.marks}>{children}</span>
}
