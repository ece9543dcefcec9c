/** Sections that a screen draws, for `lazyScreen`: beside its code instead of one after the other. */
import type { Language } from '@workspace/portal/contract'
import type { preloadPeatTexts } from './texts.ts'

/** What it fetches by is no part of what everybody loads. */
export function textsOf(...names: Parameters<typeof preloadPeatTexts>[1]): (language: Language) => Promise<void> {
  return async (language) => (await import('./texts.ts')).preloadPeatTexts(language, names)
}
