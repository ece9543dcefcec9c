/** Collapsible: a block of a page that folds, as Perustiedot of the settings. Native details, so the browser's search opens it. */
import type { ReactElement, ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { iconRight } from '../icon/more-shapes.ts'
import css from './collapsible.module.css'

export type CollapsibleProps = {
  heading: string
  level?: 2 | 3 | undefined
  /** Open at first; the reader folds and unfolds after that. A changed value opens or closes again. */
  open?: boolean | undefined
  onToggle?: ((open: boolean) => void) | undefined
  /** Short words at the end of the heading row, as `2 muutosta`. */
  note?: string | undefined
  tone?: 'danger' | undefined
  /** The content reaches the edges, as rows of settings do. */
  flush?: boolean | undefined
  children: ReactNode
}

export function Collapsible(props: CollapsibleProps): ReactElement {
  const { heading, level = 2, open = false, onToggle, note, tone, flush, children } = props
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <details
      className={css.block}
      data-tone={tone}
      open={open}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary className={css.summary}>
        <span className={css.mark}>
          <Icon shape={iconRight} size="m" />
        </span>
        <Heading className={css.heading}>{heading}</Heading>
        {note && <span className={css.note}>{note}</span>}
      </summary>
      <div className={css.body} data-flush={flush}>
        {children}
      </div>
    </details>
  )
}
