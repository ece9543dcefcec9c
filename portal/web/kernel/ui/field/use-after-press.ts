/** What is said of a field that has been left waits until the press that left it is over. */
import { useEffect, useRef } from 'react'

/** Holds back what would move the page while the mouse is down: the box or button being pressed would slip away from under it. */
export function useAfterPress(): (act: () => void) => void {
  const waiting = useRef<(() => void)[]>(undefined)
  useEffect(() => {
    const press = () => {
      waiting.current ??= []
    }
    const release = () => {
      const acts = waiting.current ?? []
      waiting.current = undefined
      // The click comes with the release, and before this.
      setTimeout(() => {
        for (const act of acts) act()
      })
    }
    const listening = new AbortController()
    addEventListener('mousedown', press, { capture: true, signal: listening.signal })
    addEventListener('mouseup', release, { capture: true, signal: listening.signal })
    return () => listening.abort()
  }, [])
  return (act) => {
    if (waiting.current === undefined) act()
    else waiting.current.push(act)
  }
}
