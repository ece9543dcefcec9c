/** How figures are written in Finnish: 1 234,5 with no-break spaces and a minus sign. Without `Intl` (docs/performance.md). */

/** At least `least` decimals, at most as many as `scaled` has places after the comma: 1234500 of three is 1 234,5. */
export function writtenFigure(scaled: number, places: number, least = 0): string {
  const digits = String(Math.abs(scaled)).padStart(places + 1, '0')
  const whole = digits.slice(0, digits.length - places)
  const decimals = digits
    .slice(digits.length - places)
    .replace(/0+$/, '')
    .padEnd(least, '0')
  const figure = whole.replace(/\B(?=(\d{3})+$)/g, '\u00A0') + (decimals === '' ? '' : `,${decimals}`)
  return scaled < 0 ? `\u2212${figure}` : figure
}

/** 1 234 567,89 with no-break spaces, in both languages; three decimals at most. */
export function formatNumber(value: number): string {
  return writtenFigure(Math.round(value * 1000), 3)
}

/** A number and its noun: 1 käyttäjä, 1 248 käyttäjää. */
export function counted(count: number, one: string, other: string): string {
  return `${formatNumber(count)} ${count === 1 ? one : other}`
}
