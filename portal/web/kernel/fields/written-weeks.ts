/** How weeks and days are read from a field and written into it. */
import type { LocalDate } from '../../../contract/amounts/local-date.ts'
import { dayNamed, dayOf, daysBetween, daysOf, IsoWeek, weekOf } from '../../../contract/amounts/local-date.ts'
import { readDay } from '../calendar/finnish-time.ts'
import { formatWeek } from '../texts/amounts.ts'
import type { Language } from '../texts/index.ts'

/**
 * `vko 42`, `week 42`, `42`, with the year `vko 42/2026`; `2026-W42`; the week of a day, `12.10.`. Without a year it is
 * the nearest such week, past or coming. Undefined for what is no week.
 */
export function readWeek(text: string, now: Date): IsoWeek | undefined {
  const words = text.trim().toLowerCase().replace(/\s+/g, ' ')
  const written = /^(?:(?:vko|viikko|week|wk|w|v)\.? ?)?(\d{1,2})(?: ?[/,] ?(\d{4}))?$/.exec(words)
  if (written?.[1] !== undefined) return written[2] ? weekNamed(written[2], written[1]) : nearestWeek(written[1], now)
  const iso = /^(\d{4})-?w(\d{1,2})$/.exec(words)
  if (iso?.[1] !== undefined && iso[2] !== undefined) return weekNamed(iso[1], iso[2])
  const day = readDay(text, now)
  return day && weekOf(day)
}

/** `vko 42`, with its year only where the nearest such week is another. */
export function writeWeek(week: IsoWeek, language: Language, now: Date): string {
  const short = formatWeek(week, language)
  return readWeek(short, now) === week ? short : `${short}/${week.slice(0, 4)}`
}

/** As `readDay`; a day without a year that lies before `least` is the one of the next year. */
export function readDayFrom(text: string, now: Date, least: LocalDate | undefined): LocalDate | undefined {
  const day = readDay(text, now)
  const isYearLeftOut = /^\s*\d/.test(text) && !/\d{4}/.test(text)
  if (day === undefined || least === undefined || day >= least || !isYearLeftOut) return day
  return dayNamed(Number(day.slice(0, 4)) + 1, Number(day.slice(5, 7)), Number(day.slice(8))) ?? day
}

function nearestWeek(number: string, now: Date): IsoWeek | undefined {
  const today = dayOf(now)
  const year = Number(today.slice(0, 4))
  const distance = (week: IsoWeek) => Math.abs(daysBetween(today, daysOf(week)[0]))
  return [year - 1, year, year + 1]
    .flatMap((each) => weekNamed(`${each}`, number) ?? [])
    .toSorted((one, other) => distance(one) - distance(other))[0]
}

function weekNamed(year: string, number: string): IsoWeek | undefined {
  const week = IsoWeek.safeParse(`${year}-W${number.padStart(2, '0')}`)
  return week.success ? week.data : undefined
}
