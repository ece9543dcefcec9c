/**
 * A key whose plain byte order is the Finnish order: å, ä, ö after z, case and other accents ignored.
 * Stored at write, so that SQLite and PostgreSQL sort alike whatever their collations (interface.md 2.3).
 */
export function finnishSortKey(text: string): string {
  const kept = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[åæäøö]/g, (letter) => lastLetters[letter] ?? letter)
  return kept
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}{|} ]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

// The three characters after `z` in ASCII; none of them can be typed into a name and survive the line above as itself.
const lastLetters: Readonly<Record<string, string>> = { å: '{', ä: '|', æ: '|', ö: '}', ø: '}' }

/** Lower-cased NFC text for substring search; SQLite lower-cases ASCII only, so it is done here. */
export function searchText(parts: readonly string[]): string {
  return parts
    .filter((part) => part !== '')
    .join('\n')
    .normalize('NFC')
    .toLowerCase()
}

/** A LIKE pattern that finds the fragment anywhere; `\` is the escape character. */
export function likeFragment(fragment: string): string {
  return `%${fragment
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&')}%`
}
