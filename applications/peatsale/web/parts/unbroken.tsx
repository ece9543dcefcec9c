/** A number or a plate, which stays on one line. */
import type { ReactElement } from 'react'
import css from './unbroken.module.css'

export function Unbroken({ children }: { children: string }): ReactElement {
  return <span className={css.unbroken}>{children}</span>
}
