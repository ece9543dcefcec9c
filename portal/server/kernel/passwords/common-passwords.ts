import { createRequire } from 'node:module'
import { passwordForm, passwordMinLength } from '../../../contract/own.ts'

// The package's lists come from the wide world; these are what Finns try first.
const finnish = [
  'salasana',
  'salasana1',
  'salasana12',
  'salasana123',
  'salasana1234',
  'salasanasi',
  'salasanani',
  'kissakissa',
  'koirakoira',
  'kissa123',
  'koira123',
  'perkele1',
  'perkele123',
  'saatana1',
  'vittu123',
  'suomi123',
  'suomi1234',
  'finland1',
  'finland123',
  'helsinki',
  'helsinki1',
  'helsinki123',
  'kesä2024',
  'kesä2025',
  'kesä2026',
  'talvi2024',
  'talvi2025',
  'talvi2026',
  'syksy2024',
  'syksy2025',
  'syksy2026',
  'kevät2024',
  'kevät2025',
  'kevät2026',
  'jääkiekko',
  'jaakiekko',
  'hyvää päivää',
  'tervetuloa',
  'tervetuloa1',
  'kuivike1',
  'kuivike123',
  'kuivikkeet',
  'turvetta',
  'lantaappi',
  'käyttäjä',
  'kayttaja',
  'ylläpito',
  'yllapito',
  'yllapitaja',
  'ylläpitäjä',
  'traktori',
  'traktori1',
  'valtra123',
  'maatila1',
  'maatila123',
]

let known: ReadonlySet<string> | undefined

/** R60: one of the passwords that everyone tries first, or one made of the person's own or the companies' names. */
export function isCommonPassword(password: string, ownWords: readonly string[]): boolean {
  const plain = passwordForm(password).toLowerCase()
  known ??= new Set([...internationalWords(), ...finnish].filter((word) => word.length >= passwordMinLength))
  if (known.has(plain) || new Set(plain).size <= 2) return true
  const core = lettersOf(plain)
  return ownWords.some((word) => {
    const own = word.normalize('NFC').toLowerCase()
    return own.length >= 3 && (plain === own || (core !== '' && core === lettersOf(own)))
  })
}

/** Loaded with the first password that somebody sets: the lists are big, and most starts of the portal see none. */
function internationalWords(): readonly string[] {
  const require = createRequire(import.meta.url)
  const { dictionary } = require('@zxcvbn-ts/language-common') as typeof import('@zxcvbn-ts/language-common')
  return dictionary['passwords-common'].map(String)
}

/** Without the digits and signs that people put around a name. */
function lettersOf(text: string): string {
  return text.replace(/^\P{L}+|\P{L}+$/gu, '')
}
