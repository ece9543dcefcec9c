/** The code of a mailed link: kept in memory, and taken out of the address and the history (security.md 4.10). */
import { useEffect } from 'react'

/** For a screen behind a link: the screen gets a `key` of the code, so that another link in the same tab starts again. */
export function useHiddenCode(code: string): void {
  useEffect(() => {
    const hide = () => {
      const address = addressWithoutCode(location.hash, code)
      if (address !== location.hash) history.replaceState(history.state, '', address)
    }
    hide()
    // The same link once more shows nothing new, but stands in the address again.
    addEventListener('hashchange', hide)
    return () => removeEventListener('hashchange', hide)
  }, [code])
}

/** The same hash without its last part, where that is the code. */
export function addressWithoutCode(hash: string, code: string): string {
  const end = `/${encodeURIComponent(code)}`
  return code !== '' && hash.endsWith(end) ? hash.slice(0, -end.length) : hash
}
