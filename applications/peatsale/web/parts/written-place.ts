/** Places read from what people paste from a map, and written so that they are read as the same. */
import type { Place } from '../../contract/fields/place.ts'

/** Beyond every map: the schema refuses it. */
const nowhere: Place = { lat: 999_000_000, lon: 999_000_000 }

/** Null for nothing. `62.8712, 23.2034`, `62,8712 23,2034`, `N 62.8712° E 23.2034°`. */
export function readPlace(text: string): Place | null {
  if (text.trim() === '') return null
  const plain = text.replace(/[°NEne]/g, ' ').trim()
  const found = /^([+-]?\d{1,3}(?:[.,]\d+)?)\s*[,;]?\s+([+-]?\d{1,3}(?:[.,]\d+)?)$/.exec(plain)
  const both = found ?? /^([+-]?\d{1,3}\.\d+),([+-]?\d{1,3}\.\d+)$/.exec(plain)
  if (both === null) return nowhere
  return { lat: millionths(both[1] ?? ''), lon: millionths(both[2] ?? '') }
}

export function writtenPlace(place: Place | null): string {
  if (place === null || place.lat === nowhere.lat) return ''
  return `${degrees(place.lat)} ${degrees(place.lon)}`
}

function millionths(text: string): number {
  return Math.round(Number(text.replace(',', '.')) * 1_000_000)
}

function degrees(amount: number): string {
  return (amount / 1_000_000).toString().replace('.', ',')
}
