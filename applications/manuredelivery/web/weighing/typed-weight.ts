/** What is typed on the pad, and what it comes to with what was weighed before (W2, W7). Kilograms. */
import type { Consignment } from '../../contract/consignments/consignment.ts'

type Weighing = Consignment['weighings'][number]
export type WeighedPart = 'gross' | 'tare'

const digitsMost = 6
/** The heaviest that a scale may be told to show. */
const heaviest = 200_000

/** The digits after one more press; a leading zero, or a figure over 200 t, changes nothing. */
export function pressed(typed: string, key: string): string {
  const next = `${typed}${key}`.slice(0, digitsMost).replace(/^0+/, '')
  return Number(next) > heaviest ? typed : next
}

/** What was weighed of this part on this scale; undefined before the first weighing. */
export function weighedOn(weighings: readonly Weighing[], on: { scale: string; box: string }): Weighing | undefined {
  return weighings.find(({ scale, box }) => scale?.id === on.scale && box === on.box)
}

/** What is to be typed next: the gross of a full truck, then the tare of the empty one. */
export function nextPart(weighing: Weighing | undefined): WeighedPart {
  return weighing?.gross != null && weighing.tare === null ? 'tare' : 'gross'
}

export interface Weights {
  readonly gross: number | null
  readonly tare: number | null
}

/** As it was weighed. */
export function standingWeights(weighing: Weighing | undefined): Weights {
  return { gross: weighing?.gross ?? null, tare: weighing?.tare ?? null }
}

/** With what stands typed in the place of what was weighed. */
export function weightsWith(weighing: Weighing | undefined, part: WeighedPart, typed: string): Weights {
  const amount = typed === '' ? null : Number(typed)
  return { ...standingWeights(weighing), [part]: amount }
}

/** Null until both are there, or while the tare is not below the gross. */
export function netOf({ gross, tare }: Weights): number | null {
  return gross === null || tare === null || tare >= gross ? null : gross - tare
}

/** The sum over parts; null until each part has both. */
export function netOfParts(parts: readonly Weights[]): number | null {
  const nets = parts.map(netOf)
  return nets.length === 0 || nets.includes(null) ? null : nets.reduce((sum: number, net) => sum + (net ?? 0), 0)
}

/** Tenths of a percent of the estimate; null without one. */
export function differenceTo(estimateKg: number | null, net: number): number | null {
  return estimateKg === null || estimateKg === 0 ? null : Math.round(((net - estimateKg) / estimateKg) * 1000)
}
