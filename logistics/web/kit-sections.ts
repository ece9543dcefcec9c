/** Sections of texts that are not an application's own: of the portal's lists, forms and fields, and of commands. */

import type { Language } from '@workspace/portal/contract'
import { preloadFieldTexts, preloadPortalTexts } from '@workspace/portal/web'
import { preloadMemberTexts } from './members/member-texts.ts'
import { preloadCommandTexts, preloadListTexts } from './texts/texts.ts'

export type KitSection = 'forms' | 'lists' | 'values' | 'commands' | 'members'

export async function preloadSection(language: Language, name: KitSection): Promise<void> {
  if (name === 'commands') await preloadCommandTexts(language)
  else if (name === 'members') await preloadMemberTexts(language)
  else if (name === 'values') await preloadFieldTexts(language, [name])
  else if (name === 'lists') await Promise.all([preloadListTexts(language), preloadPortalTexts(language, [name])])
  else await preloadPortalTexts(language, [name])
}
