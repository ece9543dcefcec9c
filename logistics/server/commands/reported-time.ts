/** When a physical fact happened: by the device's clock, within what the server knows (2.8). */
import { hours, minutes } from '@workspace/portal/server'

/** Two clocks may differ by so much without being wrong. */
const mostSkew = minutes(10)
/** What is older was not kept on a phone (2.6). */
const oldestReported = hours(72)

interface Reported {
  readonly deviceTime: string
  readonly isPhysical: boolean
  readonly now: Date
  /** What has happened before, ISO 8601: the fact cannot be earlier. */
  readonly earlier: readonly string[]
}

/** `isWrong`: the device's time is impossible, and the server's counts. */
export function reportedTime({ deviceTime, isPhysical, now, earlier }: Reported): {
  readonly at: string
  readonly isWrong: boolean
} {
  const reported = new Date(deviceTime).getTime()
  const earliest = Math.max(...earlier.map((moment) => new Date(moment).getTime()))
  const isWrong =
    isPhysical &&
    (reported > now.getTime() + mostSkew || reported < now.getTime() - oldestReported || reported < earliest - mostSkew)
  if (isWrong) return { at: now.toISOString(), isWrong }
  const bounded = isPhysical ? Math.min(Math.max(reported, earliest), now.getTime()) : now.getTime()
  return { at: new Date(bounded).toISOString(), isWrong }
}

/** The same of a stored event, where what was known then is not known any more. */
export function storedTime(stored: {
  readonly device_time: string
  readonly server_time: string
  readonly flag: string | null
}): string {
  const [device, server] = [new Date(stored.device_time).getTime(), new Date(stored.server_time).getTime()]
  const isWrong = stored.flag === 'clock_wrong' || device > server || device < server - oldestReported
  return isWrong ? stored.server_time : stored.device_time
}

/** Nobody waits longer than a week: beyond it a clock was wrong. */
const mostWaiting = 10_000

/** Whole minutes of waiting; null where a moment is missing or a clock was wrong. */
export function minutesBetween(from: string | null, to: string | null): number | null {
  if (from === null || to === null) return null
  const waited = Math.floor((new Date(to).getTime() - new Date(from).getTime()) / 60_000)
  return waited < 0 || waited > mostWaiting ? null : waited
}
