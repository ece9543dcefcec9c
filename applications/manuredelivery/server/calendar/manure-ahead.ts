import { proposalsOf } from '@workspace/logistics/contract/calendar'
import { calendar, flocks } from '@workspace/logistics/server'
import type { AnswerOf, LocalDate } from '@workspace/portal/contract'
import { addDays, dayOf } from '@workspace/portal/contract'
import { handlersOf } from '@workspace/portal/server'
import { daysAhead, readManureAhead } from '../../contract/calendar/ahead-call.ts'
import type { ManureReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { ManureActor } from '../rights/manure-actor.ts'
import { storesOfHouses } from './stores-of-houses.ts'

const { reads } = handlersOf<ManureActor>()
const application = 'manuredelivery'

type Row = AnswerOf<typeof readManureAhead>['rows'][number]

export const readManureAheadHandler = reads(readManureAhead, async ({ host, actor, request }) => {
  const reader = host.database.reading
  const farms = await farmsThatShare(reader, actor)
  const today = dayOf(request.now)
  const rows = (await Promise.all(farms.map((farm) => aheadOf(reader, farm, today)))).flat()
  return { farms: farms.length, rows: rows.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0)) }
})

async function farmsThatShare(reader: ManureReader, { companies }: ManureActor) {
  if (companies.length === 0) return []
  const own = ownTables(reader)
  const links = own.selectFrom('manuredelivery_farm_link').select('account').where('active', '=', 1)
  return await own
    .selectFrom('logistics_account as account')
    .innerJoin('logistics_flock_share as share', 'share.account', 'account.id')
    .select(['account.id', 'account.name'])
    .where('share.application', '=', application)
    .where('account.closed', '=', 0)
    .where('account.id', 'in', links.where('company', 'in', companies))
    .orderBy('sort_name')
    .orderBy('account.id')
    .execute()
}

/** Entries of this application alone: what another one plans for the farm is not the office's to know. */
async function aheadOf(
  reader: ManureReader,
  { id, name }: { readonly id: string; readonly name: string },
  today: LocalDate,
): Promise<Row[]> {
  const span = { from: addDays(today, -30), to: addDays(today, daysAhead + 30) }
  const rows = await calendar.ofAccount(reader, id, { asMember: false, application, ...span })
  const entries = rows.map((row) => ({
    ...{ kind: row.kind as 'manureOut', from: row.from_day as LocalDate, to: row.to_day as LocalDate },
    state: row.state as 'planned' | 'done',
  }))
  const its = await flocks.ofAccount(reader, id)
  const last = addDays(today, daysAhead)
  const proposals = proposalsOf(its, { today, entries }).filter(({ kind, day }) => kind === 'manureOut' && day <= last)
  if (proposals.length === 0) return []
  const stores = ownTables(reader).selectFrom('manuredelivery_store').select('municipality').where('account', '=', id)
  const municipality = (await stores.where('removed', '=', 0).orderBy('id').executeTakeFirst())?.municipality ?? ''
  return (await storesOfHouses(reader, id, proposals)).map(({ house, day, store }) => ({
    ...{ account: id as Row['account'], farm: name, municipality, house, day, store: store as Row['store'] },
    birds: its.find((flock) => flock.house.toLowerCase() === house.toLowerCase())?.birds ?? 0,
  }))
}
