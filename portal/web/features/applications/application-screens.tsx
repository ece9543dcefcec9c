/** The screens of an application below its key: for whoever may open it while it is in use (GEN-13 to 15), or for everybody. */
import type { ReactElement, ReactNode } from 'react'
import { useEffect } from 'react'
import { readApplicationUse } from '../../../contract/applications/application-use.ts'
import { useKnownApplications } from '../../kernel/applications/known-applications.tsx'
import type { WebApplication } from '../../kernel/applications/web-application.ts'
import { findApplication } from '../../kernel/applications/web-application.ts'
import { Suspended } from '../../kernel/lazy-loading/suspended.tsx'
import { usePortal } from '../../kernel/portal/portal-context.tsx'
import { useSignedIn } from '../../kernel/portal/use-signed-in.ts'
import { useAnswer } from '../../kernel/requests/use-answer.ts'
import { useAddress } from '../../kernel/routing/hash-location.ts'
import { NotFoundScreen } from '../../kernel/routing/not-found-screen.tsx'
import type { ScreenProps } from '../../kernel/routing/screen.ts'
import type { Arrival } from '../../kernel/texts/arrival.ts'
import type { RefusalTexts } from '../../kernel/texts/refusal-texts.ts'
import { OwnRefusals } from '../../kernel/texts/refusal-texts.ts'
import { useArrival, useLanguage } from '../../kernel/texts/text-provider.tsx'
import { ClosedApplication, OutOfUse } from './closed-application.tsx'
import type { FoundScreen } from './find-screen.ts'
import { findScreen } from './find-screen.ts'
import { Opening } from './opening.tsx'
import { ScreenFrame } from './screen-frame.tsx'

export function ApplicationScreens({ query }: ScreenProps): ReactElement {
  const { path } = useAddress()
  const key = path.split('/')[1] ?? ''
  const application = findApplication(useKnownApplications(), key)
  if (application === undefined) return <NotFoundScreen />
  const found = findScreen(application.screens, path.slice(key.length + 1))
  if (found?.access === 'public') return <PublicScreen application={application} found={found} query={query} />
  return <OwnScreen application={application} found={found} query={query} />
}

type OwnScreenProps = { application: WebApplication; found: FoundScreen | undefined; query: URLSearchParams }

function OwnScreen({ application, found, query }: OwnScreenProps) {
  const { key } = application.manifest
  const { userApps } = useSignedIn()
  useCurrentApplication(key)
  if (!userApps.some(({ name }) => name === key)) return <ClosedApplication application={application} />
  if (found === undefined) return <NotFoundScreen />
  return <Shown application={application} found={found} query={query} />
}

/** There may be no session to tell of the application: its use is asked for beside its code. Without an answer it is shown. */
function PublicScreen({ application, found, query }: ShownProps) {
  const { key } = application.manifest
  const { data, error } = useAnswer(readApplicationUse, { name: key })
  usePreloaded(found)
  if (data === undefined && error === null) return <Opening application={key} />
  if (data?.inuse === false) return <OutOfUse application={key} />
  return <Shown application={application} found={found} query={query} />
}

type ShownProps = { application: WebApplication; found: FoundScreen; query: URLSearchParams }

function Shown({ application, found, query }: ShownProps) {
  const { screen, params, frame, density } = found
  usePreloaded(found)
  return (
    <ScreenFrame frame={frame} density={density}>
      {/* A screen that is left goes at once: kept hidden until the next one has come, it would stand there twice. */}
      <Suspended key={screen.id} fallback={<Opening application={application.manifest.key} />}>
        <WithOwnWords application={application}>
          <screen.Show params={params} query={query} />
        </WithOwnWords>
      </Suspended>
    </ScreenFrame>
  )
}

/** Beside the words, not after them. */
function usePreloaded({ screen }: FoundScreen): void {
  const { language } = useLanguage()
  useEffect(() => void screen.preload(language), [screen, language])
}

/** The sentences of its refusals are there before anything can be refused. */
function WithOwnWords({ application: { refusals }, children }: { application: WebApplication; children: ReactNode }) {
  return refusals === undefined ? children : <WithRefusals texts={refusals}>{children}</WithRefusals>
}

function WithRefusals({ texts, children }: { texts: Arrival<RefusalTexts>; children: ReactNode }) {
  return <OwnRefusals value={useArrival(texts)}>{children}</OwnRefusals>
}

/** FRONT-10, also where an address or a bookmark led here. */
function useCurrentApplication(key: string): void {
  const portal = usePortal()
  useEffect(() => portal.chooseApplication(key), [portal, key])
}
