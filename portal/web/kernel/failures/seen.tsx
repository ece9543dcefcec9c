/** Seen: what a person must not miss is brought into sight and takes the focus, to the first button in it where there is one. */
import type { ReactElement, ReactNode } from 'react'
import { useEffect, useRef } from 'react'

/** `unless`: the focus is needed elsewhere, as at the field that was refused. Another failure comes as another Seen. */
export function Seen({
  unless = false,
  children,
}: {
  unless?: boolean | undefined
  children: ReactNode
}): ReactElement {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (unless || place.current === null) return
    const target = place.current.querySelector<HTMLElement>('button') ?? place.current
    target.focus({ preventScroll: true })
    place.current.scrollIntoView({ block: 'center' })
  }, [unless])
  return (
    <div ref={place} tabIndex={-1}>
      {children}
    </div>
  )
}
