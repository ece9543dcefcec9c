/** The front page: a tile for every application the person may use, or straight to the only one. */
import type { ReactElement, ReactNode } from 'react'
import { useEffect, useState } from 'react'
import type { Application } from '../../../contract/applications/application.ts'
import { useRouteTable } from '../../kernel/applications/route-table.tsx'
import { lazyComponent } from '../../kernel/lazy-loading/lazy-component.ts'
import { Suspended } from '../../kernel/lazy-loading/suspended.tsx'
import { useSession } from '../../kernel/portal/portal-context.tsx'
import { useSignedIn } from '../../kernel/portal/use-signed-in.ts'
import { Go } from '../../kernel/routing/go.tsx'
import type { ScreenProps } from '../../kernel/routing/screen.ts'
import { useLanguage, useTexts } from '../../kernel/texts/index.ts'
import { preloadTexts } from '../../kernel/texts/preload-texts.ts'
import { Page, Segmented, Split, Stack } from '../../kernel/ui/index.ts'
import { ApplicationTiles } from './application-tiles.tsx'
import { NoApplications, NoFavourites } from './empty-front-page.tsx'
import { frontPageDecision, shownTiles } from './front-page-decision.ts'
import type { TileCounts } from './tile-counts.ts'

const FrontPageSide = lazyComponent(async () => (await import('./front-page-side.tsx')).FrontPageSide)

export function FrontPageScreen({ query }: ScreenProps): ReactElement {
  return <FrontPage forced={false} query={query} />
}

/** `frontpage/forced` (FRONT-17). */
export function ForcedFrontPageScreen({ query }: ScreenProps): ReactElement {
  return <FrontPage forced query={query} />
}

function FrontPage({ forced, query }: { forced: boolean; query: URLSearchParams }) {
  const decision = frontPageDecision(useSession(), { forced, query })
  return 'go' in decision ? <Go to={decision.go} /> : <TilesPage tiles={decision.tiles} />
}

type Choice = 'all' | 'preferred'

function TilesPage({ tiles }: { tiles: readonly Application[] }) {
  const frontpage = useTexts('frontpage')
  const [choice, setChoice] = useState<Choice>('all')
  const [counts, setCounts] = useState<TileCounts>({})
  usePreloadedApplications(tiles)
  usePreloadedAdministration()
  const options: { value: Choice; label: string }[] = [
    { value: 'all', label: frontpage.showallapps },
    { value: 'preferred', label: frontpage.showpreferredapps },
  ]
  // Where nothing can ever stand on the left, its words have the whole width.
  const Frame = tiles.length > 0 ? TilesAndSide : Stack
  const toggle = <Segmented label={frontpage.appsfilter} options={options} value={choice} onChange={setChoice} />
  return (
    <Page heading={frontpage.yourapplications} actions={toggle}>
      <Frame>
        <ChosenTiles tiles={tiles} preferredOnly={choice === 'preferred'} counts={counts} />
        <Stack>
          {/* The tiles are there first, and stay where they are. */}
          <Suspended>
            <FrontPageSide onCounts={setCounts} />
          </Suspended>
        </Stack>
      </Frame>
    </Page>
  )
}

function TilesAndSide({ children }: { children: ReactNode }) {
  return <Split kind="tiles">{children}</Split>
}

type ChosenTilesProps = { tiles: readonly Application[]; preferredOnly: boolean; counts: TileCounts }

function ChosenTiles({ tiles, preferredOnly, counts }: ChosenTilesProps) {
  const { preferredapps: preferred } = useSignedIn().currentUser
  const shown = shownTiles(tiles, { preferredOnly, preferred })
  if (shown.length > 0) return <ApplicationTiles applications={shown} counts={counts} />
  return preferredOnly ? <NoFavourites /> : <NoApplications />
}

/** Milliseconds in which everything that the front page itself needs has come. */
const atRest = 500

/** The next press of most people opens one of them. */
function usePreloadedApplications(tiles: readonly Application[]): void {
  const { preload } = useRouteTable()
  const { language } = useLanguage()
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const { name } of tiles) preload(`/${name}`, language)
    }, atRest)
    return () => clearTimeout(timer)
  }, [tiles, language, preload])
}

/** An administrator's next press is often the list of users. */
function usePreloadedAdministration(): void {
  const { preload } = useRouteTable()
  const { language } = useLanguage()
  const { admin } = useSignedIn().adminState
  useEffect(() => {
    if (!admin) return
    const timer = setTimeout(() => {
      preload('/admin/users/allusers', language)
      // A failure shows where the texts are needed.
      preloadTexts(language, ['adminusers', 'lists', 'groups']).catch(() => undefined)
    }, atRest)
    return () => clearTimeout(timer)
  }, [admin, language, preload])
}
