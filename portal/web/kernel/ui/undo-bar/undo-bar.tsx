/** UndoBar: what a toast says, in the place of the button that was pressed, where a hand in a glove still is. */
import type { ReactElement } from 'react'
import { useEffect, useState } from 'react'
import { lazyComponent } from '../../lazy-loading/lazy-component.ts'
import { Deferred } from '../deferred/deferred.tsx'
import type { ToastMessage } from '../toast/toast-message.ts'
import css from './undo-bar.module.css'

export type UndoBarProps = {
  /** Of the last act; another one takes its place, and its ten seconds begin again. */
  message: ToastMessage | undefined
  closeLabel: string
  /** The ten seconds are over, or it was closed. */
  onEnd: () => void
}

const Card = lazyComponent(async () => (await import('../toast/toast-card.tsx')).ToastCard)

/** Stays where it is without a message, so that the next one is read out. */
export function UndoBar({ message, closeLabel, onEnd }: UndoBarProps): ReactElement {
  const [shown, setShown] = useState({ message, turn: 0 })
  // There before it is needed: in a cab there may be no line by then.
  useEffect(() => void Card.preload().catch(() => undefined), [])
  if (shown.message !== message) setShown({ message, turn: shown.turn + 1 })
  return (
    <div className={css.place} aria-live="polite">
      <Deferred>
        {message && <Card key={shown.turn} {...message} inPlace isNewest closeLabel={closeLabel} onDrop={onEnd} />}
      </Deferred>
    </div>
  )
}
