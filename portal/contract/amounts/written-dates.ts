/** Days of moments, by the clocks of Finland, as its two languages write them. */
import { finnishClock } from './finnish-clock.ts'

/** `5.10.2026`. */
export function finnishDate(moment: Date): string {
  const clock = finnishClock(moment)
  return `${clock.getUTCDate()}.${clock.getUTCMonth() + 1}.${clock.getUTCFullYear()}`
}

/** `5 Oct 2026`, its month by the name that every engine has for it. */
export function englishDate(moment: Date): string {
  return finnishClock(moment).toUTCString().slice(5, 16).replace(/^0/, '')
}
