/** Where the front page leads (FRONT-01 to 03, 16, 17). */
import type { Application } from '../../../contract/applications/application.ts'
import { loginAddress, passedOnReturnUrl } from '../../kernel/routing/return-url.ts'
import type { Session } from '../../kernel/sessions/session.ts'

export type FrontPageDecision =
  | { readonly show: 'tiles'; readonly tiles: readonly Application[] }
  | { readonly go: string }

/** `forced` always shows the tiles; a visitor's returnUrl travels on to the login (ROUTE-34). */
export function frontPageDecision(
  session: Session,
  { forced, query }: { forced: boolean; query: URLSearchParams },
): FrontPageDecision {
  if (session.at !== 'signed-in') return { go: loginAddress(passedOnReturnUrl(query)) }
  const { userApps, currentUser } = session
  if (forced) return { show: 'tiles', tiles: userApps }
  const home = userApps.find(({ name }) => name !== '' && name === currentUser.homeapp)
  const only = userApps.length === 1 ? userApps[0] : undefined
  const straightTo = home?.name || only?.name
  if (straightTo) return { go: `/${straightTo}` }
  return userApps.length === 0 ? { go: '/peatsale' } : { show: 'tiles', tiles: userApps }
}

/** FRONT-15. */
export function shownTiles(
  tiles: readonly Application[],
  { preferredOnly, preferred }: { preferredOnly: boolean; preferred: readonly string[] },
): readonly Application[] {
  return preferredOnly ? tiles.filter(({ name }) => preferred.includes(name)) : tiles
}
