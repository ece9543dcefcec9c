/** Lists as they were last seen, for the way back to them. */
import { onSessionEnd } from '../sessions/session-end.ts'

const seen = new Map<string, string>()
onSessionEnd(() => seen.clear())

export function noteView(path: string, address: string): void {
  // The one that was seen last stands last.
  seen.delete(path)
  seen.set(path, address)
}

/** Link to the list at that path, or to the one of several that was seen last, filtered and sorted as it was left. */
export function wayBack(path: string, ...others: string[]): string {
  const last = [...seen.keys()].findLast((each) => each === path || others.includes(each)) ?? path
  return `#${seen.get(last) ?? path}`
}
