/** Papers of what goes on now and of the last weeks: those that somebody who signs in to the demo opens first. */
import type { PersonCard } from '@workspace/portal/contract'
import { addDays } from '@workspace/portal/contract'
import type { PeatTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { issueConfirmation, issueDeliveryNote, issueWaybill } from '../documents/issue.ts'
import type { DemoPlace } from './world.ts'

/** A year of papers would keep the first start waiting, and the drawing thread busy for minutes. */
const weeksBack = 2

const bound = ['confirmed', 'on_hold', 'in_delivery', 'delivered', 'closed'] as const
const loadedOnce = ['loaded', 'delivered', 'verified', 'locked', 'failed'] as const
const brought: readonly string[] = ['delivered', 'verified', 'locked']

/** Orders, loads and events are stored by now. The letters of these papers have been read long ago. */
export async function issuePapers(transaction: PeatTransaction, place: DemoPlace): Promise<void> {
  const own = ownTables(transaction)
  const host = { people: { cards: async (of: object) => cardsOf(place, of) } }
  const since = addDays(place.today, -7 * weeksBack)
  const loads = await own
    .selectFrom('peatsale_load')
    .select(['id', 'order_id', 'state', 'driver', 'loaded_at', 'delivered_at'])
    .where('state', 'in', loadedOnce)
    .where('day', '>=', since)
    .orderBy('loaded_at')
    .orderBy('id')
    .execute()
  const living = own.selectFrom('peatsale_order').select(['id', 'state', 'confirmed_at', 'confirmed_by'])
  const orders = await living.where('state', 'in', bound).orderBy('number').execute()
  for (const { id, state, confirmed_at, confirmed_by: by } of orders) {
    const isRecent = state !== 'closed' || loads.some(({ order_id }) => order_id === id)
    if (confirmed_at !== null && isRecent) {
      await issueConfirmation(transaction, { host, order: id, now: new Date(confirmed_at), by })
    }
  }
  for (const { id, state, driver, loaded_at, delivered_at } of loads) {
    const issuing = { host, load: id, now: new Date(delivered_at ?? loaded_at ?? place.now), by: driver ?? '' }
    await issueWaybill(transaction, issuing)
    if (brought.includes(state)) await issueDeliveryNote(transaction, issuing)
  }
  await own.updateTable('peatsale_document').set({ letter: '' }).execute()
}

/** They are not in the database yet for whoever reads beside the transaction. */
function cardsOf({ person }: DemoPlace, of: object): readonly PersonCard[] {
  const ids: readonly string[] = 'ids' in of ? (of.ids as readonly string[]) : []
  return crew.map((username) => person(username)).filter(({ id }) => ids.includes(id))
}

const numbered = (name: string, most: number, digits: number) =>
  Array.from({ length: most }, (_, at) => `${name}_${String(at + 1).padStart(digits, '0')}`)
const crew = [...numbered('demo_kuski', 10, 2), ...numbered('demo_kuljadmin', 5, 1), ...numbered('demo_lastaaja', 6, 1)]
