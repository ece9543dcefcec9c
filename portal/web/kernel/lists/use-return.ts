/** Back from what a row leads to, the list stands where it was left, with the focus on that row (ADMIN-USERS-24). */
import { useEffect } from 'react'

/** A row that is scrolled to is drawn within so many frames, on a slow machine, too. */
const framesUntilDrawn = 30

/** @param index of the row, -1 for none; it counts once, when the list is come back to. */
export function useReturn(index: number, scrollTo: (index: number) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, see above
  useEffect(() => {
    if (index < 0) return
    let frame = 0
    const focus = (framesLeft: number) => {
      const link = document.querySelector<HTMLElement>(`tr[data-index="${index}"] a`)
      if (link === null && framesLeft > 0) frame = requestAnimationFrame(() => focus(framesLeft - 1))
      else link?.focus()
    }
    // After the new screen has been scrolled to its top.
    frame = requestAnimationFrame(() => {
      scrollTo(index)
      frame = requestAnimationFrame(() => focus(framesUntilDrawn))
    })
    return () => cancelAnimationFrame(frame)
  }, [])
}
