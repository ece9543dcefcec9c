/** The root of the portal in the browser: header, the content of the moment, footer. */
import type { ReactElement } from 'react'
import { useEffect } from 'react'
import { Footer, Header, useIsHeaderHidden } from '../features/header/index.ts'
import type { Assembled } from '../kernel/applications/route-table.tsx'
import { RouteTableProvider, useRouteTable } from '../kernel/applications/route-table.tsx'
import type { WebApplications } from '../kernel/applications/web-application.ts'
import { afterPaint } from '../kernel/lazy-loading/after-paint.ts'
import { lazyComponent, untilItComes } from '../kernel/lazy-loading/lazy-component.ts'
import { Suspended } from '../kernel/lazy-loading/suspended.tsx'
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
import { AfterStart } from '../kernel/ui/deferred/after-start.tsx'
import { Deferred } from '../kernel/ui/deferred/deferred.tsx'
import { SkipLink } from '../kernel/ui/page/page.tsx'
import { ToastRegion } from '../kernel/ui/toast/toast.tsx'
import { loginRoute } from './login-route.ts'
import css from './root.module.css'
import { RoutedScreen, Waiting } from './routed-screen.tsx'
import { ScreenBoundary } from './screen-boundary.tsx'
import { ScreenFailure } from './screen-failure.tsx'

const ShutdownBanner = lazyComponent(async () => (await import('../kernel/site/shutdown-banner.tsx')).ShutdownBanner)
const Interruptions = lazyComponent(untilItComes(async () => (await import('./interruptions.tsx')).Interruptions))
const SignInAgain = lazyComponent(
  untilItComes(async () => (await import('../features/login/sign-in-again.tsx')).SignInAgain),
)
const OfflineScreen = lazyComponent(async () => (await import('../kernel/site/offline-screen.tsx')).OfflineScreen)
const fetchFailure = () => import('./load-failure.tsx')
const LoadFailureScreen = lazyComponent(async () => (await fetchFailure()).LoadFailureScreen)
const LoadFailureNotice = lazyComponent(async () => (await fetchFailure()).LoadFailureNotice)

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
        <Deferred>{state.lapsed && <SignInAgain />}</Deferred>
      </div>
    </ToastRegion>
  )
}

function AnnouncedShutdown() {
  const { plannedshutdown } = useSite().mainRecord
  if (plannedshutdown === undefined) return null
  return (
    <Deferred>
      <ShutdownBanner shutdown={plannedshutdown} />
    </Deferred>
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
      <Deferred>{showsFailureNotice(state, content) && <LoadFailureNotice />}</Deferred>
      <ScreenBoundary key={content} path={path} fallback={<ScreenFailure />}>
        <Suspended fallback={<Waiting found={found} />}>
          <ContentOf content={content} found={found} />
        </Suspended>
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
