/** Listeners that forget what they keep of a session when it ends (STATE-02, R79). */
const listeners = new Set<() => void>()

export function onSessionEnd(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function announceSessionEnd(): void {
  for (const listener of listeners) listener()
}
