/** A new page takes the focus to its heading, so that screen readers start there. */
import type { RefObject } from 'react'
import { useEffect, useLayoutEffect, useRef } from 'react'

let arrived = false

/** The page the browser opened with keeps the focus where the reader put it: somebody may already be typing. */
export function useArrivalFocus(standsIn?: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const focused = useRef<Element>(null)
  // A page that waits for a part of itself is hidden meanwhile, and what was focused in it gets the focus back.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) (focused.current as HTMLElement | null)?.focus()
    return () => {
      focused.current = document.activeElement
    }
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page has come
  useEffect(() => {
    if (arrived && !standsIn) heading.current?.focus()
    arrived = true
  }, [])
  return heading
}
