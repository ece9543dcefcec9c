/** Where the first field of a dialog comes late, the way out alone could take the focus: the field takes it over. */
import { useEffect } from 'react'

const fields = 'input, select, textarea'

export function useLateField(isWanted: boolean): void {
  useEffect(() => {
    const out = document.activeElement
    const dialog = out?.closest('dialog')
    if (!isWanted || !dialog || dialog.querySelector(fields) !== null) return undefined
    const watch = new MutationObserver(() => {
      const field = dialog.querySelector<HTMLElement>(fields)
      if (field === null) return
      watch.disconnect()
      if (document.activeElement === out) field.focus()
    })
    watch.observe(dialog, { childList: true, subtree: true })
    return () => watch.disconnect()
  }, [isWanted])
}
