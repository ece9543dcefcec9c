/** The screens of an application below its key, for whoever may open it while it is in use (GEN-13 to 15). */
import type { ReactElement } from 'react'
import { useEffect } from 'react'
import { Awaiting } from '../arrivals/awaiting.tsx'
import { usePortal } from '../portal/portal-context.tsx'
import { useSignedIn } from '../portal/use-signed-in.ts'
import { useAddress } from '../routing/hash-location.ts'
import { NotFoundScreen } from '../routing/not-found-screen.tsx'
import type { ScreenProps } from '../routing/screen.ts'
import { ClosedApplication } from './closed-application.tsx'
import { findScreen } from './find-screen.ts'
import { useKnownApplications } from './known-applications.tsx'
import { Opening } from './opening.tsx'
import { findApplication } from './web-application.ts'

export function ApplicationScreens({ query }: ScreenProps): ReactElement {
  const { path } = useAddress()
  const key = path.split('/')[1] ?? ''
  const application = findApplication(useKnownApplications(), key)
  const { userApps } = useSignedIn()
  useCurrentApplication(key)
  if (application === undefined) return <NotFoundScreen />
  if (!userApps.some(({ name }) => name === key)) return <ClosedApplication application={key} />
  const found = findScreen(application.screens, path.slice(key.length + 1))
  if (found === undefined) return <NotFoundScreen />
  return (
    <Awaiting fallback={<Opening application={key} />}>
      <found.screen.Show params={found.params} query={query} />
    </Awaiting>
  )
}

/** FRONT-10, also where an address or a bookmark led here. */
function useCurrentApplication(key: string): void {
  const portal = usePortal()
  useEffect(() => portal.chooseApplication(key), [portal, key])
}
