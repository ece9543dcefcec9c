/** The two days of a period in a toolbar: neither goes to a line without the other. */
import type { ReactElement, ReactNode } from 'react'
import css from './first-and-last-day.module.css'

/** Two DateFields. */
export function FirstAndLastDay({ children }: { children: ReactNode }): ReactElement {
  return <div className={css.days}>{children}</div>
}
