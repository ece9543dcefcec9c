/** What a driver takes, by the fill of the boxes in quarters, in cubic metres, or over a scale (W4, W5). */
import type { AskOf } from '@workspace/portal/contract'
import type { commandConsignment } from '../../contract/consignments/calls.ts'

export type CollectedEstimate = NonNullable<
  Extract<AskOf<typeof commandConsignment>['event'], { kind: 'finishLoading' }>['data']['estimate']
>
export type EstimateWay = 'fill' | 'm3' | 'scale'
export type ScaleBasis = 'vehicleScale' | 'farmScale'
/** Quarters of each box; undefined is not answered. */
export type Fills = readonly (number | undefined)[]

interface Box {
  /** Thousandths of m³. */
  readonly m3: number
}

/** Thousandths of m³; undefined while a box is not answered, or where nothing was taken. */
export function volumeOfFills(boxes: readonly Box[], fills: Fills): number | undefined {
  const all = boxes.map(({ m3 }, at) => {
    const quarters = fills[at]
    return quarters === undefined ? undefined : Math.round((m3 * quarters) / 4)
  })
  const sum = all.reduce<number>((total, each) => total + (each ?? 0), 0)
  return all.includes(undefined) || sum === 0 ? undefined : sum
}

/** Whole kilograms of a volume, rounded half up. */
export function kilogramsOf(m3: number, kgPerM3: number): number {
  return Math.round((m3 * kgPerM3) / 1000)
}

/** As many quarters as a volume fills from the front; undefined for a volume that is none of whole quarters. */
export function fillsOf(boxes: readonly Box[], m3: number): Fills {
  let rest = m3
  return boxes.map((box) => {
    const quarters = Math.min(4, Math.round((rest / box.m3) * 4))
    rest = Math.max(0, rest - Math.round((box.m3 * quarters) / 4))
    return quarters
  })
}
