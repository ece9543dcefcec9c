/** A record as its reader opened it, and what to show above it once somebody else has changed it. */
import type { ReactElement } from 'react'
import { useState } from 'react'
import { useCommandTexts } from '../texts/texts.ts'
import type { GoOn } from './concurrent-change.tsx'

export interface SeenRecord<R> {
  /** Its version is the `baseVersion` of what the reader sends. */
  readonly seen: R
  /** Null while nobody has changed it. */
  readonly concurrentChange: ReactElement | null
}

export interface SeenOptions {
  /** Of the button that takes the change; by default it keeps what the reader has entered. */
  readonly label?: string | undefined
  /** Whether the reader may go on with the record as it is now. */
  readonly mayGoOn?: boolean
  readonly onGoOn?: (() => void) | undefined
}

type View<R> = (change: { readonly seen: R; readonly now: R; readonly goOn: GoOn | undefined }) => ReactElement

export function useSeenRecord<R extends { readonly version: number }>(
  now: R,
  view: View<R>,
  { label, mayGoOn = true, onGoOn }: SeenOptions = {},
): SeenRecord<R> {
  // Fetched ahead: the change is shown at once, and nothing that is entered waits for the texts.
  useCommandTexts()
  const [seen, setSeen] = useState(now)
  if (now.version === seen.version) return { seen, concurrentChange: null }
  const onPress = () => {
    setSeen(now)
    onGoOn?.()
  }
  return { seen, concurrentChange: view({ seen, now, goOn: mayGoOn ? { label, onPress } : undefined }) }
}
