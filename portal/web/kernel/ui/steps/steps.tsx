/** Steps: how far something is, as `Suolla, Lastattu, Perillä`. Tells, and is never pressed. */
import type { ReactElement } from 'react'
import { Icon } from '../icon/icon.tsx'
import { iconCheck } from '../icon/shell-shapes.ts'
import css from './steps.module.css'

export type StepsProps = {
  /** For screen readers: whose steps these are. */
  label: string
  /** In their order. */
  steps: readonly string[]
  /** The place of the one under way, from 0; the count of all when everything is done. */
  current: number
  /** For screen readers, after each that is done. */
  doneLabel: string
  /** One row over the whole width, words under the marks; four at most. */
  even?: boolean | undefined
}

export function Steps({ label, steps, current, doneLabel, even }: StepsProps): ReactElement {
  return (
    <ol className={css.steps} aria-label={label} data-even={even || undefined}>
      {steps.map((step, place) => (
        <li
          key={step}
          className={css.step}
          data-state={place < current ? 'done' : place === current ? 'now' : undefined}
          aria-current={place === current ? 'step' : undefined}
        >
          <span className={css.mark} aria-hidden="true">
            {place < current ? <Icon shape={iconCheck} size="s" /> : place + 1}
          </span>
          <span>
            {step}
            {place < current && <span className="visually-hidden">{`, ${doneLabel}`}</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}
