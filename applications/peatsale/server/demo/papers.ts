/** Papers of the year and of what goes on now, as they would have been issued: a list of them is alive for each customer and office. */
import type { PersonCard } from '@workspace/portal/contract'
import type { PeatTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { issueConfirmation, issueDeliveryNote, issueWaybill } from '../documents/issue.ts'
import { paperDesk } from './paper-desk.ts'
import type { DemoPlace } from './world.ts'

const bound = ['confirmed', 'on_hold', 'in_delivery', 'delivered', 'closed'] as const
const loadedOnce = ['loaded', 'delivered', 'verified', 'locked', 'failed'] as const
const brought: readonly string[] = ['delivered', 'verified', 'locked']

/**
 * Orders, loads and events are stored by now. The letters of these papers have been read long ago; two thousand PDFs would keep the
 * drawing thread busy for minutes, so each is drawn when somebody opens it.
 */
export async function issuePapers(transaction: PeatTransaction, place: DemoPlace): Promise<void> {
  const own = ownTables(transaction)
  const host = { people: { cards: async (of: object) => cardsOf(place, of) } }
  const context = await paperDesk(transaction)
  const common = { host, context }
  const orders = own.selectFrom('peatsale_order').select(['id', 'confirmed_at', 'confirmed_by as by'])
  for (const { id, confirmed_at, by } of await orders.where('state', 'in', bound).orderBy('number').execute()) {
    if (confirmed_at === null) continue
    await issueConfirmation(transaction, { ...common, order: id, now: new Date(confirmed_at), by })
  }
  const loads = own.selectFrom('peatsale_load').select(['id', 'state', 'driver', 'loaded_at', 'delivered_at'])
  const loaded = await loads.where('state', 'in', loadedOnce).orderBy('loaded_at').orderBy('id').execute()
  for (const { id, state, driver, loaded_at, delivered_at } of loaded) {
    const issuing = { ...common, load: id, now: new Date(delivered_at ?? loaded_at ?? place.now), by: driver ?? '' }
    await issueWaybill(transaction, issuing)
    if (brought.includes(state)) await issueDeliveryNote(transaction, issuing)
  }
  await context.store()
}

/** They are not in the database yet for whoever reads beside the transaction. */
function cardsOf({ person }: DemoPlace, of: object): readonly PersonCard[] {
  const ids: readonly string[] = 'ids' in of ? (of.ids as readonly string[]) : []
  return crew.map((username) => person(username)).filter(({ id }) => ids.includes(id))
}

const numbered = (name: string, most: number, digits: number) =>
  Array.from({ length: most }, (_, at) => `${name}_${String(at + 1).padStart(digits, '0')}`)
const crew = [...numbered('demo_kuski', 10, 2), ...numbered('demo_kuljadmin', 5, 1), ...numbered('demo_lastaaja', 6, 1)]
