/** When a load is expected at its site: from what has happened or is planned at the swamp, and the road from there. */
import { roadKm } from '../sites/road-distance.ts'

const minute = 60_000
/** A combination is loaded in this time. */
const loadingMinutes = 30
/** A loaded combination on Finnish roads, its stops counted in. */
const kmPerHour = 60
/** An estimate is a quarter of an hour, rounded up. */
const step = 15 * minute

interface Course {
  readonly state: string
  readonly is_collected: number
  readonly slot_from: string
  readonly arrived_load_at: string | null
  readonly load_start_at: string | null
  readonly loaded_at: string | null
  readonly departed_at: string | null
  readonly arrived_site_at: string | null
}

/** Where it goes from and to, in millionths of a degree; `km` is the distance that an office has typed. */
export interface Road {
  readonly km: number | null
  readonly swampLat: number | null
  readonly swampLon: number | null
  readonly siteLat: number | null
  readonly siteLon: number | null
}

/** Null where nothing is known of when or how far, and once the estimate has passed: what is late has no new time. */
export function arrivalOf(load: Course, road: Road | undefined, now: Date): string | null {
  const leaves = leavesAt(load)
  const km = road && kmOf(road)
  if (leaves === undefined || km === undefined || load.is_collected === 1 || load.arrived_site_at !== null) return null
  const arrives = Math.ceil((leaves + (km / kmPerHour) * 60 * minute) / step) * step
  return arrives > now.getTime() ? new Date(arrives).toISOString() : null
}

/** Undefined once it has been delivered, and while it has no time. */
function leavesAt({ state, slot_from, departed_at, loaded_at, load_start_at, arrived_load_at }: Course) {
  if (state === 'loaded') return timeOf(departed_at ?? loaded_at)
  if (state === 'loading') return afterLoading(load_start_at ?? arrived_load_at ?? slot_from)
  return ['planned', 'open', 'assigned'].includes(state) ? afterLoading(slot_from) : undefined
}

function afterLoading(begins: string): number | undefined {
  const at = timeOf(begins)
  return at === undefined ? undefined : at + loadingMinutes * minute
}

function timeOf(moment: string | null): number | undefined {
  return moment === null || moment === '' ? undefined : new Date(moment).getTime()
}

function kmOf({ km, swampLat, swampLon, siteLat, siteLon }: Road): number | undefined {
  if (km !== null) return km
  if (swampLat === null || swampLon === null || siteLat === null || siteLon === null) return undefined
  return roadKm({ lat: swampLat, lon: swampLon }, { lat: siteLat, lon: siteLon })
}
