/** A visitor's own choice of language, kept in the browser from one start to the next (START-02). */
import type { Language } from './languages.ts'
import { defaultLanguage, isLanguage } from './languages.ts'

const storageKey = 'language'

/** START-01: Finnish, whatever the browser's own language is, unless the visitor has chosen. */
export function rememberedLanguage(): Language {
  const stored = readStorage()
  return isLanguage(stored) ? stored : defaultLanguage
}

export function rememberLanguage(language: Language): void {
  try {
    localStorage.setItem(storageKey, language)
  } catch {
    // Storage can be forbidden; the choice then lasts as long as the page.
  }
}

function readStorage(): string | null {
  try {
    return localStorage.getItem(storageKey)
  } catch {
    return null
  }
}
