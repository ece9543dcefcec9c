/** Opening a row moves the focus into it; closing it from inside gives the focus back to its button. */
import { useEffect, useRef } from 'react'

/** For a row whose first field has the given id and whose button has the same with `-edit`. */
export function useRowFocus(open: boolean, id: string): void {
  const was = useRef(open)
  useEffect(() => {
    if (open === was.current) return
    was.current = open
    // A save closes rows too, and has taken the focus to the heading.
    const isLost = document.activeElement === document.body || document.activeElement?.matches(':disabled')
    if (open || isLost) document.getElementById(open ? id : `${id}-edit`)?.focus()
  }, [open, id])
}
