/** The code of a mailed link: read once, kept in memory, and taken out of the address and the history (security.md 4.10). */
import { useEffect, useState } from 'react'

/** `given` is the parameter of the route; a route without its code is a detour, so it is always there. */
export function useMailedCode(given = ''): string {
  const [code] = useState(given)
  useEffect(() => {
    const address = addressWithoutCode(location.hash, code)
    if (address !== location.hash) history.replaceState(history.state, '', address)
  }, [code])
  return code
}

/** The same hash without its last part, where that is the code. */
export function addressWithoutCode(hash: string, code: string): string {
  const end = `/${encodeURIComponent(code)}`
  return code !== '' && hash.endsWith(end) ? hash.slice(0, -end.length) : hash
}
