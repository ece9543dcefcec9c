/** Hands over to the device's map program: Android knows `geo:`, Apple's devices their own maps, others a map on the web. */

/** Millionths of a degree. */
type Place = { readonly lat: number; readonly lon: number } | null

export function mapLink(place: Place, address: string, device: string = navigator.userAgent): string | undefined {
  if (place === null && address.trim() === '') return undefined
  const point = place === null ? undefined : `${place.lat / 1e6},${place.lon / 1e6}`
  const wanted = encodeURIComponent(point ?? address)
  if (/Android/.test(device)) return `geo:${point ?? '0,0'}?q=${wanted}`
  if (/iPhone|iPad|Macintosh/.test(device)) return `https://maps.apple.com/?daddr=${wanted}`
  return `https://www.openstreetmap.org/search?query=${wanted}`
}
