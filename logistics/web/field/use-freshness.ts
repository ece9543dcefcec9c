import type { FieldBarProps } from '@workspace/portal/web'
import { formatTime, useLanguage } from '@workspace/portal/web'
import { useSyncExternalStore } from 'react'

/** Milliseconds between two looks at the server on a field screen: so it finds out that the line has gone. */
export const looksAgain = { refetchInterval: 60_000 }

interface Looked {
  readonly dataUpdatedAt: number
  readonly error: unknown
}

/**
 * From when what is shown is, and that it is old where nothing newer could be had. Undefined before anything came.
 * @param outdated words for what is old
 */
export function useFreshness(
  { dataUpdatedAt, error }: Looked,
  outdated: (of: { time: string }) => string,
): FieldBarProps['status'] {
  const { language } = useLanguage()
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  if (dataUpdatedAt === 0) return undefined
  const at = new Date(dataUpdatedAt)
  // Without "klo": the name of a place needs the room.
  if (isOnline && error === null) return { tone: 'ok', label: formatTime(at, 'en') }
  return { tone: 'offline', label: outdated({ time: formatTime(at, language) }) }
}

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}
