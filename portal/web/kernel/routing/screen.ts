/** A screen behind a route: a component, loaded on demand unless it is the login. */
import type { ComponentType } from 'react'
import { lazyComponent } from '../lazy-loading/lazy-component.ts'
import type { Language } from '../texts/languages.ts'
import type { Params } from './match-pattern.ts'

export type ScreenProps = {
  /** Values of the pattern's `:names`. */
  readonly params: Params
  readonly query: URLSearchParams
}

export type Screen = {
  /** Addresses with the same screen keep what it holds. */
  readonly id: number
  readonly Show: ComponentType<ScreenProps>
  /** Fetches the code and the texts ahead of the visit. Never fails: a failure shows when the screen is visited. */
  readonly preload: (language: Language) => Promise<void>
  /** Asks for what it reads first, where whoever is here may open it. */
  readonly preloadAnswers: () => Promise<void>
}

let screens = 0

/** `texts` come beside the code, and `answers` beside both at the start; the rest comes one by one while it is drawn. */
export function lazyScreen(
  load: () => Promise<ComponentType<ScreenProps>>,
  texts: (language: Language) => Promise<unknown> = async () => undefined,
  answers: () => Promise<void> = async () => undefined,
): Screen {
  screens += 1
  const Show = lazyComponent(load)
  return {
    id: screens,
    Show,
    preload: async (language) => void (await Promise.allSettled([Show.preload(), texts(language)])),
    preloadAnswers: answers,
  }
}

export function readyScreen(Show: ComponentType<ScreenProps>): Screen {
  screens += 1
  return { id: screens, Show, preload: async () => undefined, preloadAnswers: async () => undefined }
}
