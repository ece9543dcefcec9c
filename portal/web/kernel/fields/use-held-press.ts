/** A button that acts once when it is pressed, and on and on while it is held. */
import { useEffect, useEffectEvent, useRef, useState } from 'react'

const untilRepeating = 450
const betweenRepeats = 90

type PressHandlers = {
  readonly onClick: () => void
  readonly onPointerDown: () => void
  readonly onPointerUp: () => void
  readonly onPointerLeave: () => void
  readonly onPointerCancel: () => void
  readonly onContextMenu: (event: { preventDefault: () => void }) => void
}

export function useHeldPress(act: () => void): PressHandlers {
  const [isHeld, setHeld] = useState(false)
  const hasRepeated = useRef(false)
  const repeat = useEffectEvent(() => {
    hasRepeated.current = true
    act()
  })
  useEffect(() => {
    if (!isHeld) return
    let timer = setTimeout(function again() {
      repeat()
      timer = setTimeout(again, betweenRepeats)
    }, untilRepeating)
    return () => clearTimeout(timer)
  }, [isHeld])
  const release = () => setHeld(false)
  return {
    onPointerDown: () => {
      hasRepeated.current = false
      setHeld(true)
    },
    onPointerUp: release,
    onPointerLeave: release,
    onPointerCancel: release,
    // A long press of a finger would open the menu of the page.
    onContextMenu: (event) => event.preventDefault(),
    // Keys and screen readers click without a pointer; the click that ends a long press has had its acts.
    onClick: () => {
      if (!hasRepeated.current) act()
      hasRepeated.current = false
    },
  }
}
