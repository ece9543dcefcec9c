/** NextCard: the one dark card of a screen, for what happens next. */
import type { ReactElement, ReactNode } from 'react'
import { useId } from 'react'
import css from './next-card.module.css'

export type NextCardProps = {
  heading: string
  /** Above the heading: what this is and when. */
  kicker: string
  /** At the end of the same line: a number. */
  mark?: string | undefined
  children: ReactNode
}

export function NextCard({ heading, kicker, mark, children }: NextCardProps): ReactElement {
  const id = useId()
  return (
    <section className={css.card} aria-labelledby={id}>
      <p className={css.kicker}>
        <span>{kicker}</span>
        {mark !== undefined && <span>{mark}</span>}
      </p>
      <h2 id={id} className={css.heading}>
        {heading}
      </h2>
      {children}
    </section>
  )
}
