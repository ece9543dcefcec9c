/** Ctrl+Z or ⌘Z, since the message stands far away in the order of Tab; also before it stands anywhere. */

/** Not where it means the text that is typed, nor what was pressed for an act that is newer. */
export function isUndoPress({ key, ctrlKey, metaKey, shiftKey, target, defaultPrevented }: KeyboardEvent): boolean {
  const isTaken = target instanceof Element && target.closest('input:not([type=checkbox]), select, textarea, dialog')
  return key.toLowerCase() === 'z' && (ctrlKey || metaKey) && !shiftKey && !isTaken && !defaultPrevented
}

/** The keys while an act is under way and its message is not there yet. */
export interface EarlyUndo {
  /** @returns whether they were pressed; from now on they are the message's. */
  end(): boolean
}

let newest: AbortController | undefined

/** An older act listens no more: the keys mean the newest one. */
export function listenForEarlyUndo(): EarlyUndo {
  newest?.abort()
  const listening = new AbortController()
  newest = listening
  let isPressed = false
  const press = (event: KeyboardEvent) => {
    if (!isUndoPress(event)) return
    event.preventDefault()
    isPressed = true
  }
  // Before the message of an earlier act, which would take that one back.
  document.addEventListener('keydown', press, { capture: true, signal: listening.signal })
  return {
    end() {
      listening.abort()
      const wasPressed = isPressed
      isPressed = false
      return wasPressed
    },
  }
}
