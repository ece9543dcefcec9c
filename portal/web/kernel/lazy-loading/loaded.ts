/** Code and texts that screens wait for: waiting screens are notified when something has loaded, or has failed. */

/** Milliseconds from a failed fetch to the next one. */
export const nextTry = 3000

const listeners = new Set<() => void>()

export function onLoaded(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The same promise; all waiting screens are notified of its end. */
export function announced<Value>(promise: Promise<Value>): Promise<Value> {
  const announce = () => {
    for (const listener of listeners) listener()
  }
  promise.then(announce, announce)
  return promise
}
