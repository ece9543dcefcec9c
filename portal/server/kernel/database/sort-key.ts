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

/**
 * Text as it is searched, and what is typed to find it: without case and accents, so that `elodie` finds Élodie. What is a
 * letter of its own in Finnish stays one, as in the sort key: `a` does not find ä. Signs stay as they are.
 */
export function folded(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[æøßłđðþœıς]/g, (letter) => spelledOut[letter] ?? letter)
    .replace(/[^åäö]+/g, (others) => others.normalize('NFD').replace(/\p{M}/gu, ''))
}

// What Unicode does not take apart by itself. Lower case knows two letters for one sigma.
const spelledOut: Readonly<Record<string, string>> = {
  æ: 'ä',
  ø: 'ö',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  œ: 'oe',
  ı: 'i',
  ς: 'σ',
}

/** What a search looks through; each part in a line of its own. */
export function searchText(parts: readonly string[]): string {
  return folded(parts.filter((part) => part !== '').join('\n'))
}

/** A LIKE pattern that finds the fragment anywhere in a search text; `\` is the escape character. */
export function likeFragment(fragment: string): string {
  return likeAnywhere(folded(fragment))
}

export function likeAnywhere(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}
