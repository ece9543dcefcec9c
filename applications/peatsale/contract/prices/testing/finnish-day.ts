/** Finland is three hours before UTC from the last Sunday of March to that of October, at 01:00 UTC; else two. */
export function finnishDay(moment: string): string {
  const time = new Date(moment).getTime()
  const year = new Date(time).getUTCFullYear()
  const isSummer = time >= lastSunday(year, 2) && time < lastSunday(year, 9)
  return new Date(time + (isSummer ? 3 : 2) * 3_600_000).toISOString().slice(0, 10)
}

function lastSunday(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month, 31, 1))
  return last.getTime() - last.getUTCDay() * 86_400_000
}
