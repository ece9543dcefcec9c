/** Card: a bordered block with an optional heading row. */
import type { ReactElement, ReactNode } from 'react'
import css from './card.module.css'

export type CardProps = {
  heading?: string | undefined
  level?: 2 | 3 | undefined
  /** At the end of the heading row. */
  action?: ReactNode
  /** The content reaches the edges, as a table does. */
  flush?: boolean | undefined
  children: ReactNode
}

export function Card({ heading, level = 2, action, flush, children }: CardProps): ReactElement {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section className={css.card} data-flush={flush}>
      {heading !== undefined && (
        <div className={css.head}>
          <Heading className={css.heading}>{heading}</Heading>
          {action}
        </div>
      )}
      {children}
    </section>
  )
}
