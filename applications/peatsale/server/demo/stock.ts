/** What lay in the piles when the year began, what was produced, and what was lost (chapter 6). */
import type { LocalDate } from '@workspace/portal/contract'
import { addDays, momentAt } from '@workspace/portal/contract'
import type { DemoPile, DemoSwamp, DemoWorld } from './world.ts'
import { monthsBefore } from './year-load.ts'

/** Peat is milled from May to August. */
const summer = ['05', '06', '07', '08']

export function yearStock(world: DemoWorld): void {
  const months = monthsBefore(world.today)
  const [first = world.today] = months
  const last = months.at(-1) ?? world.today
  for (const swamp of world.swamps) {
    for (const pile of swamp.piles) {
      const moved = (m3: number) => Math.round(m3 * pile.share * 1000)
      move(world, swamp, { pile, type: 'survey', quantity: moved(swamp.opening), day: first })
      for (const month of months.filter((day) => summer.includes(day.slice(5, 7)))) {
        const day = addDays(month, 24)
        move(world, swamp, { pile, type: 'production', quantity: moved(swamp.produced / summer.length), day })
      }
      move(world, swamp, { pile, type: 'loss', quantity: -moved(swamp.loss), day: addDays(last, 24) })
    }
    if (swamp.store) move(world, swamp, { pile: swamp.store, type: 'survey', quantity: 400_000, day: last })
  }
}

interface Moved {
  readonly pile: DemoPile
  readonly type: string
  readonly quantity: number
  readonly day: LocalDate
}

function move(
  { random, rows, balances }: DemoWorld,
  { loader }: DemoSwamp,
  { pile, type, quantity, day }: Moved,
): void {
  const at = momentAt(day, 5, 0).toISOString()
  const row = { id: random.id(), stockpile: pile.id, type, quantity, ref: pile.id, who: loader.id, at, note: '' }
  rows.add('peatsale_stock_movement', row)
  balances.add(pile.id, quantity)
}
