/** When a physical fact happened: by the device's clock, within what the server knows of the load (2.8). */
import { hours, minutes } from '@workspace/portal/server'
import type { LoadEvent } from '../../contract/loads/load-event.ts'
import { loadMachine } from '../../contract/states/load-machine.ts'
import type { StoredLoad } from './load-names.ts'

/** So much two clocks may differ without being wrong. */
const skewMost = minutes(10)
/** What is older was not kept on a phone (2.6). */
const oldestReported = hours(72)

interface Told {
  readonly event: LoadEvent
  readonly now: Date
  readonly load: StoredLoad
  /** When the order was sent, ISO 8601. */
  readonly ordered: string
}

type Step = 'arrived_load_at' | 'load_start_at' | 'loaded_at' | 'departed_at' | 'arrived_site_at' | 'delivered_at'

const atSwamp: readonly Step[] = ['arrived_load_at', 'load_start_at']
const onTheWay: readonly Step[] = [...atSwamp, 'loaded_at', 'departed_at']

/** What has happened to the load before each of these. */
const before: Partial<Readonly<Record<LoadEvent['kind'], readonly Step[]>>> = {
  bucket: ['arrived_load_at'],
  stopLoading: atSwamp,
  finishLoading: atSwamp,
  handOver: atSwamp,
  depart: [...atSwamp, 'loaded_at'],
  arriveAtSite: onTheWay,
  deliver: [...onTheWay, 'arrived_site_at'],
  fail: [...onTheWay, 'arrived_site_at'],
  undoDelivered: ['delivered_at'],
  correctDelivered: ['delivered_at'],
}

/** `isWrong`: the device's time cannot be, and the server's counts. */
export function reportedTime({ event, now, load, ordered }: Told): { readonly at: string; readonly isWrong: boolean } {
  const told = new Date(event.deviceTime).getTime()
  const isPhysical = loadMachine.kinds[event.kind] === 'physical'
  const steps = (before[event.kind] ?? []).flatMap((step) => load[step] ?? [])
  const earliest = Math.max(...[ordered, ...steps].map((moment) => new Date(moment).getTime()))
  const isWrong =
    isPhysical &&
    (told > now.getTime() + skewMost || told < now.getTime() - oldestReported || told < earliest - skewMost)
  if (isWrong) return { at: now.toISOString(), isWrong }
  const bounded = isPhysical ? Math.min(Math.max(told, earliest), now.getTime()) : now.getTime()
  return { at: new Date(bounded).toISOString(), isWrong }
}

/** The same of an event that is stored, where what the load was then is not known any more. */
export function storedTime(stored: {
  readonly device_time: string
  readonly server_time: string
  readonly flag: string | null
}): string {
  const [device, server] = [new Date(stored.device_time).getTime(), new Date(stored.server_time).getTime()]
  const isWrong = stored.flag === 'clock_wrong' || device > server || device < server - oldestReported
  return isWrong ? stored.server_time : stored.device_time
}
