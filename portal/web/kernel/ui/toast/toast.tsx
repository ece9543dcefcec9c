/** ToastRegion: one place for good news that needs no answer. Errors stay in the page as a Notice; only an undo that failed is said here. */
import type { ReactElement, ReactNode } from 'react'
import { createContext, useContext, useState } from 'react'
import { lazyComponent } from '../../lazy-loading/lazy-component.ts'
import { Deferred } from '../deferred/deferred.tsx'
import css from './toast.module.css'
import type { ToastMessage } from './toast-message.ts'

export type { ToastMessage } from './toast-message.ts'

type Shown = ToastMessage & { id: number }

// The entry carries the region; the message comes with the first one.
const Toast = lazyComponent(async () => (await import('./toast-card.tsx')).ToastCard)

const Show = createContext<(message: ToastMessage) => void>(() => undefined)

let count = 0

/** Gives the function that shows one success. */
export function useToast(): (message: ToastMessage) => void {
  return useContext(Show)
}

/** Stands round the whole application, outside `.screen`. */
export function ToastRegion({ closeLabel, children }: { closeLabel: string; children: ReactNode }): ReactElement {
  const [toasts, setToasts] = useState<readonly Shown[]>([])
  const [show] = useState(() => (message: ToastMessage) => {
    const id = count++
    setToasts((now) => [...now.slice(-2), { ...message, id }])
  })
  return (
    <Show value={show}>
      {children}
      <div className={css.region} aria-live="polite">
        <Deferred>
          {toasts.map((toast) => (
            <Toast
              key={toast.id}
              {...toast}
              closeLabel={closeLabel}
              isNewest={toast === toasts.at(-1)}
              onDrop={() => setToasts((now) => now.filter((each) => each !== toast))}
            />
          ))}
        </Deferred>
      </div>
    </Show>
  )
}
