const finnishYear = new Intl.DateTimeFormat('en-CA', { year: 'numeric', timeZone: 'Europe/Helsinki' })

/** The first day that is kept where so many whole years follow the year of a day (2.6). */
export function firstDayKept(now: Date, years: number): string {
  return `${Number(finnishYear.format(now)) - years}-01-01`
}
