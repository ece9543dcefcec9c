/** What comes beside the entry: the route table, and all that the first drawing of whoever is signed in can show at once. */
import type { Assembled } from '../kernel/applications/route-table.tsx'
import type { WebApplications } from '../kernel/applications/web-application.ts'
import { onLoaded } from '../kernel/lazy-loading/loaded.ts'
import type { Portal } from '../kernel/portal/portal.ts'
import { pathOf } from '../kernel/routing/address.ts'
import { addressNow } from '../kernel/routing/hash-location.ts'
import type { Route } from '../kernel/routing/route.ts'
import { findRoute, preloadScreens } from '../kernel/routing/route.ts'
import type { Language } from '../kernel/texts/index.ts'
import { preloadTexts } from '../kernel/texts/preload-texts.ts'
import { routes } from './routes.ts'

export function assembled(applications: WebApplications): Assembled {
  return { routes: routes(applications), applications }
}

export type FirstView = { readonly known: Assembled; readonly language: Language }

/**
 * The screen of the address, its words and its answers. Ends when they have come, in the person's own language (START-02),
 * or when nothing more of it comes; what fails shows when it is drawn.
 */
export function firstView(
  portal: Portal,
  table: Promise<Assembled>,
  language: Language,
): Promise<FirstView | undefined> {
  return Promise.race([whole(portal, table, language).catch(() => undefined), standstill(portal)])
}

/** Milliseconds. Whoever is signed in would see nothing for as long anyway. */
const patience = 300

/** The patience begins anew with whatever comes: a drawing in between would keep a slow processor from the rest. */
function standstill(portal: Portal): Promise<undefined> {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  let timer = setTimeout(resolve, patience, undefined)
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(resolve, patience, undefined)
  }
  const stops = [onLoaded(wait), portal.subscribe(wait)]
  return promise.finally(() => {
    for (const stop of stops) stop()
  })
}

async function whole(portal: Portal, table: Promise<Assembled>, before: Language): Promise<FirstView> {
  const known = await table
  const found = findRoute(known.routes, pathOf(addressNow()))?.route
  const route = found !== undefined && 'screen' in found ? found : undefined
  const ahead = screenAhead(route, before)
  await loaded(portal)
  const { session } = portal.state()
  const language = session.at === 'signed-in' ? session.currentUser.language : before
  const own = language === before ? ahead : Promise.all([screenAhead(route, language), frameAhead(language)])
  await Promise.allSettled([own, route?.inner?.preloadAnswers(session)])
  return { known, language }
}

async function screenAhead(route: Route | undefined, language: Language): Promise<void> {
  const section = route !== undefined && 'section' in route.title ? route.title.section : undefined
  await Promise.allSettled([route && preloadScreens(route, language), section && preloadTexts(language, [section])])
}

function frameAhead(language: Language): Promise<void> {
  return preloadTexts(language, ['common', 'fields', 'header'])
}

/** Ends with the first data, or where it does not come. */
function loaded(portal: Portal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const look = () => {
    if (portal.state().load.at !== 'underway') resolve()
  }
  const stop = portal.subscribe(look)
  look()
  return promise.finally(stop)
}
