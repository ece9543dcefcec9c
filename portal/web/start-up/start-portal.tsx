/** Starts the portal in the browser: takes over the prerendered login, or draws whatever the address asks for. */
import '../kernel/ui/base.css'
import '../kernel/ui/tokens.css'
import type { ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { once } from '../../contract/once.ts'
import type { WebApplications } from '../kernel/applications/web-application.ts'
import { Portal } from '../kernel/portal/portal.ts'
import { browser } from '../kernel/portal/world.ts'
import { backend } from '../kernel/requests/backend.ts'
import { onRefusal } from '../kernel/requests/refusal-announcements.ts'
import { pathOf } from '../kernel/routing/address.ts'
import { addressNow, followAddress, navigate } from '../kernel/routing/hash-location.ts'
import { firstAddress } from '../kernel/routing/return-url.ts'
import { onStoredSessionChange, storedSession } from '../kernel/sessions/stored-session.ts'
import type { Language } from '../kernel/texts/index.ts'
import { defaultLanguage } from '../kernel/texts/languages.ts'
import { preloadTexts } from '../kernel/texts/preload-texts.ts'
import { rememberedLanguage } from '../kernel/texts/remembered-language.ts'
import { followSystemTheme } from '../kernel/theme/theme.ts'
import { Root } from './root.tsx'

export type StartOptions = {
  /** Fetched beside the first screen. */
  readonly applications: () => Promise<WebApplications>
  /** CALL-01: empty is the page's own origin. */
  readonly backendOrigin: string
}

/** START-16: a failure is logged, nothing else happens. */
export async function startPortal(options: StartOptions): Promise<void> {
  try {
    await start(options)
  } catch (cause) {
    browser.log('The portal did not start', cause)
  }
}

async function start({ applications, backendOrigin }: StartOptions): Promise<void> {
  backend.origin = backendOrigin
  followSystemTheme()
  goToFirstAddress()
  followAddress()
  const portal = portalAtWork()
  const isPrerendered = document.documentElement.dataset.start === 'login'
  const language = isPrerendered ? defaultLanguage : await firstLanguage()
  const table = once(() => Promise.all([beside(), applications()]).then(([{ assembled }, all]) => assembled(all)))
  const isSignedIn = storedSession() !== undefined
  if (isSignedIn) portal.start()
  const ahead = isSignedIn ? await soon(beside()) : undefined
  const first = await ahead?.firstView(portal, table(), language)
  show(<Root {...{ portal, applications, table, language }} {...first} />, isPrerendered)
  if (!isSignedIn) portal.start()
}

const beside = () => import('./first-view.ts')

/** Milliseconds. A file that has not come by then keeps nobody from the header and the failure notice. */
const patience = 1000

/** Undefined where it does not come soon; a failure shows when it is asked for again. */
function soon<Value>(coming: Promise<Value>): Promise<Value | undefined> {
  return Promise.race([
    coming.catch(() => undefined),
    new Promise<undefined>((resolve) => setTimeout(resolve, patience)),
  ])
}

/** START-05: decided before the first drawing, so that it is the prerendered login where that stands in the page. */
function goToFirstAddress(): void {
  const first = firstAddress(addressNow(), storedSession() !== undefined)
  if (first !== addressNow()) navigate(first, { replace: true })
}

function portalAtWork(): Portal {
  const portal = new Portal(browser, { loginOverridden: pathOf(addressNow()) === '/termsofuse' })
  onRefusal((announced) => portal.refused(announced))
  onStoredSessionChange(() => portal.followOtherTab())
  return portal
}

/** START-01; the texts come before the first drawing, and Finnish is there should they not come. */
async function firstLanguage(): Promise<Language> {
  const language = rememberedLanguage()
  try {
    await preloadTexts(language, ['common', 'fields', 'header', 'login'])
    return language
  } catch {
    return defaultLanguage
  }
}

function show(portal: ReactElement, isPrerendered: boolean): void {
  const place = document.getElementById('root')
  if (place === null) throw new Error('The page has no #root')
  // Nothing is painted before the drawing, whose effects may measure.
  delete document.documentElement.dataset.start
  if (isPrerendered) {
    hydrateRoot(place, portal)
  } else {
    place.replaceChildren()
    const root = createRoot(place)
    // With its effects, before anything is painted: what hides the header is one of them.
    flushSync(() => root.render(portal))
  }
}
