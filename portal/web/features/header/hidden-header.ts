/** HEADER-01: the signal by which a screen hides the header and brings it back, as the field screens do. */
import { useLayoutEffect, useSyncExternalStore } from 'react'

let hiding = 0
const listeners = new Set<() => void>()

/** The header is away while the calling screen is shown, from before it is painted. */
export function useHiddenHeader(): void {
  useLayoutEffect(() => {
    count(1)
    return () => count(-1)
  }, [])
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
