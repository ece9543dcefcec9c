/** Days and weeks without a time zone, as Finland counts them. */
import * as z from 'zod/mini'
import { finnishClock } from './finnish-clock.ts'

declare const form: unique symbol
/** `2026-10-05`; days sort and compare as texts. */
export type LocalDate = string & { readonly [form]: 'day' }
/** `2026-W42`, as ISO 8601 counts weeks: Monday first, and week 1 has the year's first Thursday. */
export type IsoWeek = string & { readonly [form]: 'week' }

const dayMilliseconds = 86_400_000

export const LocalDate: z.ZodMiniType<LocalDate, string> = parsedText((text) => toDay(text) === text)
export const IsoWeek: z.ZodMiniType<IsoWeek, string> = parsedText((text) => {
  const monday = mondayOf(text)
  return monday !== undefined && weekOf(monday) === text
})

/** The day that it is in Finland at that moment. */
export function dayOf(moment: Date): LocalDate {
  return finnishClock(moment).toISOString().slice(0, 10) as LocalDate
}

/** Undefined for what no calendar has, such as the 31st of February. */
export function dayNamed(year: number, month: number, day: number): LocalDate | undefined {
  const date = new Date(Date.UTC(year, month - 1, day))
  const isThatDay = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return isThatDay ? dayFrom(date.getTime()) : undefined
}

/** So many days later, or earlier. */
export function addDays(day: LocalDate, count: number): LocalDate {
  return dayFrom(Date.parse(day) + count * dayMilliseconds)
}

/** How many days lie between; negative where the second comes first. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return (Date.parse(to) - Date.parse(from)) / dayMilliseconds
}

/** 1 is Monday, 7 Sunday. */
export function weekdayOf(day: LocalDate): number {
  return new Date(Date.parse(day)).getUTCDay() || 7
}

export function weekOf(day: LocalDate): IsoWeek {
  // A week is of the year that its Thursday is of.
  const thursday = addDays(day, 4 - weekdayOf(day))
  const number = Math.floor(daysBetween(`${thursday.slice(0, 4)}-01-01` as LocalDate, thursday) / 7) + 1
  return `${thursday.slice(0, 4)}-W${String(number).padStart(2, '0')}` as IsoWeek
}

/** Monday and Sunday. @throws RangeError for what is no week. */
export function daysOf(week: IsoWeek): readonly [LocalDate, LocalDate] {
  const monday = mondayOf(week)
  if (monday === undefined) throw new RangeError(`${week} is no week`)
  return [monday, addDays(monday, 6)]
}

/** The week that comes so many weeks later. */
export function addWeeks(week: IsoWeek, count: number): IsoWeek {
  return weekOf(addDays(daysOf(week)[0], count * 7))
}

function mondayOf(week: string): LocalDate | undefined {
  const [, year, number] = /^(\d{4})-W(\d{2})$/.exec(week) ?? []
  if (year === undefined || number === undefined || number === '00') return undefined
  // The 4th of January is always in week 1.
  const fourth = `${year}-01-04` as LocalDate
  return addDays(fourth, 1 - weekdayOf(fourth) + (Number(number) - 1) * 7)
}

function toDay(text: string): LocalDate | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []
  return dayNamed(Number(year), Number(month), Number(day))
}

function dayFrom(milliseconds: number): LocalDate {
  return new Date(milliseconds).toISOString().slice(0, 10) as LocalDate
}

function parsedText<Text extends string>(is: (text: string) => boolean): z.ZodMiniType<Text, string> {
  const text = z.string().check(z.maxLength(10), z.refine(is))
  return text as unknown as z.ZodMiniType<Text, string>
}
