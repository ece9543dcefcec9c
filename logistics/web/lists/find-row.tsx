/** What a list is found and chosen by, in one line above it. With a mouse the words stand beside their fields: a row more is seen. */
import type { ReactElement, ReactNode } from 'react'
import css from './find-row.module.css'

export function FindRow({ children }: { children: ReactNode }): ReactElement {
  return <div className={css.row}>{children}</div>
}
