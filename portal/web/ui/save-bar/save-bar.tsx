/** SaveBar: sticks to the bottom while something is changed, says what, and holds Peruuta and Tallenna. */
import type { ReactElement, ReactNode } from 'react'
import css from './save-bar.module.css'

export type SaveBarProps = {
  /** As `2 muutosta`. */
  title: string
  /** Which ones, as `Puhelinnumero, postitoimipaikka`. */
  detail?: string | undefined
  /** Buttons, the way out first. */
  children: ReactNode
}

export function SaveBar({ title, detail, children }: SaveBarProps): ReactElement {
  return (
    <div className={css.bar}>
      <output className={css.text}>
        <strong>{title}</strong>
        {detail && <span className={css.detail}>{detail}</span>}
      </output>
      <div className={css.actions}>{children}</div>
    </div>
  )
}
