/** How long somebody has waited for verification, in whole days. */
const day = 24 * 60 * 60 * 1000

export function waitingDays(createdat: string, now: Date): number {
  const waited = Math.floor((now.getTime() - Date.parse(createdat)) / day)
  // A clock that is behind the server's, or no time at all, is no waiting.
  return Number.isFinite(waited) ? Math.max(0, waited) : 0
}
