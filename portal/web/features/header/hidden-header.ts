/** HEADER-01: the signal by which a screen hides the header, and the footer with it, as the field screens do. */
import { useLayoutEffect, useSyncExternalStore } from 'react'

let hiding = 0
const listeners = new Set<() => void>()

/** Header and footer are away while the calling screen is shown, from before it is painted. */
export function useHiddenHeader(hides = true): void {
  useLayoutEffect(() => {
    if (!hides) return
    count(1)
    return () => count(-1)
  }, [hides])
}

export function useIsHeaderHidden(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => hiding > 0,
    () => false,
  )
}

function count(change: number): void {
  hiding += change
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
