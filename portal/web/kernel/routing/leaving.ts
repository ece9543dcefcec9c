/** Unsaved changes: while a form says it has some, leaving its screen is held until the person has answered. */
import { useEffect, useSyncExternalStore } from 'react'

export type HeldLeaving = { readonly leave: () => void; readonly stay: () => void }

let dirtyForms = 0
let held: HeldLeaving | undefined
const listeners = new Set<() => void>()

/** Warns before the screen, the page or the session is left while `dirty`. */
export function useLeaveWarning(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return
    count(1)
    addEventListener('beforeunload', keepPage)
    return () => {
      count(-1)
      removeEventListener('beforeunload', keepPage)
    }
  }, [dirty])
}

export function hasUnsavedChanges(): boolean {
  return dirtyForms > 0
}

/** The same, for what is drawn after it. */
export function useUnsavedChanges(): boolean {
  return useSyncExternalStore(subscribe, hasUnsavedChanges, () => false)
}

/** Goes at once when nothing is unsaved, else when the person says so. */
export function leaveOrAsk(go: () => void): void {
  if (dirtyForms === 0) go()
  else hold({ leave: () => leave(go), stay: () => hold(undefined) })
}

/** The question that is open now. */
export function useHeldLeaving(): HeldLeaving | undefined {
  return useSyncExternalStore(
    subscribe,
    () => held,
    () => undefined,
  )
}

function leave(go: () => void): void {
  hold(undefined)
  go()
}

function hold(next: HeldLeaving | undefined): void {
  held = next
  tell()
}

function count(change: 1 | -1): void {
  dirtyForms += change
  tell()
}

function tell(): void {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function keepPage(event: BeforeUnloadEvent): void {
  event.preventDefault()
}
