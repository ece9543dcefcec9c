import { format, getFormatFromId, isDateFormat } from 'numfmt'

/** The number of 1 January 1970 in a workbook, which counts days. */
const daysBefore1970 = { from1900: 25_569, from1904: 24_107 } as const
const day = 24 * 60 * 60 * 1000

/**
 * A number as its cell shows it: 100 in the format `00000` is 00100, a telephone keeps its zero. Days are told as dates are in
 * files, 2026-11-28. Where the format says nothing, or would leave digits out, the number is told in full.
 */
export function shownNumber(value: string, code: string, is1904: boolean): string {
  const number = Number(value)
  if (!Number.isFinite(number)) return value
  try {
    if (isDateFormat(code) && number >= 1) return dayOf(number, is1904)
    return isPlain(code) ? String(number) : format(code, number, { locale: 'fi' })
  } catch {
    return String(number)
  }
}

function dayOf(serial: number, is1904: boolean): string {
  const before = is1904 ? daysBefore1970.from1904 : daysBefore1970.from1900
  return new Date(Math.round((serial - before) * day)).toISOString().slice(0, 10)
}

/** The format of a number that every spreadsheet knows. */
export function usualFormat(id: string): string {
  return getFormatFromId(Number(id)) ?? 'General'
}

/** Nothing is shown beside the digits, or they are shown as powers of ten. */
function isPlain(code: string): boolean {
  return code === '@' || /general/i.test(code) || /[0#?]E[+-]/i.test(code)
}
