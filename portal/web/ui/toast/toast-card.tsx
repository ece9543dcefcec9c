/** ToastCard: one success, shown for ten seconds. */
import type { ReactElement } from 'react'
import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { iconCheck, iconX } from '../icon/shell-shapes.ts'
import css from './toast-card.module.css'
import type { ToastMessage } from './toast-message.ts'

export type ToastCardProps = ToastMessage & { closeLabel: string; onDrop: () => void }

export function ToastCard({ text, undo, closeLabel, onDrop }: ToastCardProps): ReactElement {
  function undoIt() {
    undo?.onUndo()
    onDrop()
  }
  return (
    <div className={css.toast}>
      {/* The clock is an animation, so that pointing at the message or focusing in it stops the time. */}
      <span className={css.clock} onAnimationEnd={onDrop} />
      <Icon shape={iconCheck} />
      <p className={css.text}>{text}</p>
      {undo && (
        <Button variant="ground" onClick={undoIt}>
          {undo.label}
        </Button>
      )}
      <Button variant="ground" icon={iconX} hideLabel onClick={onDrop}>
        {closeLabel}
      </Button>
    </div>
  )
}
