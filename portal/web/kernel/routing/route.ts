/** One line of the route table. */
import type { ApplicationManifest } from '../../../contract/applications/application.ts'
import type { Session } from '../sessions/session.ts'
import type { SectionName, Texts } from '../texts/index.ts'
import type { Language } from '../texts/languages.ts'
import type { RouteAccess } from './guards.ts'
import type { Params } from './match-pattern.ts'
import { matchPattern } from './match-pattern.ts'
import type { Screen } from './screen.ts'

export type Route = {
  readonly pattern: string
  readonly access: RouteAccess
  readonly title: Title
  readonly screen: Screen
  /** What that screen shows inside itself: an application's own. */
  readonly inner?: {
    readonly preload: Screen['preload']
    readonly preloadAnswers: (session: Session) => Promise<void>
  }
  /** START-18: open while the system is closed. */
  readonly staysOpen?: true
  /** For the cab: without header and footer, from before its code has come. */
  readonly frame?: 'field'
}

/** An address that stands for another one. */
export type Detour = { readonly pattern: string; readonly to: string }

type PlainKey<Section> = { [Key in keyof Section]: Section[Key] extends string ? Key : never }[keyof Section]
type TextTitle = { [Name in SectionName]: { readonly section: Name; readonly key: PlainKey<Texts[Name]> } }[SectionName]

/** What the page is called (I18N-07): a text of the dictionary, or an application's own name. */
export type Title = TextTitle | { readonly names: ApplicationManifest['names'] }

export type FoundRoute = { readonly route: Route | Detour; readonly params: Params }

/** The code and the texts of a screen come beside the data that it shows, not after it. */
export async function preloadScreens({ screen, inner }: Route, language: Language): Promise<void> {
  await Promise.all([screen.preload(language), inner?.preload(language)])
}

/** ROUTE-02: the first line that matches. */
export function findRoute(table: readonly (Route | Detour)[], path: string): FoundRoute | undefined {
  for (const route of table) {
    const params = matchPattern(route.pattern, path)
    if (params !== undefined) return { route, params }
  }
  return undefined
}
