/** W8: how many truck loads an estimate is. */
import { kgOf } from './weights.ts'

export interface LoadEstimate {
  /** Thousandths; read where no kilograms are given. */
  readonly m3?: number
  readonly kg?: number
  readonly kgPerM3: number
  /** Room of the truck's boxes, thousandths of m³; null: not a limit. */
  readonly boxM3: number | null
  readonly payloadKg: number | null
}

export interface PlannedLoads {
  /** What one truck takes; null without a limit. */
  readonly perLoadKg: number | null
  readonly loads: readonly number[]
}

/** All full but the last; one load where the truck has no limit. @returns kilograms */
export function planLoads({ m3 = 0, kg, kgPerM3, boxM3, payloadKg }: LoadEstimate): PlannedLoads {
  const total = kg ?? kgOf(m3, kgPerM3)
  const limits = [boxM3 === null ? null : Math.floor((boxM3 * kgPerM3) / 1000), payloadKg]
  const perLoadKg = Math.min(...limits.map((limit) => limit ?? Number.POSITIVE_INFINITY))
  if (!Number.isFinite(perLoadKg) || perLoadKg < 1) return { perLoadKg: null, loads: [total] }
  const count = Math.ceil(total / perLoadKg)
  return { perLoadKg, loads: Array.from({ length: count }, (_, at) => Math.min(perLoadKg, total - at * perLoadKg)) }
}
