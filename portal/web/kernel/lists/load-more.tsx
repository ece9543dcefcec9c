/** The end of a list that goes on: more is fetched as it is scrolled near (CONST-12), and by its button for who does not scroll. */
import type { ReactElement } from 'react'
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useTexts } from '../texts/index.ts'
import { Button } from '../ui/index.ts'

/** Before the end comes into view. */
const ahead = '600px'

export type LoadMoreProps = {
  label: string
  /** How many there are by now: after a fetch that brought nothing, or failed, only the button fetches on. */
  count: number
  busy: boolean
  onMore: () => void
}

export function LoadMore({ label, count, busy, onMore }: LoadMoreProps): ReactElement {
  const { loading } = useTexts('common')
  const place = useRef<HTMLDivElement>(null)
  const fetchedAt = useRef(-1)
  const fetchOnce = useEffectEvent(() => {
    if (busy || fetchedAt.current === count) return
    fetchedAt.current = count
    onMore()
  })
  // A new observer with each page: one whose end is still in view reports it again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(() => {
    if (place.current === null) return undefined
    const observer = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) fetchOnce()
      },
      { rootMargin: ahead },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [count, busy])
  useLayoutEffect(() => {
    const end = place.current
    return () => {
      if (end?.contains(document.activeElement)) goBackFrom(end)
    }
  }, [])
  return (
    <div ref={place}>
      <Button variant="secondary" busy={busy} busyLabel={loading} onClick={onMore}>
        {label}
      </Button>
    </div>
  )
}

/** The button goes with the last page: whoever stood on it goes on from the row before the new ones. */
function goBackFrom(end: Element): void {
  const rows = end.previousElementSibling?.querySelectorAll<HTMLElement>('tbody tr, li') ?? []
  const last = [...rows].at(-1)
  if (last === undefined) return
  const pressed = last.querySelector<HTMLElement>('a, button')
  if (pressed === null) last.tabIndex = -1
  const to = pressed ?? last
  to.focus({ preventScroll: true })
}
