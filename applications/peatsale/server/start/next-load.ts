/** What the own work or the own waiting goes on with: on its way first, then what is planned soonest. */
import { dayOf } from '@workspace/portal/contract'
import { isOfDay, isOfEarlierDay } from '../../contract/loads/planned-day.ts'
import type { PeatReader, PeatTables } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { boughtRows } from '../rights/bought.ts'
import type { PeatActor } from '../rights/peat-actor.ts'

/** A driver's own next load, else the next one of the own accounts. */
export async function nextLoad(
  reader: PeatReader,
  actor: PeatActor,
  now: Date,
): Promise<PeatTables['peatsale_load'] | undefined> {
  const isDriver = actor.roles.has('driver')
  if (!isDriver && actor.accounts.length === 0) return undefined
  const soon = ['assigned', 'loading', 'loaded', ...(isDriver ? [] : ['planned', 'open'])]
  const found = ownTables(reader).selectFrom('peatsale_load').selectAll().where('state', 'in', soon)
  const mine = isDriver
    ? found.where('driver', '=', actor.id)
    : found.where(boughtRows(actor, { customer: 'customer', seller: 'seller' }))
  // A load that has a week alone has an empty day, and comes after those of a day.
  const dated = mine.orderBy((load) => load('day', '=', ''))
  const rows = await dated.orderBy('week').orderBy('day').orderBy('slot_from').orderBy('number').limit(50).execute()
  const today = dayOf(now)
  return (
    rows.find(({ state }) => state === 'loaded') ??
    rows.find(({ state }) => state === 'loading') ??
    (isDriver
      ? // As on the driver's day: what earlier days have left comes after what this one brings, and before all later ones.
        (rows.find((load) => isOfDay(load, today)) ?? rows.find((load) => isOfEarlierDay(load, today)))
      : rows.find(({ day }) => day >= today)) ??
    rows[0]
  )
}
