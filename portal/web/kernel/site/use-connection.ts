/** Watches the line to the server: what the browser says of it, and while it may be broken a small question every few seconds. */
import { useEffect, useSyncExternalStore } from 'react'
import { readPublicData } from '../../../contract/sessions/calls.ts'
import { ask } from '../requests/ask.ts'
import { isConnected, noteConnection, onConnectionChange } from '../requests/connection.ts'

/** Milliseconds. */
const lookEvery = 3000

export function useConnection(): boolean {
  const reached = useSyncExternalStore(onConnectionChange, isConnected, () => true)
  useEffect(() => {
    const leaving = new AbortController()
    addEventListener('offline', () => noteConnection(false), leaving)
    addEventListener('online', lookAgain, leaving)
    if (!navigator.onLine) noteConnection(false)
    return () => leaving.abort()
  }, [])
  useEffect(() => {
    // What was on its way when the line went may still come, and is no sign of a line.
    if (reached && navigator.onLine) return
    const timer = setInterval(lookAgain, lookEvery)
    return () => clearInterval(timer)
  }, [reached])
  return reached
}

/** A network card that works again is no server that answers; the answer itself notes that it came. */
function lookAgain(): void {
  void ask(readPublicData, {}, { timeout: lookEvery })
}
