/** What the loader has done to each line of a load, and the truck that came for one that has none. */
import type { AnswerOf } from '@workspace/portal/contract'
import { useState } from 'react'
import type { readLoaderDay } from '../../contract/loading/calls.ts'
import type { Load } from '../../contract/loads/load.ts'
import type { Filled } from './amounts.ts'
import { stepOf } from './amounts.ts'

type Day = AnswerOf<typeof readLoaderDay>
type Chosen = Partial<Pick<Filled, 'isFull' | 'stockpile'>>

/** By line, for as long as the page lives: whoever looks at the queue in between finds the pad as it was left. */
const chosenBefore = new Map<string, Chosen>()

export function useFilled(load: Load, day: Day, bucket: number) {
  const [at, setAt] = useState(load.lines[0]?.id)
  const [chosen, setChosen] = useState<ReadonlyMap<string, Chosen>>(() => new Map(chosenBefore))
  const all = load.lines.map((line): Filled => {
    const piles = day.piles.filter(({ products }) => products.includes(line.product.id))
    const planned = piles.find(({ id }) => id === line.stockpile?.id) ?? (piles.length === 1 ? piles[0] : undefined)
    return {
      ...{ line, buckets: line.buckets, step: stepOf(line, bucket), isFull: false, stockpile: planned?.id },
      ...chosen.get(line.id),
    }
  })
  const current = all.find(({ line }) => line.id === at) ?? all[0]
  const set = (changed: Chosen) => {
    if (current === undefined) return
    chosenBefore.set(current.line.id, { ...chosen.get(current.line.id), ...changed })
    setChosen(new Map(chosenBefore))
  }
  return { all, current, choose: setAt, set }
}

/** What the loader sees is sent with Done. */
export function useTruck(given: Load, day: Day) {
  const [chosen, setChosen] = useState<{ readonly id: string | undefined }>()
  const vehicle = given.vehicle ?? day.recentVehicles.find(({ id }) => id === chosen?.id) ?? null
  return {
    load: { ...given, vehicle },
    /** The loader has said that it is none of those. */
    isUnknown: chosen !== undefined && chosen.id === undefined,
    choose: (id: string | undefined) => setChosen({ id }),
  }
}
