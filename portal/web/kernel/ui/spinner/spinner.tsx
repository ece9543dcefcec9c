/** Spinner: something is under way. Nothing is seen for the first 200 ms, so quick answers do not flicker. */
import type { ReactElement } from 'react'
import css from './spinner.module.css'

export type SpinnerProps = {
  /** What is under way, as `Ladataan…`; seen beside the wheel and announced. */
  label: string
  /** In the middle of the place it fills. */
  center?: boolean | undefined
}

export function Spinner({ label, center }: SpinnerProps): ReactElement {
  return (
    <output className={css.spinner} data-center={center}>
      <span className={css.wheel} />
      {label}
    </output>
  )
}
