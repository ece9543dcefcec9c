/** Cards of one kind beside one another, as many as there is room for. */
import type { ReactElement, ReactNode } from 'react'
import css from './card-columns.module.css'

export function CardColumns({ children }: { children: ReactNode }): ReactElement {
  return <div className={css.columns}>{children}</div>
}
