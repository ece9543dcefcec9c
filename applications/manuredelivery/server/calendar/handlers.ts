import { proposalsOf } from '@workspace/logistics/contract/calendar'
import { calendar, flocks } from '@workspace/logistics/server'
import type { LocalDate } from '@workspace/portal/contract'
import { dayOf } from '@workspace/portal/contract'
import { handlersOf } from '@workspace/portal/server'
import { readCalendar, removeFlock, saveFlock, shareFlocks } from '../../contract/calendar/calls.ts'
import type { ManureReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { companiesOfFarm } from '../farms/farm-scope.ts'
import { publishFarm } from '../farms/save-farm.ts'
import type { ManureActor } from '../rights/manure-actor.ts'
import { storesOfHouses } from './stores-of-houses.ts'

const { reads, writes } = handlersOf<ManureActor>()
const application = 'manuredelivery'

const readCalendarHandler = reads(readCalendar, async ({ host, actor, request }, { account, from, to }, refuse) => {
  const reader = host.database.reading
  if ((await companiesOfFarm(reader, actor, account)) === undefined) throw refuse('not_found')
  const asMember = actor.accounts.includes(account)
  const isShared = (await flocks.sharedWith(reader, account)).includes(application)
  const rows = await calendar.ofAccount(reader, account, { asMember, application, from, to })
  const seen = await requestsSeen(
    reader,
    actor,
    rows.filter((row) => row.application === application),
  )
  const entries = rows
    .filter((row) => asMember || seen.has(row.ref))
    .map((row) => ({
      ...{ kind: row.kind as 'manureOut' | 'beddingIn', from: row.from_day as LocalDate, to: row.to_day as LocalDate },
      ...{ state: row.state as 'planned' | 'done', request: seen.get(row.ref) ?? null },
    }))
  if (!asMember && !isShared) return { flocks: null, entries, proposals: [], isShared }
  const its = await flocks.ofAccount(reader, account)
  const proposals = proposalsOf(its, { today: dayOf(request.now), entries }).filter(
    ({ day }) => from <= day && day <= to,
  )
  return { flocks: [...its], entries, proposals: await storesOfHouses(reader, account, proposals), isShared }
})

/** Requests of the entries that the reader sees: a member those of the farm, an office those of its companies. */
async function requestsSeen(reader: ManureReader, actor: ManureActor, rows: readonly { readonly ref: string }[]) {
  if (rows.length === 0) return new Map<string, string>()
  const requests = ownTables(reader).selectFrom('manuredelivery_request').select(['id', 'account', 'company'])
  const found = await requests
    .where(
      'id',
      'in',
      rows.map(({ ref }) => ref),
    )
    .execute()
  const isSeen = (row: (typeof found)[number]) =>
    actor.accounts.includes(row.account) || actor.companies.includes(row.company)
  return new Map(found.filter(isSeen).map(({ id }) => [id, id]))
}

const saveFlockHandler = writes(saveFlock, {
  write: async ({ host, actor, transaction, request }, given, refuse) => {
    const { id, version, account, site } = given
    const stored = await flocks.read(transaction, id)
    const isThere = stored === undefined ? version === 0 : stored.account === account
    if (!actor.accounts.includes(account) || !isThere) throw refuse('not_found')
    const sites = ownTables(transaction).selectFrom('logistics_site').select('id').where('account', '=', account)
    const isSite = (await sites.where('id', '=', site).where('removed', '=', 0).executeTakeFirst()) !== undefined
    if (!isSite) throw refuse('invalid_input', { fields: ['site'] })
    const written = await flocks.save(transaction, { ...given, isNew: stored === undefined, now: request.now })
    if (written === undefined) throw refuse('modified_elsewhere')
    await publishFarm(host, transaction, account)
    return { id, version: written }
  },
  onUniqueViolation: async (_, _given, refuse) => {
    throw refuse('modified_elsewhere')
  },
})

const removeFlockHandler = writes(removeFlock, {
  write: async ({ host, actor, transaction }, { id, version }, refuse) => {
    const stored = await flocks.read(transaction, id)
    if (stored === undefined || !actor.accounts.includes(stored.account)) throw refuse('not_found')
    if (!(await flocks.remove(transaction, { id, version }))) throw refuse('modified_elsewhere')
    await publishFarm(host, transaction, stored.account)
    return {}
  },
})

const shareFlocksHandler = writes(shareFlocks, {
  write: async ({ host, actor, transaction }, { account, isShared }, refuse) => {
    if (!actor.accounts.includes(account)) throw refuse('not_found')
    await flocks.share(transaction, { account, application, isShared })
    await publishFarm(host, transaction, account)
    return {}
  },
})

export const calendarHandlers = {
  readCalendar: readCalendarHandler,
  saveFlock: saveFlockHandler,
  removeFlock: removeFlockHandler,
  shareFlocks: shareFlocksHandler,
}
