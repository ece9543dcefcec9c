/** Days, weeks and moments as lists and pages write them. */
import { clockTime } from '../../../contract/amounts/finnish-clock.ts'
import type { IsoWeek, LocalDate } from '../../../contract/amounts/local-date.ts'
import { dayOf } from '../../../contract/amounts/local-date.ts'
import { formatWeek, formatWeekDays } from './amounts.ts'
import { formatDate, formatDateTime, formatTime, useLanguage } from './index.ts'

export interface DateFormat {
  /** `13.10.2026`. */
  day(day: LocalDate): string
  /** `ma 13.10.`, with the year where it is another one. */
  weekday(day: LocalDate): string
  /** By Finland's clock. */
  isToday(day: LocalDate): boolean
  /** `vko 42`. */
  week(week: IsoWeek): string
  /** `vko 42, 12.–18.10.`. */
  weekWithDays(week: IsoWeek): string
  /** `13.10.2026 klo 9.45`. */
  moment(moment: string): string
  /** `klo 9.45`, in Finland. */
  time(moment: string): string
  /** `9.45`, in Finland: as a field for a time of day holds it. */
  clock(moment: string): string
  /** The slot, else the day, else the week; empty while nothing is settled. */
  when(planned: Planned): string
  /** The same in a column of a list: without the year while it is this one. */
  short(planned: Planned): string
}

interface Planned {
  readonly slotFrom?: string | null
  readonly day: LocalDate | null
  readonly week: IsoWeek | null
}

/** From Sunday on; written out, since the first use of Intl takes a phone a tenth of a second. */
const weekdays = {
  fi: ['su', 'ma', 'ti', 'ke', 'to', 'pe', 'la'],
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
} as const

/** Noon, so that the day is the same one wherever the device is. */
function noonOf(local: LocalDate): Date {
  return new Date(`${local}T12:00:00Z`)
}

export function useDateFormat(): DateFormat {
  const { language } = useLanguage()
  const day = (local: LocalDate) => formatDate(noonOf(local), language)
  const week = (iso: IsoWeek) => formatWeek(iso, language)
  // The English time has no word before it that a new line could begin with.
  const gap = language === 'fi' ? ' ' : '\u00A0'
  function whenBy(written: (local: LocalDate) => string, { slotFrom, day: planned, week: iso }: Planned): string {
    if (planned === null) return iso === null ? '' : week(iso)
    const isTimed = slotFrom !== null && slotFrom !== undefined && slotFrom !== ''
    return isTimed ? written(planned) + gap + formatTime(new Date(slotFrom), language) : written(planned)
  }
  return {
    day,
    weekday: (local) => `${weekdays[language][noonOf(local).getUTCDay()]}\u00A0${withoutYear(day(local))}`,
    isToday: (local) => local === dayOf(new Date()),
    week,
    weekWithDays: (iso) => `${week(iso)}, ${formatWeekDays(iso, language)}`,
    moment: (moment) => formatDateTime(new Date(moment), language),
    time: (moment) => formatTime(new Date(moment), language),
    clock: (moment) => clockTime(new Date(moment)),
    when: (planned) => whenBy(day, planned),
    short: (planned) => whenBy((local) => withoutYear(day(local)), planned),
  }
}

/** `13.10.2026` becomes `13.10.`, and `13 Oct 2026` `13 Oct`. */
function withoutYear(day: string): string {
  const year = String(new Date().getFullYear())
  return day.endsWith(year) ? day.slice(0, -year.length).trim() : day
}
