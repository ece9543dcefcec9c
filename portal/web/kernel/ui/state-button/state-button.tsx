/** StateButton: the one button of a screen in the cab, for what happens next: 96 px, straw. Busy keeps place, size and focus. */
import type { ComponentProps, MouseEvent, ReactElement } from 'react'
import button from '../button/button.module.css'
import type { IconShape } from '../icon/icon.tsx'
import { Icon } from '../icon/icon.tsx'
import { iconArrow } from '../icon/shell-shapes.ts'
import css from './state-button.module.css'

export type StateButtonProps = Omit<ComponentProps<'button'>, 'className' | 'style' | 'children'> & {
  /** What will be so after the press, in a word: `Perillä`. */
  children: string
  /** When to press, or what it covers. */
  note?: string | undefined
  icon: IconShape
  /** A request is under way: presses are ignored, `busyLabel` is shown and announced. */
  busy?: boolean | undefined
  busyLabel: string
}

export function StateButton(props: StateButtonProps): ReactElement {
  const { children, note, icon, busy = false, busyLabel, onClick, ...rest } = props
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (!busy) return onClick?.(event)
    // aria-disabled instead of disabled: a disabled button would drop the focus to the body.
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <>
      <button type="button" {...rest} className={css.button} aria-disabled={busy || undefined} onClick={press}>
        {busy ? <span className={button.spinner} /> : <Icon shape={icon} />}
        <span>
          {busy ? busyLabel : children}
          {note !== undefined && <small className={css.note}>{note}</small>}
        </span>
        {!busy && <Icon shape={iconArrow} />}
      </button>
      <output className="visually-hidden">{busy ? busyLabel : ''}</output>
    </>
  )
}
