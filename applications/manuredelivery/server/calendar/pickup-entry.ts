/** A pickup request in the farm's calendar: planned from the acceptance on, done once it is collected (6.4). */
import { calendar } from '@workspace/logistics/server'
import type { IsoWeek, LocalDate } from '@workspace/portal/contract'
import { dayOf, daysOf } from '@workspace/portal/contract'
import type { StoredConsignment } from '../database/stored-rows.ts'
import type { ManureTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'

const application = 'manuredelivery'
const ahead: readonly string[] = ['accepted', 'on_hold', 'collecting']
const over: readonly string[] = ['completed', 'closed']
const gone: readonly string[] = ['cancelled', 'failed', 'refused']

/** In the transaction of what changed the request or one of its consignments. */
export async function putPickupEntry(
  transaction: ManureTransaction,
  id: string,
  consignments: readonly StoredConsignment[],
): Promise<void> {
  const request = await ownTables(transaction)
    .selectFrom('manuredelivery_request')
    .select(['account', 'state', 'week', 'day'])
    .where('id', '=', id)
    .executeTakeFirst()
  const isOver = request !== undefined && over.includes(request.state)
  if (request === undefined || (!isOver && !ahead.includes(request.state))) {
    await calendar.remove(transaction, { application, ref: id })
    return
  }
  const own = consignments.filter(({ state }) => !gone.includes(state)).flatMap(daysOfConsignment)
  const days = (own.length > 0 ? own : plannedDays(request)).toSorted()
  const [from, to] = [days[0], days.at(-1)]
  if (from === undefined || to === undefined) return
  const entry = { application, ref: id, account: request.account, kind: 'manureOut', from_day: from, to_day: to }
  await calendar.put(transaction, { ...entry, state: isOver ? 'done' : 'planned' })
}

/** The day of the collection, else when it is planned. */
function daysOfConsignment({ collected_at, week, day }: StoredConsignment): readonly LocalDate[] {
  return collected_at === null ? plannedDays({ week, day }) : [dayOf(new Date(collected_at))]
}

function plannedDays({ week, day }: { readonly week: string; readonly day: string }): readonly LocalDate[] {
  if (day !== '') return [day as LocalDate]
  return week === '' ? [] : [...daysOf(week as IsoWeek)]
}
