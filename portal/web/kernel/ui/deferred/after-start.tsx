/** AfterStart: a part that comes after the page can be used, and is not in the prerendered page. */
import type { ReactElement, ReactNode } from 'react'
import { useIsPainted } from '../../lazy-loading/after-paint.ts'
import { Deferred } from './deferred.tsx'

export function AfterStart({ children }: { children: ReactNode }): ReactElement | null {
  return useIsPainted() ? <Deferred>{children}</Deferred> : null
}
