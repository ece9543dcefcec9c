/** The two languages of the portal. */
import type { Language } from '../../../contract/own.ts'

export { defaultLanguage } from '../../../contract/fields/limits.ts'
export type { Language }

export const languages: readonly Language[] = ['fi', 'en']

/** I18N-02. `en-EN` names no country and would format the American way, so dates in English are those of `en-GB` (I18N-03). */
export const locales: Readonly<Record<Language, string>> = { fi: 'fi-FI', en: 'en-EN' }

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value)
}
