/** Sections of the portal's own texts that lists, forms and fields draw. */
import type { Language } from '@workspace/portal/contract'
import { preloadFieldTexts, preloadPortalTexts } from '@workspace/portal/web'

export type PortalSection = 'forms' | 'lists' | 'values'

export function preloadSection(language: Language, name: PortalSection): Promise<void> {
  return name === 'values' ? preloadFieldTexts(language, [name]) : preloadPortalTexts(language, [name])
}
