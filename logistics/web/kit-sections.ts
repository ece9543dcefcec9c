/** Sections of texts that are not an application's own: of the portal's lists, forms and fields, and of commands. */

import type { Language } from '@workspace/portal/contract'
import { preloadFieldTexts, preloadPortalTexts } from '@workspace/portal/web'
import { preloadCommandTexts } from './commands/index.ts'

export type KitSection = 'forms' | 'lists' | 'values' | 'commands'

export async function preloadSection(language: Language, name: KitSection): Promise<void> {
  if (name === 'commands') await preloadCommandTexts(language)
  else if (name === 'values') await preloadFieldTexts(language, [name])
  else await preloadPortalTexts(language, [name])
}
