/** Cells of the files that go to the accounts, as Finnish spreadsheets read them. */

/** A whole number of ten to the power of minus `decimals`, bare: nothing else may begin with a sign. */
export function decimalComma(whole: number, decimals: number): string {
  const digits = String(Math.abs(whole)).padStart(decimals + 1, '0')
  const sign = whole < 0 ? '-' : ''
  if (decimals === 0) return sign + digits
  return `${sign}${digits.slice(0, -decimals)},${digits.slice(-decimals)}`
}

/** `4.3.2026` of an ISO day. */
export function finnishDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number)
  return `${date}.${month}.${year}`
}
