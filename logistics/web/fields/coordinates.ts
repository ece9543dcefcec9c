/** Coordinates as people write them, and as maps copy them. */

/** Millionths of a degree, WGS84. */
export interface Place {
  readonly lat: number
  readonly lon: number
}

const degrees = /^[NE]?([+-]?\d{1,3}(?:[.,]\d+)?)°?[NE]?$/i

/** `63.1012, 23.0431`, `63,1012 23,0431`, `63,1012, 23,0431` or `N 63.1012° E 23.0431°`; undefined for what is none, or lies on no globe. */
export function readPlace(text: string): Place | undefined {
  // A comma with a space after it parts the two; one without stands in a figure.
  const plain = text.trim()
  // The letter of a direction stands before its figure or behind it, with a space or without.
  const joined = /^[NE]/i.test(plain) ? plain.replace(/([NE])\s+/gi, '$1') : plain.replace(/\s+([NE])(?=\W|$)/gi, '$1')
  const parts = joined.split(/\s*[;]\s*|,\s+|\s+/).filter((part) => part !== '')
  const both = parts.length === 1 ? (parts[0] ?? '').split(',') : parts
  const [lat, lon, ...more] = both.map(millionths)
  if (lat === undefined || lon === undefined || more.length > 0) return undefined
  return Math.abs(lat) <= 90_000_000 && Math.abs(lon) <= 180_000_000 ? { lat, lon } : undefined
}

function millionths(part: string): number | undefined {
  const [, figure] = degrees.exec(part) ?? []
  return figure === undefined ? undefined : Math.round(Number(figure.replace(',', '.')) * 1e6)
}

/** `63,1012, 23,0431`: what it writes it reads. */
export function writePlace({ lat, lon }: Place): string {
  return [lat, lon].map((value) => String(value / 1e6).replace('.', ',')).join(', ')
}
