/** What is opened beside a list: its head and its bar stay, what is between them scrolls. */
import type { ReactElement, ReactNode } from 'react'
import css from './pane.module.css'

type PaneProps = { label: string; head: ReactNode; bar?: ReactNode; children: ReactNode }

export function Pane({ label, head, bar, children }: PaneProps): ReactElement {
  return (
    <section className={css.opened} aria-label={label}>
      <div className={css.head}>{head}</div>
      <div className={css.body}>{children}</div>
      {bar !== undefined && <div className={css.bar}>{bar}</div>}
    </section>
  )
}
