import { searchText } from '@workspace/portal/server'
import { waybillNumber } from '../../contract/documents/number.ts'

/** `KM-26-00487` of an order, `-1` of its load and `-8` of the load's waybill; the letters may be left out. */
const numbers = /^(?:([a-z]{2})[\s-]?)?(\d{2})[\s-]?(\d{5})(?:[\s-](\d{1,3})(?:[\s-](\d))?)?$/

/**
 * What is looked for where a number of an order, a load or a waybill is typed, whichever signs stand between its parts.
 * A waybill's is that of its load; with a wrong check digit it is none.
 */
export function numberTyped(find: string): string | undefined {
  const [, letters, year, order, load, digit] = numbers.exec(searchText([find.trim()])) ?? []
  const number = [letters, year, order, load].filter((part) => part !== undefined).join('-')
  if (number === '' || (digit !== undefined && !waybillNumber(number).endsWith(`-${digit}`))) return undefined
  return number
}
