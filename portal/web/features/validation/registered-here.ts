/**
 * Says that somebody registered with this browser while the link of the letter is valid: here the link verifies at once,
 * in any other browser at a press, so that a mail scanner that runs scripts proves nobody's address (VALID-09).
 */
const key = 'registeredhere'
/** As long as the link is valid (VALID-06). Milliseconds. */
const lifetime = 7 * 24 * 60 * 60 * 1000

export function markRegisteredHere(now = Date.now()): void {
  try {
    localStorage.setItem(key, String(now))
  } catch {
    // The link asks for a press.
  }
}

export function isRegisteredHere(now = Date.now()): boolean {
  try {
    const age = now - Number(localStorage.getItem(key) ?? Number.NaN)
    if (age >= 0 && age < lifetime) return true
    localStorage.removeItem(key)
  } catch {
    // Storage is forbidden.
  }
  return false
}
