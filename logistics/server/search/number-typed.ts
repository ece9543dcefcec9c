import { searchText } from '@workspace/portal/server'
import { withCheckDigit } from '../../contract/index.ts'

/** `KM-26-00487` of an order, `-1` of its load and `-8` of the load's document; the letters may be left out. */
const numbers = /^(?:([a-z]{2})[\s-]?)?(\d{2})[\s-]?(\d{5})(?:[\s-](\d{1,3})(?:[\s-](\d))?)?$/

/**
 * What is looked for where a number is typed, whatever signs are between its parts. A document's is that of the record that it is
 * about. @returns undefined for anything else, and for a wrong check digit.
 */
export function numberTyped(find: string): string | undefined {
  const [, letters, year, order, load, digit] = numbers.exec(searchText([find.trim()])) ?? []
  const number = [letters, year, order, load].filter((part) => part !== undefined).join('-')
  if (number === '' || (digit !== undefined && !withCheckDigit(number).endsWith(`-${digit}`))) return undefined
  return number
}
