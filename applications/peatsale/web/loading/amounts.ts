/** What is in the vehicle, by line, in thousandths: bucketfuls, or all that it takes. */
import type { Quantity } from '@workspace/portal/contract'
import type { Load } from '../../contract/loads/load.ts'
import type { LoadEventData } from '../../contract/loads/load-event.ts'

export type Line = Load['lines'][number]
type LoadedLine = LoadEventData<'finishLoading'>['lines'][number]

/** What the loader has done to a line so far. */
export interface Filled {
  readonly line: Line
  readonly buckets: number
  /** Of one press: the loader's bucket, one piece, one tonne. */
  readonly step: Quantity
  /** The vehicle takes no more of it. */
  readonly isFull: boolean
  readonly stockpile: string | undefined
}

const onePiece = 1000
const oneTonne = 1_000_000

export function stepOf({ unit }: Line, bucket: number): Quantity {
  return (unit === 'm3' ? bucket : unit === 'pcs' ? onePiece : oneTonne) as Quantity
}

/** The vehicle's volume less what else is in it, at most what was planned with its tolerance (2.4). */
export function fullAmount({ line }: Filled, load: Load, others: readonly Filled[]): Quantity {
  if (line.unit !== 'm3') return line.planned
  const volume = (load.vehicle?.boxes ?? []).reduce((sum, { m3 }) => sum + m3, 0)
  if (volume === 0) return line.planned
  const taken = others.reduce((sum, other) => sum + (other.line.unit === 'm3' ? counted(other) : 0), 0)
  const most = line.planned + Math.floor((line.planned * line.tolerancePct) / 100)
  return Math.max(0, Math.min(volume - taken, most)) as Quantity
}

/** More than the vehicle takes, or than the order allows. */
export interface Excess {
  readonly of: 'truck' | 'order'
  readonly line: Line
  readonly amount: Quantity
  readonly most: Quantity
  readonly by: Quantity
}

/** Of what is in by now; a full box is never too much. */
export function excessOf(load: Load, all: readonly Filled[]): Excess | undefined {
  for (const filled of all) {
    const { line } = filled
    const amount = amountOf(filled, load, all)
    const most = line.planned + Math.floor((line.planned * line.tolerancePct) / 100)
    if (amount > most) return excess('order', line, { amount, most })
  }
  const volume = (load.vehicle?.boxes ?? []).reduce((sum, { m3 }) => sum + m3, 0)
  const inCubicMetres = all.filter(({ line }) => line.unit === 'm3')
  const amount = inCubicMetres.reduce((sum, filled) => sum + amountOf(filled, load, all), 0)
  const [first] = inCubicMetres
  return first !== undefined && volume > 0 && amount > volume
    ? excess('truck', first.line, { amount, most: volume })
    : undefined
}

function excess(of: Excess['of'], line: Line, { amount, most }: { amount: number; most: number }): Excess {
  return { of, line, amount: amount as Quantity, most: most as Quantity, by: (amount - most) as Quantity }
}

/** As it is after one more press on a line. */
export function withOneMore(all: readonly Filled[], line: string): readonly Filled[] {
  return all.map((filled) =>
    filled.line.id === line ? { ...filled, isFull: false, buckets: filled.buckets + 1 } : filled,
  )
}

function counted({ buckets, step }: Filled): number {
  return buckets * step
}

export function amountOf(filled: Filled, load: Load, all: readonly Filled[]): Quantity {
  if (!filled.isFull) return counted(filled) as Quantity
  return fullAmount(
    filled,
    load,
    all.filter(({ line }) => line.id !== filled.line.id),
  )
}

/** A load of one line without a bucketful is a full one; of several, those that were filled are told. */
export function loadedLines(load: Load, all: readonly Filled[]): readonly LoadedLine[] {
  const isEmpty = all.every(({ buckets, isFull }) => buckets === 0 && !isFull)
  const told = isEmpty ? all.map((filled) => ({ ...filled, isFull: true })) : all
  return told
    .filter(({ buckets, isFull }) => isFull || buckets > 0)
    .map((filled) => ({
      line: filled.line.id,
      quantity: amountOf(filled, load, told),
      basis: basisOf(filled),
      ...(filled.buckets > 0 ? { buckets: filled.buckets, bucketSize: filled.step } : {}),
      ...(filled.stockpile === undefined ? {} : { stockpile: filled.stockpile }),
    }))
}

function basisOf({ line, isFull }: Filled): LoadedLine['basis'] {
  if (line.unit === 'pcs') return 'pieces'
  if (line.unit === 'kg') return 'weight'
  return isFull ? 'box' : 'buckets'
}
