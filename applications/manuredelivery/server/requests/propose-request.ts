/** A filled draft: what was offered the last time, and the days that the flocks of the house lead one to expect (6.4, 7.5). */
import { proposalsOf } from '@workspace/logistics/contract/calendar'
import { calendar, flocks } from '@workspace/logistics/server'
import type { AnswerOf, InputOf, LocalDate } from '@workspace/portal/contract'
import { addDays, dayOf } from '@workspace/portal/contract'
import { handlersOf } from '@workspace/portal/server'
import { proposeRequest } from '../../contract/requests/propose-call.ts'
import { storesOfHouses } from '../calendar/stores-of-houses.ts'
import type { StoredRequest } from '../database/stored-rows.ts'
import type { ManureReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { companiesOfFarm } from '../farms/farm-scope.ts'
import type { ManureActor } from '../rights/manure-actor.ts'
import { requestRolesOf, requestsSeenBy, seesRequest } from '../rights/request-roles.ts'
import { askedDeclarations, storedRequest } from './request-rows.ts'

const { reads } = handlersOf<ManureActor>()
const application = 'manuredelivery'

type Draft = AnswerOf<typeof proposeRequest>['draft']
type Asked = InputOf<typeof proposeRequest>

export const proposeRequestHandler = reads(proposeRequest, async ({ host, actor, request }, asked, refuse) => {
  const reader = host.database.reading
  const companies = await companiesOfFarm(reader, actor, asked.account)
  const stores = await storesOf(reader, asked.account)
  const earlier = await earlierOf(reader, actor, asked)
  const isMissing = asked.store !== undefined && !stores.includes(asked.store)
  const [first] = companies ?? []
  if (companies === undefined || first === undefined || earlier === 'missing' || isMissing) throw refuse('not_found')
  const company = companies.find(({ id }) => id === earlier?.company) ?? first
  const last = earlier?.store ?? null
  const store = asked.store ?? (last !== null && stores.includes(last) ? last : stores.length === 1 ? stores[0] : null)
  const type = await typeInUse(reader, earlier?.type ?? null)
  const draft = {
    ...{ company: company.id as Draft['company'], store: (store ?? null) as Draft['store'] },
    ...{ type: (type?.id ?? null) as Draft['type'], estimate: estimateOf(earlier) },
    ...(await daysFor(reader, actor, { ...asked, store: store ?? null, today: dayOf(request.now) })),
    loaderAvailable: earlier === undefined || earlier.loader_available === 1,
    ...{ instructions: earlier?.instructions ?? '', contactName: earlier?.contact_name ?? '' },
    contactTelephone: earlier?.contact_phone ?? '',
  }
  return { draft, declarationsAsked: [...askedDeclarations(type)] }
})

async function storesOf(reader: ManureReader, account: string): Promise<readonly string[]> {
  const stores = ownTables(reader).selectFrom('manuredelivery_store').select('id').where('account', '=', account)
  return (await stores.where('removed', '=', 0).orderBy('name').orderBy('id').execute()).map(({ id }) => id)
}

/** The named request, else the last one that was sent, from the store where one is named. */
async function earlierOf(
  reader: ManureReader,
  actor: ManureActor,
  { account, like, store }: Asked,
): Promise<StoredRequest | undefined | 'missing'> {
  if (like !== undefined) {
    const named = await storedRequest(reader, like)
    const isSeen = named?.account === account && seesRequest(requestRolesOf(actor, named))
    return isSeen ? named : 'missing'
  }
  let sent = ownTables(reader)
    .selectFrom('manuredelivery_request')
    .selectAll()
    .where((of) => requestsSeenBy(actor, of))
    .where('account', '=', account)
    .where('submitted_at', 'is not', null)
  if (store !== undefined) sent = sent.where('store', '=', store)
  return await sent.orderBy('submitted_at', 'desc').orderBy('id').limit(1).executeTakeFirst()
}

async function typeInUse(reader: ManureReader, id: string | null) {
  if (id === null) return undefined
  const types = ownTables(reader).selectFrom('manuredelivery_type').select(['id', 'declarations']).where('id', '=', id)
  return await types.where('active', '=', 1).executeTakeFirst()
}

function estimateOf(earlier: StoredRequest | undefined): Draft['estimate'] {
  if (earlier === undefined || earlier.estimate === null || earlier.estimate_unit === '') return null
  return { unit: earlier.estimate_unit as 'm3' | 'kg', amount: earlier.estimate }
}

interface Days {
  readonly account: string
  readonly store: string | null
  readonly on?: LocalDate | undefined
  readonly today: LocalDate
}

/** Out before the bedding of the next flock comes. What the reader sees no flocks of begins today. */
async function daysFor(reader: ManureReader, actor: ManureActor, { account, store, on, today }: Days) {
  const named = on !== undefined && on > today ? on : today
  const proposals = store === null ? [] : await proposalsFor(reader, actor, { account, store, today })
  const out = proposals.find(({ kind, day }) => kind === 'manureOut' && (on === undefined || day === on))
  if (out === undefined) return { readyFrom: named, mustBeOutBy: null }
  const next = proposals.find(({ kind, day, house }) => kind === 'beddingIn' && house === out.house && day > out.day)
  return { readyFrom: out.day, mustBeOutBy: next === undefined ? null : addDays(next.day, -1) }
}

async function proposalsFor(
  reader: ManureReader,
  actor: ManureActor,
  { account, store, today }: { readonly account: string; readonly store: string; readonly today: LocalDate },
) {
  const asMember = actor.accounts.includes(account)
  if (!asMember && !(await flocks.sharedWith(reader, account)).includes(application)) return []
  const span = { from: addDays(today, -30), to: addDays(today, daysAhead) }
  const rows = await calendar.ofAccount(reader, account, { asMember, application, ...span })
  const entries = rows.map((row) => ({
    ...{ kind: row.kind as 'manureOut' | 'beddingIn', from: row.from_day as LocalDate, to: row.to_day as LocalDate },
    state: row.state as 'planned' | 'done',
  }))
  const proposals = proposalsOf(await flocks.ofAccount(reader, account), { today, entries })
  return (await storesOfHouses(reader, account, proposals)).filter((proposal) => proposal.store === store)
}

const daysAhead = 365
