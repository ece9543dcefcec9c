/** The screen of the present address, after its guard. */
import type { ReactElement } from 'react'
import { useHiddenHeader } from '../features/header/index.ts'
import { useRouteTable } from '../kernel/applications/route-table.tsx'
import { SlowNotice } from '../kernel/failures/slow-notice.tsx'
import { lazyComponent } from '../kernel/lazy-loading/lazy-component.ts'
import { Suspended } from '../kernel/lazy-loading/suspended.tsx'
import { useSession } from '../kernel/portal/portal-context.tsx'
import { addressWith } from '../kernel/routing/address.ts'
import { Go } from '../kernel/routing/go.tsx'
import { passage } from '../kernel/routing/guards.ts'
import { useAddress } from '../kernel/routing/hash-location.ts'
import type { FoundRoute, Route } from '../kernel/routing/route.ts'
import { storedSession } from '../kernel/sessions/stored-session.ts'
import { useTexts } from '../kernel/texts/text-provider.tsx'
import { Spinner } from '../kernel/ui/spinner/spinner.tsx'
import { PageTitle } from './page-title.tsx'
import { ScreenBoundary } from './screen-boundary.tsx'
import { ScreenFailure } from './screen-failure.tsx'

const NotFoundScreen = lazyComponent(
  async () => (await import('../kernel/routing/not-found-screen.tsx')).NotFoundScreen,
)

export function RoutedScreen({ found }: { found: FoundRoute | undefined }): ReactElement {
  const { path } = useAddress()
  return (
    <ScreenBoundary path={path} fallback={<ScreenFailure />}>
      {/* A screen that is left goes at once: kept hidden until the next one has come, it would go on acting. */}
      <Suspended key={identity(found)} fallback={<Waiting found={found} />}>
        <Found found={found} />
      </Suspended>
    </ScreenBoundary>
  )
}

function identity(found: FoundRoute | undefined): string | number | undefined {
  if (found === undefined) return undefined
  return 'screen' in found.route ? found.route.screen.id : found.route.pattern
}

/** Nothing is seen for the first 200 ms, but whoever listens has a heading to stand on. */
export function Waiting({ found }: { found: FoundRoute | undefined }): ReactElement {
  const { loading, reloadpage } = useTexts('common')
  const { at } = useRouteTable()
  // Until the table has come, a moment after the first drawing, nobody knows which frame whoever is signed in will see.
  const isUnknown = found === undefined && at === 'first' && storedSession() !== undefined
  useHiddenHeader(isUnknown || (found !== undefined && 'frame' in found.route))
  return (
    <main>
      <h1 className="visually-hidden">{loading}</h1>
      <Spinner label={loading} center />
      <SlowNotice label={reloadpage} onPress={() => location.reload()} />
    </main>
  )
}

function Found({ found }: { found: FoundRoute | undefined }): ReactElement {
  const { at } = useRouteTable()
  if (found === undefined && at === 'first') return <Waiting found={found} />
  if (found === undefined && at === 'failed') return <ScreenFailure />
  if (found === undefined) {
    return (
      <>
        <NotFoundScreen />
        <PageTitle title={{ section: 'notfound', key: 'pagenotfoundheading' }} />
      </>
    )
  }
  if ('to' in found.route) return <Go to={found.route.to} />
  return <Guarded route={found.route} params={found.params} />
}

function Guarded({ route, params }: { route: Route; params: FoundRoute['params'] }): ReactElement {
  const { path, query } = useAddress()
  const wanted = query.size === 0 ? path : addressWith(path, Object.fromEntries(query))
  const way = passage(route.access, useSession(), wanted)
  if (way.may === 'go') return <Go to={way.to} />
  const { Show } = route.screen
  return (
    <>
      <Show params={params} query={query} />
      <PageTitle title={route.title} />
    </>
  )
}
