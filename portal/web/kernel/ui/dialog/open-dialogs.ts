/** The dialogs that stand over the page, the topmost last: Back closes it instead of leaving the page under it. */
const closers: (() => void)[] = []

/** Until the returned function is called. */
export function overPage(close: () => void): () => void {
  closers.push(close)
  return () => {
    closers.splice(closers.indexOf(close), 1)
  }
}

/** Asks the topmost dialog to close, which a busy one does not; false where there is none. */
export function closeTopmost(): boolean {
  closers.at(-1)?.()
  return closers.length > 0
}
