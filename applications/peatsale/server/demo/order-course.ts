/** What the loads of an order say of it, event by event (2.3). */
import { movesOf } from '../loads/derive-order.ts'
import type { ToldLoad } from './load-steps.ts'
import type { ToldOrder } from './send-order.ts'
import type { OrderStory } from './stories.ts'

export const brought = ['delivered', 'verified', 'locked']
const underWay = ['loading', 'loaded', 'delivered']

/** The same moves that the server makes after each event of a load (2.3). */
export function derive({ row, line, history }: ToldOrder, loads: readonly ToldLoad[], { seller }: OrderStory): void {
  const turns = loads.flatMap(({ turns: all }) => all).toSorted((a, b) => a.at.getTime() - b.at.getTime())
  const states = new Map<string, string>()
  const sumOf = (of: (load: ToldLoad) => number, counts: (state: string) => boolean) =>
    loads.reduce((sum, load) => sum + (counts(states.get(load.row.id) ?? '') ? of(load) : 0), 0)
  const delivered = () =>
    sumOf(
      (load) => load.story.brought,
      (state) => brought.includes(state),
    )
  const isDone = () => (line.ordered - delivered()) * 100 <= line.ordered * line.tolerance_pct
  const follow = (at: Date, load: string, entered: boolean) => {
    const nothingRemains = line.is_closed === 1 || isDone()
    for (const move of movesOf(row.state ?? '', { states: [...states.values()], nothingRemains, entered })) {
      history.tell({ kind: move.when, state: move.to, at, data: { load }, keepsVersion: true })
      Object.assign(row, { state: move.to, changed_at: at.toISOString() })
    }
  }
  const isOver = () =>
    loads.every(({ row: { id } }) => ['verified', 'failed', 'cancelled'].includes(states.get(id) ?? ''))
  for (const { at, load, state } of turns) {
    states.set(load, state)
    if (state !== 'planned') follow(at, load, underWay.includes(state))
    if (!isOver() || row.state !== 'in_delivery' || isDone()) continue
    // Less came than was ordered, and nothing more is to come.
    Object.assign(line, { is_closed: 1 })
    const data = { reason: 'Loput siirtyvät seuraavaan tilaukseen' }
    history.tell({ kind: 'closeRemainder', state: 'delivered', at, actor: seller.office.id, role: 'officeOwn', data })
    Object.assign(row, { state: 'delivered' })
  }
  const sums = {
    planned: sumOf(
      ({ story }) => story.planned,
      (state) => state !== 'failed' && state !== 'cancelled',
    ),
    loaded: sumOf(
      ({ line: { loaded } }) => loaded ?? 0,
      (state) => state !== 'failed' && state !== 'cancelled',
    ),
    ...{
      delivered: delivered(),
      billed: sumOf(
        ({ line: { billed } }) => billed ?? 0,
        (state) => brought.includes(state),
      ),
    },
  }
  Object.assign(line, sums)
}
