/** A screen behind a route: a component, loaded on demand unless it is the login. */
import type { ComponentType } from 'react'
import { lazyPart } from '../arrivals/lazy-part.ts'
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
  /** Fetches the code ahead of the visit. */
  readonly preload: () => void
}

let screens = 0

export function lazyScreen(load: () => Promise<ComponentType<ScreenProps>>): Screen {
  screens += 1
  return {
    id: screens,
    Show: lazyPart(load),
    // A failure shows when the screen is visited.
    preload: () => void load().catch(() => undefined),
  }
}

export function readyScreen(Show: ComponentType<ScreenProps>): Screen {
  screens += 1
  return { id: screens, Show, preload: () => undefined }
}
