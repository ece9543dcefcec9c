/**
 * What people type and paste, cleaned by kind of field. Keyboards, spreadsheets and mail programs put characters into it that
 * nobody sees or tells apart: zero-width ones, marks of direction, no-break spaces, typographic hyphens.
 */

/** Words and sentences: what is invisible goes, no-break spaces and hyphens become plain. Joiners of letters and emoji stay. */
export function cleanText(value: string): string {
  return value
    .normalize('NFC')
    .replace(/[\u00AD\u180E\u200B\u2060-\u2064\uFEFF]/g, '')
    .replace(/[\u00A0\u2007\u202F]/g, ' ')
    .replace(/[\u2010\u2011]/g, '-')
    .trim()
}

/** Names of accounts and addresses: nothing of the category Cf belongs there. */
export function cleanName(value: string): string {
  return cleanText(value.replace(/\p{Cf}/gu, ''))
}

/** Numbers, telephones, codes: every space is a plain one, every dash and minus sign a hyphen. */
export function cleanCode(value: string): string {
  return cleanName(value)
    .replace(/\p{Zs}/gu, ' ')
    .replace(/[\p{Pd}\u2212]/gu, '-')
}
