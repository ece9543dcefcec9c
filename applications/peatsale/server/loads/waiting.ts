import { minutesBetween } from '@workspace/logistics/server'

/** Whole minutes of waiting; a missing tap means that nobody waited (2.4). */
interface Times {
  readonly arrived_load_at: string | null
  readonly loaded_at: string | null
  readonly departed_at: string | null
  readonly arrived_site_at: string | null
  readonly delivered_at: string | null
}

/** Minutes: what is longer is the office's to look at, and verified by no job. */
export const longWaiting = 240

export function isLongWaiting(waited: number | null): boolean {
  return waited !== null && waited > longWaiting
}

/** From Suolla to Lastattu. */
export function waitedAtSwamp({
  arrived_load_at,
  loaded_at,
  departed_at,
}: Pick<Times, 'arrived_load_at' | 'loaded_at' | 'departed_at'>): number | null {
  return minutesBetween(arrived_load_at, departed_at ?? loaded_at)
}

/** From Perillä to Purettu, unloading included. */
export function waitedAtSite({ arrived_site_at, delivered_at }: Pick<Times, 'arrived_site_at' | 'delivered_at'>) {
  return minutesBetween(arrived_site_at, delivered_at)
}
