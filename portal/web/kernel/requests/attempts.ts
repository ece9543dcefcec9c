/**
 * Idempotency keys. A press after a broken connection repeats the attempt whose outcome nobody knows: the same call
 * with the same content keeps its key, so that the server does it once and gives the stored answer.
 */
import { onSessionEnd } from '../sessions/session-end.ts'
import { newId } from './new-id.ts'

type Attempt = { readonly body: string; readonly key: string }

const unknown = new Map<string, Attempt>()

// What one person typed is not kept for the next (R79).
onSessionEnd(() => unknown.clear())

export function attemptKey(call: string, body: string): string {
  const last = unknown.get(call)
  const attempt = last?.body === body ? last : { body, key: newId() }
  unknown.set(call, attempt)
  return attempt.key
}

/** Once the outcome is known the next press is a new attempt. */
export function isOutcomeKnown(call: string, known: boolean): void {
  if (known) unknown.delete(call)
}
