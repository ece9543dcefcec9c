/** Who did what to an order or a load, and when, for the office. */
import type { Host } from '@workspace/portal/server'
import { answersOf, keysetPage, readPage } from '@workspace/portal/server'
import type { EventRow } from '../../contract/events/event-row.ts'
import { readLoadEvents } from '../../contract/loads/calls.ts'
import { readOrderEvents } from '../../contract/orders/calls.ts'
import { ownTables } from '../database/tables.ts'
import { storedLoad } from '../loads/stored-load.ts'
import { namesOf } from '../orders/order-details.ts'
import { storedOrder } from '../orders/read-order.ts'
import { orderRolesOf } from '../rights/order-roles.ts'
import type { PeatActor } from '../rights/peat-actor.ts'

const { reads } = answersOf<PeatActor>()

export const readOrderEventsAnswer = reads(readOrderEvents, async ({ host, actor }, { id, cursor }, refuse) => {
  const order = await storedOrder(host.database.reading, id)
  const roles = order ? orderRolesOf(actor, order) : []
  if (!roles.some((role) => role === 'officeOwn' || role === 'superadmin')) throw refuse('not_found')
  return await eventsOf(host, id, cursor)
})

export const readLoadEventsAnswer = reads(readLoadEvents, async ({ host, actor }, { id, cursor }, refuse) => {
  const load = await storedLoad(host.database.reading, id)
  if (!load || !actor.sellers.includes(load.seller)) throw refuse('not_found')
  return await eventsOf(host, id, cursor)
})

const newestFirst = { sort: 'seq', direction: 'desc', numeric: true, limit: 50 } as const

async function eventsOf(host: Host, of: string, cursor: string): Promise<{ rows: EventRow[]; cursor: string }> {
  const events = ownTables(host.database.reading).selectFrom('peatsale_event').selectAll().where('of_id', '=', of)
  const page = await readPage(
    { ...newestFirst, cursor },
    (at) => keysetPage(events, { ...at, key: 'seq', direction: 'desc' }).execute(),
    ({ seq, id }) => ({ key: seq, id }),
  )
  const names = await namesOf(
    { host },
    page.rows.map(({ actor }) => actor),
  )
  const rows = page.rows.map((event) => ({
    id: event.id,
    kind: event.kind,
    who: names.get(event.actor) ?? '',
    role: event.role,
    at: event.server_time,
    deviceAt: event.device_time,
    result: event.result === 'flagged' ? ('flagged' as const) : ('applied' as const),
    flag: event.flag,
    words: wordsOf(event.data),
  }))
  return { rows, cursor: page.cursor }
}

/** The first of the words that people write with a command. */
function wordsOf(data: string): string {
  const said: unknown = JSON.parse(data)
  if (typeof said !== 'object' || said === null) return ''
  const found = ['reason', 'words', 'text', 'overbookReason', 'creditReason']
    .map((name) => Reflect.get(said, name))
    .find((text) => typeof text === 'string')
  return found ?? ''
}
