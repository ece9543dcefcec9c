/** Dialog: a question over the page, open while it is mounted. Unmounting it gives the focus back to where it was. */
import type { KeyboardEvent, ReactElement, ReactNode, SyntheticEvent } from 'react'
import { useId, useLayoutEffect, useRef } from 'react'
import { noteOpener } from '../field/keep-focus.ts'
import css from './dialog.module.css'
import { overPage } from './open-dialogs.ts'

export type DialogProps = {
  /** An element where a part of it stays on one line. */
  heading: string | ReactElement
  children: ReactNode
  /** Buttons, the way out first. */
  actions: ReactNode
  /** Escape, Back and the back gesture. */
  onClose: () => void
  /** Enter in a text field that stands in the dialog. */
  onEnter?: (() => void) | undefined
  /** A request is under way: Escape waits too. */
  locked?: boolean | undefined
}

export function Dialog({ heading, children, actions, onClose, onEnter, locked = false }: DialogProps): ReactElement {
  const box = useRef<HTMLDialogElement>(null)
  const headingId = useId()
  const close = () => {
    if (!locked) onClose()
  }
  const goBack = useRef(close)
  goBack.current = close
  useLayoutEffect(() => {
    const dialog = box.current
    if (dialog === null) return undefined
    const backToOpener = noteOpener(dialog)
    dialog.showModal()
    dialog.querySelector<HTMLElement>('[data-dialog-first]')?.focus()
    const leave = overPage(() => goBack.current())
    return () => {
      leave()
      dialog.close()
      backToOpener()
    }
  }, [])
  function cancel(event: SyntheticEvent<HTMLDialogElement>) {
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    close()
  }
  function closed(event: SyntheticEvent<HTMLDialogElement>) {
    // Browsers close on a second Escape whatever the page says; the screen must then follow.
    if (event.target === event.currentTarget && !event.currentTarget.open) onClose()
  }
  function press(event: KeyboardEvent<HTMLDialogElement>) {
    const { target, currentTarget } = event
    if (onEnter === undefined || locked || event.key !== 'Enter') return
    if (!(target instanceof HTMLInputElement) || /checkbox|radio/.test(target.type)) return
    if (target.form !== null && currentTarget.contains(target.form)) return
    // A form around the dialog must not be sent by it.
    event.preventDefault()
    onEnter()
  }
  return (
    <dialog
      ref={box}
      className={css.dialog}
      aria-labelledby={headingId}
      onCancel={cancel}
      onClose={closed}
      onKeyDown={press}
    >
      <h2 id={headingId} className={css.heading}>
        {heading}
      </h2>
      <div className={css.body}>{children}</div>
      <div className={css.actions}>{actions}</div>
    </dialog>
  )
}
