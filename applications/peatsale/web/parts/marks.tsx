/** How far a row of a list is, and what about it has to be heeded, beside one another. */
import type { ReactElement, ReactNode } from 'react'
import css from './marks.module.css'

export type MarksProps = {
  children: ReactNode
  /** Where two are rare and long, and the room of the other columns counts for more. */
  wrap?: boolean
}

export function Marks({ children, wrap = false }: MarksProps): ReactElement {
  return (
    <span className={css.marks} data-wrap={wrap || undefined}>
      {children}
    </span>
  )
}
