/** The places of a reader with a phone: tabs above the page where there is room, else a bar under the thumb. */
import type { ReactElement, ReactNode } from 'react'
import css from './by-width.module.css'

export function OnWide({ children }: { children: ReactNode }): ReactElement {
  return <div className={css.wide}>{children}</div>
}

export function OnNarrow({ children }: { children: ReactNode }): ReactElement {
  return <div className={css.narrow}>{children}</div>
}
