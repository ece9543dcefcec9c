/** What may be done with a record, by its weight: one primary act, a few beside it, the rest in a menu. */

import type { Direction } from '@workspace/logistics/contract'
export interface Act {
  readonly name: string
  readonly label: string
  readonly turn: Direction
  /** Nothing goes on before it is done: it comes before every other. */
  readonly isDue?: boolean
  /** Of an act that is a page of its own. */
  readonly href?: string
  readonly onPress?: () => void
}

export interface ArrangedActs {
  readonly primary: Act | undefined
  readonly beside: readonly Act[]
  readonly menu: readonly Act[]
  /** Apart, and red. */
  readonly ends: readonly Act[]
}

/** As many beside the primary as a glance takes in. */
const room = 3
const weights: Readonly<Record<Direction, number>> = { on: 0, stays: 1, back: 2, ends: 3 }

/** Acts of one weight keep the order that they are given in. */
export function arrangedActs(acts: readonly Act[]): ArrangedActs {
  const primary = acts.find(({ isDue }) => isDue === true) ?? acts.find(({ turn }) => turn === 'on')
  const ends = acts.filter(({ turn }) => turn === 'ends')
  const rest = acts
    .filter((act) => act !== primary && act.turn !== 'ends')
    .toSorted((one, other) => weights[one.turn] - weights[other.turn])
  // A menu of one would be a press for nothing.
  const shown = rest.length === room + 1 && ends.length === 0 ? rest.length : room
  return { primary, beside: rest.slice(0, shown), menu: rest.slice(shown), ends }
}
