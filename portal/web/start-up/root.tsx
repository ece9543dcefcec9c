/** The root of the portal in the browser: header, the content of the moment, footer. */
import type { ReactElement } from 'react'
import { useEffect } from 'react'
import { Footer, Header, useIsHeaderHidden } from '../features/header/index.ts'
import type { Assembled } from '../kernel/applications/route-table.tsx'
import { RouteTableProvider, useRouteTable } from '../kernel/applications/route-table.tsx'
import type { WebApplications } from '../kernel/applications/web-application.ts'
import { afterPaint } from '../kernel/arrivals/after-paint.ts'
import { Awaiting } from '../kernel/arrivals/awaiting.tsx'
import { lazyPart, untilItComes } from '../kernel/arrivals/lazy-part.ts'
import { useLiveEvents } from '../kernel/live/use-live-events.ts'
import { useOwnLanguage } from '../kernel/portal/own-language.ts'
import type { Portal } from '../kernel/portal/portal.ts'
import { PortalProvider, usePortal, usePortalState, useSite } from '../kernel/portal/portal-context.tsx'
import type { RootContent } from '../kernel/portal/root-content.ts'
import { rootContent, seesClosedSystem, showsFailureNotice } from '../kernel/portal/root-content.ts'
import { useAddress } from '../kernel/routing/hash-location.ts'
import { useUnsavedChanges } from '../kernel/routing/leaving.ts'
import type { FoundRoute } from '../kernel/routing/route.ts'
import { OfflineBanner } from '../kernel/site/offline-banner.tsx'
import type { Language } from '../kernel/texts/index.ts'
import { TextProvider, useTexts } from '../kernel/texts/text-provider.tsx'
import { AfterStart } from '../kernel/ui/later/after-start.tsx'
import { Later } from '../kernel/ui/later/later.tsx'
import { SkipLink } from '../kernel/ui/page/page.tsx'
import { ToastRegion } from '../kernel/ui/toast/toast.tsx'
import { loginRoute } from './login-route.ts'
import css from './root.module.css'
import { RoutedScreen, Waiting } from './routed-screen.tsx'
import { ScreenBoundary } from './screen-boundary.tsx'
import { ScreenFailure } from './screen-failure.tsx'

const ShutdownBanner = lazyPart(async () => (await import('../kernel/site/shutdown-banner.tsx')).ShutdownBanner)
const Interruptions = lazyPart(untilItComes(async () => (await import('./interruptions.tsx')).Interruptions))
const SignInAgain = lazyPart(
  untilItComes(async () => (await import('../features/login/sign-in-again.tsx')).SignInAgain),
)
const OfflineScreen = lazyPart(async () => (await import('../kernel/site/offline-screen.tsx')).OfflineScreen)
const fetchFailure = () => import('./load-failure.tsx')
const LoadFailureScreen = lazyPart(async () => (await fetchFailure()).LoadFailureScreen)
const LoadFailureNotice = lazyPart(async () => (await fetchFailure()).LoadFailureNotice)

const firstRoutes = [loginRoute]

export type RootProps = {
  portal: Portal
  applications: () => Promise<WebApplications>
  table: () => Promise<Assembled>
  /** The table where it has come before the first drawing. */
  known?: Assembled | undefined
  language?: Language
}

export function Root({ portal, applications, table, known, language = 'fi' }: RootProps): ReactElement {
  return (
    <TextProvider initialLanguage={language}>
      <PortalProvider portal={portal}>
        <RouteTableProvider first={firstRoutes} known={known} load={table}>
          <Frame applications={applications} />
        </RouteTableProvider>
      </PortalProvider>
    </TextProvider>
  )
}

function Frame({ applications }: Pick<RootProps, 'applications'>) {
  const { skiptocontent, closenotice } = useTexts('common')
  const isHeaderHidden = useIsHeaderHidden()
  const state = usePortalState()
  useOwnLanguage()
  useEndOfOverride()
  useLiveEvents(applications)
  return (
    <ToastRegion closeLabel={closenotice}>
      <div className={`screen ${css.root}`}>
        <SkipLink>{skiptocontent}</SkipLink>
        {!(isHeaderHidden || state.loginOverridden) && <Header />}
        {seesClosedSystem(state) && <OfflineBanner />}
        <AfterStart>
          <Interruptions applications={applications} />
        </AfterStart>
        <AnnouncedShutdown />
        <div className={css.content}>
          <Content />
        </div>
        {!isHeaderHidden && <Footer />}
        <Later>{state.lapsed && <SignInAgain />}</Later>
      </div>
    </ToastRegion>
  )
}

function AnnouncedShutdown() {
  const { plannedshutdown } = useSite().mainRecord
  if (plannedshutdown === undefined) return null
  return (
    <Later>
      <ShutdownBanner shutdown={plannedshutdown} />
    </Later>
  )
}

function Content() {
  const state = usePortalState()
  const { path } = useAddress()
  const found = useRouteTable().find(path)
  const content = rootContent(state, { staysOpen: staysOpen(found), holdsWork: useUnsavedChanges() })
  // Fetched ahead: a network that has broken brings no words for it.
  useEffect(() => afterPaint(() => void fetchFailure().catch(() => undefined)), [])
  return (
    <>
      <Later>{showsFailureNotice(state, content) && <LoadFailureNotice />}</Later>
      <ScreenBoundary key={content} path={path} fallback={<ScreenFailure />}>
        <Awaiting fallback={<Waiting found={found} />}>
          <ContentOf content={content} found={found} />
        </Awaiting>
      </ScreenBoundary>
    </>
  )
}

function ContentOf({ content, found }: { content: RootContent; found: FoundRoute | undefined }): ReactElement {
  switch (content) {
    case 'screen':
      return <RoutedScreen found={found} />
    case 'waiting':
      return <Waiting found={found} />
    case 'failure':
      return <LoadFailureScreen />
    case 'offline':
      return <OfflineScreen />
  }
}

/** START-17. */
function useEndOfOverride(): void {
  const portal = usePortal()
  const { path } = useAddress()
  useEffect(() => {
    if (path !== '/termsofuse') portal.leaveTerms()
  }, [portal, path])
}

function staysOpen(found: FoundRoute | undefined): boolean {
  return found !== undefined && 'staysOpen' in found.route
}
