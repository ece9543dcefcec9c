/** Whether the server can be reached, by the last request and the browser's own events. */
let isReached = true
const listeners = new Set<() => void>()

export function noteConnection(reached: boolean): void {
  if (reached === isReached) return
  isReached = reached
  for (const listener of listeners) listener()
}

export function isConnected(): boolean {
  return isReached
}

export function onConnectionChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
