/** Suspended: a placeholder until the parts inside have come, and not a moment longer. */
import type { ReactElement, ReactNode } from 'react'
import { Suspense, useEffect, useReducer } from 'react'
import { onLoaded } from './loaded.ts'

export type SuspendedProps = { fallback?: ReactNode; children: ReactNode }

/**
 * Left alone, React shows what has come no sooner than 300 ms after the last placeholder; drawing anew for a reason of
 * our own shows it at once.
 */
export function Suspended({ fallback, children }: SuspendedProps): ReactElement {
  const [, drawAnew] = useReducer((arrivals: number) => arrivals + 1, 0)
  useEffect(() => onLoaded(drawAnew), [])
  return <Suspense fallback={fallback}>{children}</Suspense>
}
