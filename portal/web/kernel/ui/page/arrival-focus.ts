/** A new page takes the focus to its heading, so that screen readers start there. */
import type { RefObject } from 'react'
import { useEffect, useRef } from 'react'

let arrived = false

/** The page the browser opened with keeps the focus where the reader put it: somebody may already be typing. */
export function useArrivalFocus(standsIn = false): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page has come
  useEffect(() => {
    if (arrived && !standsIn) heading.current?.focus()
    arrived = true
  }, [])
  return heading
}
