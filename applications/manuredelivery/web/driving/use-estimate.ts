/** The estimate as it is being entered, one way at a time; what was entered another way stays. */
import type { Quantity } from '@workspace/portal/contract'
import { useState } from 'react'
import type { Consignment } from '../../contract/consignments/consignment.ts'
import type { CollectedEstimate, EstimateWay, Fills, ScaleBasis } from './estimate.ts'
import { fillsOf, kilogramsOf, volumeOfFills } from './estimate.ts'

/** What is known of the truck and of what was reported before. */
export type Estimated = Pick<Consignment, 'basis' | 'estimateKg' | 'loadedM3'> & {
  readonly field: Pick<NonNullable<Consignment['field']>, 'boxes' | 'kgPerM3' | 'payloadKg'> | null
}

export function useEstimate({ basis, estimateKg, field, loadedM3 }: Estimated) {
  const boxes = field?.boxes ?? []
  const isByScale = basis === 'vehicleScale' || basis === 'farmScale'
  const first: EstimateWay = isByScale ? 'scale' : boxes.length === 0 || basis === 'box' ? 'm3' : 'fill'
  const [way, setWay] = useState<EstimateWay>(first)
  const [fills, setFills] = useState<Fills>(loadedM3 === null ? boxes.map(() => undefined) : fillsOf(boxes, loadedM3))
  const [m3, setM3] = useState(loadedM3 === null ? undefined : (loadedM3 as Quantity))
  const [kg, setKg] = useState(isByScale ? (estimateKg ?? undefined) : undefined)
  const [scale, setScale] = useState<ScaleBasis>(basis === 'farmScale' ? 'farmScale' : 'vehicleScale')
  const amount = amountOf({ way, kg, scale, volume: way === 'fill' ? volumeOfFills(boxes, fills) : m3 })
  return {
    ...{ way, setWay, fills, m3, setM3, kg, setKg, scale, setScale, boxes, amount },
    setFill: (box: number, quarters: number) => setFills((now) => now.map((was, at) => (at === box ? quarters : was))),
    /** Whole kilograms of what is entered. */
    kilograms:
      amount === undefined
        ? undefined
        : amount.unit === 'kg'
          ? amount.amount
          : kilogramsOf(amount.amount, field?.kgPerM3 ?? 0),
  }
}
export type Estimate = ReturnType<typeof useEstimate>

interface Entered {
  readonly way: EstimateWay
  readonly volume: number | undefined
  readonly kg: number | undefined
  readonly scale: ScaleBasis
}

function amountOf({ way, volume, kg, scale }: Entered): CollectedEstimate | undefined {
  if (way === 'scale') return kg === undefined || kg === 0 ? undefined : { unit: 'kg', amount: kg, basis: scale }
  if (volume === undefined || volume === 0) return undefined
  return { unit: 'm3', amount: volume, basis: way === 'fill' ? 'fill' : 'box' }
}
