/** Code and texts that screens wait for: who waits is told when something has come, or will not. */
const listeners = new Set<() => void>()

export function onArrival(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The same promise; its end is told to all who wait. */
export function announced<Value>(promise: Promise<Value>): Promise<Value> {
  const announce = () => {
    for (const listener of listeners) listener()
  }
  promise.then(announce, announce)
  return promise
}
