/** Going elsewhere instead of showing something, as a guard does. */
import { useEffect } from 'react'
import { navigate } from './hash-location.ts'

/** The present address does not stay in the history. */
export function Go({ to }: { to: string }): null {
  useEffect(() => navigate(to, { replace: true, force: true }), [to])
  return null
}
