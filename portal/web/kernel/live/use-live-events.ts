/** Whoever is signed in hears at once of rights taken away, an ended session, a closed system. Fetched after the first screens. */
import { useEffect } from 'react'
import { afterPaint } from '../lazy-loading/after-paint.ts'
import { usePortal, usePortalState } from '../portal/portal-context.tsx'
import type { Following } from './follow-live-events.ts'
import type { TopicsOfApplications } from './topics.ts'

export function useLiveEvents(applications: TopicsOfApplications): void {
  const portal = usePortal()
  const { session, lapsed } = usePortalState()
  const token = session.at === 'signed-in' && !lapsed ? session.token : undefined
  useEffect(() => {
    if (token === undefined) return undefined
    let following: Following | undefined
    let left = false
    const start = async () => {
      const { followLiveEvents } = await import('./follow-live-events.ts')
      if (!left) following = followLiveEvents(portal, { token, applications })
    }
    // Without its code the portal works on as it does without a network: the next call tells what changed.
    const forgo = afterPaint(() => void start().catch(() => undefined))
    return () => {
      left = true
      forgo()
      following?.stop()
    }
  }, [portal, token, applications])
}
