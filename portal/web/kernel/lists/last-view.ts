/** Lists as they were last seen, for the way back to them. */
import { onSessionEnd } from '../sessions/session-end.ts'

const seen = new Map<string, string>()
onSessionEnd(() => seen.clear())

export function noteView(path: string, address: string): void {
  seen.set(path, address)
}

/** Link to the list at that path, filtered and sorted as it was left. */
export function wayBack(path: string): string {
  return `#${seen.get(path) ?? path}`
}
