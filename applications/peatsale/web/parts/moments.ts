/** Days, weeks and moments as lists and pages of the application write them. */
import type { IsoWeek, LocalDate } from '@workspace/portal/contract'
import { formatDate, formatDateTime, formatTime, formatWeek, formatWeekDays, useLanguage } from '@workspace/portal/web'

export interface Moments {
  /** `13.10.2026`. */
  day(day: LocalDate): string
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
  when(planned: { slotFrom?: string | null; day: LocalDate | null; week: IsoWeek | null }): string
}

export function useMoments(): Moments {
  const { language } = useLanguage()
  // Noon, so that the day is the same one wherever the device is.
  const day = (local: LocalDate) => formatDate(new Date(`${local}T12:00:00Z`), language)
  const week = (iso: IsoWeek) => formatWeek(iso, language)
  return {
    day,
    week,
    weekWithDays: (iso) => `${week(iso)}, ${formatWeekDays(iso, language)}`,
    moment: (moment) => formatDateTime(new Date(moment), language),
    time: (moment) => formatTime(new Date(moment), language),
    clock: (moment) => formatTime(new Date(moment), language).replace(/^klo\s/, ''),
    when: ({ slotFrom, day: planned, week: iso }) => {
      const isTimed = slotFrom !== null && slotFrom !== undefined && slotFrom !== ''
      if (planned !== null)
        return isTimed ? `${day(planned)} ${formatTime(new Date(slotFrom), language)}` : day(planned)
      return iso === null ? '' : week(iso)
    },
  }
}
