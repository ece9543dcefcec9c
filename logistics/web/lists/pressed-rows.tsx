/** Around a table whose rows lead somewhere: as cards they are pressed anywhere. */
import type { ReactElement, ReactNode } from 'react'
import css from './pressed-rows.module.css'

export function PressedRows({ children }: { children: ReactNode }): ReactElement {
  return <div className={css.rows}>{children}</div>
}
