/** What a press on a dialog's button met: the focus goes to the first field that says what is wrong, or to the choice above them. */
import type { RefObject } from 'react'
import { useEffect, useRef, useState } from 'react'

interface FaultPlace {
  readonly place: RefObject<HTMLDivElement | null>
  /** It has been pressed. */
  readonly isShown: boolean
  /** Once the fields have said what they lack. */
  readonly goThere: () => void
}

export function useFaultPlace(): FaultPlace {
  const place = useRef<HTMLDivElement>(null)
  const [presses, setPresses] = useState(0)
  useEffect(() => {
    if (presses === 0) return
    place.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-meanwhile] button')?.focus()
  }, [presses])
  return { place, isShown: presses > 0, goThere: () => setPresses((before) => before + 1) }
}
