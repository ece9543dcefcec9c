/** Starts the portal in the browser: takes over the prerendered login, or draws whatever the address asks for. */
import '../kernel/ui/base.css'
import '../kernel/ui/tokens.css'
import type { ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { WebApplications } from '../kernel/applications/web-application.ts'
import { Portal } from '../kernel/portal/portal.ts'
import { browser } from '../kernel/portal/world.ts'
import { backend } from '../kernel/requests/backend.ts'
import { onRefusal } from '../kernel/requests/refusal-announcements.ts'
import { pathOf } from '../kernel/routing/address.ts'
import { addressNow, navigate } from '../kernel/routing/hash-location.ts'
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
  const portal = portalAtWork()
  const isPrerendered = document.documentElement.dataset.start === 'login'
  const language = isPrerendered ? defaultLanguage : await firstLanguage()
  show(<Root portal={portal} applications={applications} language={language} />, isPrerendered)
  portal.start()
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
  if (isPrerendered) {
    hydrateRoot(place, portal)
  } else {
    place.replaceChildren()
    const root = createRoot(place)
    // With its effects, before anything is painted: what hides the header is one of them.
    flushSync(() => root.render(portal))
  }
  delete document.documentElement.dataset.start
}
