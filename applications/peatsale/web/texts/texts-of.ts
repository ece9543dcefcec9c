/** Sections that a screen draws, for `lazyScreen`: beside its code instead of one after the other. */

import type { KitSection } from '@workspace/logistics/web/kit-sections'
import type { Language } from '@workspace/portal/contract'
import type { preloadPeatTexts } from './texts.ts'

type OwnSection = Parameters<typeof preloadPeatTexts>[1][number]

/** What it fetches by is no part of what everybody loads. */
export function textsOf(...names: OwnSection[]): (language: Language) => Promise<void> {
  return async (language) => (await import('./texts.ts')).preloadPeatTexts(language, names)
}

/** The same with sections that are not its own. */
export function textsWith(kit: readonly KitSection[], ...names: OwnSection[]): (language: Language) => Promise<void> {
  return async (language) => {
    const { preloadSection } = await import('@workspace/logistics/web/kit-sections')
    await Promise.all([textsOf(...names)(language), ...kit.map((name) => preloadSection(language, name))])
  }
}
