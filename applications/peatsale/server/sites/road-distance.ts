/** Millionths of a degree, WGS84. */
interface Place {
  readonly lat: number
  readonly lon: number
}

const earthKm = 6371
/** A road is so much longer than the straight line (2.2). */
const detour = 1.3

/** Whole kilometres by road, guessed from the coordinates. */
export function roadKm(from: Place, to: Place): number {
  const [lat, otherLat] = [radians(from.lat), radians(to.lat)]
  const across = Math.sin((otherLat - lat) / 2) ** 2
  const along = Math.cos(lat) * Math.cos(otherLat) * Math.sin(radians(to.lon - from.lon) / 2) ** 2
  return Math.round(2 * earthKm * Math.asin(Math.min(1, Math.sqrt(across + along))) * detour)
}

function radians(millionths: number): number {
  return (millionths / 1_000_000) * (Math.PI / 180)
}
