/** ToastRegion: one place for good news that needs no answer. Errors never come here: they stay in the page as a Notice. */
import type { ReactElement, ReactNode } from 'react'
import { createContext, useContext, useState } from 'react'
import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { iconCheck, iconX } from '../icon/shell-shapes.ts'
import css from './toast.module.css'

export type ToastMessage = { text: string; undo?: { label: string; onUndo: () => void } | undefined }

type Shown = ToastMessage & { id: number }

const Show = createContext<(message: ToastMessage) => void>(() => undefined)

/** Gives the function that shows one success. */
export function useToast(): (message: ToastMessage) => void {
  return useContext(Show)
}

/** Stands round the whole application, outside `.screen`. */
export function ToastRegion({ closeLabel, children }: { closeLabel: string; children: ReactNode }): ReactElement {
  const [toasts, setToasts] = useState<readonly Shown[]>([])
  const [show] = useState(() => {
    let count = 0
    return (message: ToastMessage) => {
      count += 1
      const toast = { ...message, id: count }
      setToasts((now) => [...now.slice(-2), toast])
    }
  })
  const drop = (id: number) => setToasts((now) => now.filter((toast) => toast.id !== id))
  return (
    <Show value={show}>
      {children}
      <div className={css.region} aria-live="polite">
        {toasts.map((toast) => (
          <Toast key={toast.id} {...toast} closeLabel={closeLabel} onDrop={() => drop(toast.id)} />
        ))}
      </div>
    </Show>
  )
}

function Toast({ text, undo, closeLabel, onDrop }: Shown & { closeLabel: string; onDrop: () => void }) {
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
