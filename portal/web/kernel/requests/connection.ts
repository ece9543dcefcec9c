/** Whether the server can be reached, as the last request and the browser have told. */
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
