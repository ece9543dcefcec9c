/** Days and moments as people in Finland write them, whatever the time zone of their device. */
import type { LocalDate } from '../../../contract/amounts/local-date.ts'
import { addDays, dayNamed, dayOf } from '../../../contract/amounts/local-date.ts'
import { momentAt } from '../../../contract/amounts/local-moment.ts'

const nearDays: Readonly<Record<string, number>> = {
  eilen: -1,
  tänään: 0,
  huomenna: 1,
  ylihuomenna: 2,
  yesterday: -1,
  today: 0,
  tomorrow: 1,
}
const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** Noon, so that a day is the same one in every time zone from here to America. */
export function noonOf(day: string): Date {
  return momentAt(day, 12, 0)
}

/** `5.10.2026`, `5.10.` of this year, `2026-10-05`, `5 Oct 2026`, `huomenna`. Undefined for what is no day. */
export function readDay(text: string, now: Date): LocalDate | undefined {
  const words = text.trim().toLowerCase().replace(/\s+/g, ' ')
  const near = nearDays[words]
  if (near !== undefined) return addDays(dayOf(now), near)
  const thisYear = Number(dayOf(now).slice(0, 4))
  const finnish = /^(\d{1,2})\. ?(\d{1,2})\.? ?(\d{4})?$/.exec(words)
  if (finnish) return dayNamed(Number(finnish[3] ?? thisYear), Number(finnish[2]), Number(finnish[1]))
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(words)
  if (iso) return dayNamed(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const english = /^(\d{1,2}) ([a-z]{3})[a-z]*\.?(?: (\d{4}))?$/.exec(words)
  if (english) {
    return dayNamed(Number(english[3] ?? thisYear), monthNames.indexOf(`${english[2]}`) + 1, Number(english[1]))
  }
  return undefined
}

/** A day and `klo 14`, `klo 14.30`, `14:30` or `at 14.30`. Undefined for what is no moment. */
export function readMoment(text: string, now: Date): Date | undefined {
  const written = /^(.*?)[ ,]+(?:klo |at )?(\d{1,2})(?:[.:](\d{2}))?$/i.exec(text.trim().replace(/\s+/g, ' '))
  if (!written) return undefined
  const [, dayText = '', hour, minute = '0'] = written
  const day = readDay(dayText, now)
  if (day === undefined || Number(hour) > 23 || Number(minute) > 59) return undefined
  return momentAt(day, Number(hour), Number(minute))
}
