/** Progress: how much of something is done, native element. */
import type { ReactElement } from 'react'
import css from './progress.module.css'

export function Progress({ label, value, max }: { label: string; value: number; max: number }): ReactElement {
  return <progress className={css.progress} aria-label={label} value={value} max={max} />
}
