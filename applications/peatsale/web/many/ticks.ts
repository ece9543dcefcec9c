/** Which loads of a list are ticked: those that the office may still give, offer or move. */
import { useState } from 'react'
import type { LoadRow } from '../../contract/loads/load-row.ts'

export interface Ticks {
  /** As the list knows them now. */
  readonly loads: readonly LoadRow[]
  readonly has: (id: string) => boolean
  readonly tick: (load: LoadRow, isTicked: boolean) => void
  readonly set: (loads: readonly LoadRow[]) => void
}

const changeable: readonly LoadRow['state'][] = ['planned', 'open', 'assigned']

export function isTickable({ state }: LoadRow): boolean {
  return changeable.includes(state)
}

export function useTicks(rows: readonly LoadRow[]): Ticks {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const loads = rows.filter((load) => ticked.has(load.id) && isTickable(load))
  return {
    loads,
    has: (id) => ticked.has(id),
    tick: ({ id }, isTicked) =>
      setTicked(new Set(isTicked ? [...ticked, id] : [...ticked].filter((each) => each !== id))),
    set: (chosen) => setTicked(new Set(chosen.map(({ id }) => id))),
  }
}
