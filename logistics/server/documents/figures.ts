/**
 * Amounts, days and places as papers and letters write them. The worker that draws loads it, so it imports nothing; figures
 * are written from whole numbers, never through a fraction. Figures and times of day are written the Finnish way in every
 * language, as screens have them; words, and the names of days and months, are the reader's.
 */
export type Tongue = 'fi' | 'en'
export type PaperTongue = Tongue | 'both'

const locales = { fi: 'fi-FI', en: 'en-GB' } as const
const zone = 'Europe/Helsinki'
const space = '\u00a0'

/** A whole number of ten to the power of minus `decimals`; trailing zeros beyond `least` are left out. */
function decimal(whole: number, decimals: number, least: number): string {
  const digits = String(Math.abs(whole)).padStart(decimals + 1, '0')
  const units = digits.slice(0, digits.length - decimals)
  let rest = digits.slice(digits.length - decimals)
  while (rest.length > least && rest.endsWith('0')) rest = rest.slice(0, -1)
  const grouped = units.replace(/\B(?=(\d{3})+$)/g, space)
  return `${whole < 0 ? '\u2212' : ''}${grouped}${rest === '' ? '' : `,${rest}`}`
}

/** `1 128,00 €`. */
export function moneyText(cents: number): string {
  return `${decimal(cents, 2, 2)}${space}€`
}

/** `9,40 €/m³`; with a base `6,50 €/1000 kg`. */
export function unitPriceText(
  price: number,
  { base, unit }: { base: number; unit: string },
  tongue: PaperTongue,
): string {
  const each = unitText(unit, tongue)
  const per = base === 1 ? each : `${base}${space}${each}`
  return `${decimal(price, 4, 2)}${space}€/${per}`
}

/** `126,0 m³` and `40 kpl`: peat is written with a decimal, as it is measured. */
export function quantityText(thousandths: number, unit: string, tongue: PaperTongue): string {
  return `${decimal(thousandths, 3, unit === 'm3' ? 1 : 0)}${space}${unitText(unit, tongue)}`
}

function unitText(unit: string, tongue: PaperTongue): string {
  if (unit === 'm3') return 'm³'
  return unit === 'pcs' ? { fi: 'kpl', en: 'pcs', both: `kpl${space}(pcs)` }[tongue] : unit
}

export function kilogramsText(kilograms: number): string {
  return `${decimal(kilograms, 0, 0)}${space}kg`
}

/** Basis points: `25,5 %`. */
export function rateText(basisPoints: number): string {
  return `${decimal(basisPoints, 2, 0)}${space}%`
}

/** `38 %` of moisture in thousandths. */
export function permilleText(permille: number): string {
  return rateText(permille * 10)
}

function inEach(tongue: PaperTongue, text: (one: Tongue) => string): string {
  return tongue === 'both' ? `${text('fi')} / ${text('en')}` : text(tongue)
}

/** `ti 13.10.2026 (viikko 42)`; `Tue 13 Oct 2026 (week 42)`. */
export function dayText(day: string, week: string, tongue: PaperTongue): string {
  return inEach(tongue, (one) => `${dated(new Date(`${day}T12:00:00Z`), one)} (${weekText(week, one)})`)
}

/** `ti 13.10.2026 klo 9.58`; `Tue 13 Oct 2026 at 9.58`. */
export function momentText(moment: string, tongue: PaperTongue): string {
  const at = new Date(moment)
  const time = new Intl.DateTimeFormat(locales.fi, { timeStyle: 'short', timeZone: zone }).format(at)
  return inEach(tongue, (one) => `${dated(at, one)} ${{ fi: 'klo', en: 'at' }[one]}${space}${time}`)
}

function dated(at: Date, tongue: Tongue): string {
  const of = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locales[tongue], { ...options, timeZone: zone }).format(at)
  const weekday = of({ weekday: 'short' })
  // Screens and the portal's letters call September Sep; of the engines' data some say Sept.
  const date = tongue === 'fi' ? of({ dateStyle: 'short' }) : of({ dateStyle: 'medium' }).replace('Sept', 'Sep')
  return `${weekday} ${date}`
}

/** `viikko 42`; `week 42`. */
export function weekText(week: string, tongue: PaperTongue): string {
  return inEach(tongue, (one) => `${{ fi: 'viikko', en: 'week' }[one]} ${Number(week.slice(-2))}`)
}

/** Millionths of a degree: `62,90 N 22,70 E`. */
export function placeText({ lat, lon }: { lat: number; lon: number }): string {
  const degrees = (some: number) => decimal(Math.abs(some), 6, 2)
  return `${degrees(lat)} ${lat < 0 ? 'S' : 'N'} ${degrees(lon)} ${lon < 0 ? 'W' : 'E'}`
}
