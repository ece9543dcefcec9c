/** The screens of an application below its key, for whoever may open it while it is in use (GEN-13 to 15). */
import type { ReactElement } from 'react'
import { useEffect } from 'react'
import { useKnownApplications } from '../../kernel/applications/known-applications.tsx'
import { findApplication } from '../../kernel/applications/web-application.ts'
import { Awaiting } from '../../kernel/arrivals/awaiting.tsx'
import { usePortal } from '../../kernel/portal/portal-context.tsx'
import { useSignedIn } from '../../kernel/portal/use-signed-in.ts'
import { useAddress } from '../../kernel/routing/hash-location.ts'
import { NotFoundScreen } from '../../kernel/routing/not-found-screen.tsx'
import type { ScreenProps } from '../../kernel/routing/screen.ts'
import { ClosedApplication } from './closed-application.tsx'
import { findScreen } from './find-screen.ts'
import { Opening } from './opening.tsx'

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
