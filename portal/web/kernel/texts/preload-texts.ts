/** Fetching the sections of a screen ahead of it, side by side. */
import { textsOrPromise } from './arrival.ts'
import type { Language } from './languages.ts'
import type { SectionName, Texts } from './sections.ts'
import { sections } from './sections.ts'

export async function preloadTexts(language: Language, names: readonly SectionName[]): Promise<void> {
  await Promise.all(names.map((name) => arrived(language, name)))
}

async function arrived<Name extends SectionName>(language: Language, name: Name): Promise<Texts[Name]> {
  return textsOrPromise(sections[language][name])
}
