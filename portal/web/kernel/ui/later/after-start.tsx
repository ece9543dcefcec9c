/** AfterStart: a part that comes after the page can be used, and is not in the prerendered page. */
import type { ReactElement, ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { Later } from './later.tsx'

export function AfterStart({ children }: { children: ReactNode }): ReactElement | null {
  const [hasStarted, setStarted] = useState(false)
  useEffect(() => setStarted(true), [])
  return hasStarted ? <Later>{children}</Later> : null
}
