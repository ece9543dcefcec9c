/** The demo words of the components page; the real texts of the portal live in its dictionary. */
import { en } from './words-en.ts'
import type { ShownWords } from './words-fi.ts'
import { fi } from './words-fi.ts'

export type ShownLanguage = 'fi' | 'en'

export const words: Readonly<Record<ShownLanguage, ShownWords>> = { fi, en }
