/** What is not on the first screen waits until that has been painted: a slow processor would do it first. */
import { useEffect, useState } from 'react'

/** Milliseconds. The browser may be busy for long, or paint nothing at all where nobody looks. */
const longest = 1000

/** Of the page, not of each screen: later screens come whole. */
let isPainted = false
const waiting = new Set<() => void>()

/** In an idle moment after the first frame, all that waits together; at once when that has passed. @returns what forgoes it. */
export function afterPaint(work: () => void): () => void {
  if (isPainted) {
    work()
    return () => undefined
  }
  waiting.add(work)
  if (waiting.size === 1) awaitPaint()
  return () => waiting.delete(work)
}

function awaitPaint(): void {
  // Safari has no idle moments.
  requestAnimationFrame(() => (globalThis.requestIdleCallback ?? setTimeout)(painted))
  setTimeout(painted, longest)
}

function painted(): void {
  isPainted = true
  for (const work of waiting) work()
  waiting.clear()
}

export function useIsPainted(): boolean {
  const [is, setIs] = useState(isPainted)
  useEffect(() => (is ? undefined : afterPaint(() => setIs(true))), [is])
  return is
}
