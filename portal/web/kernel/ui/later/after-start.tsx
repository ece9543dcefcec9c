/** AfterStart: a part that comes after the page can be used, and is not in the prerendered page. */
import type { ReactElement, ReactNode } from 'react'
import { useIsPainted } from '../../arrivals/after-paint.ts'
import { Later } from './later.tsx'

export function AfterStart({ children }: { children: ReactNode }): ReactElement | null {
  return useIsPainted() ? <Later>{children}</Later> : null
}
