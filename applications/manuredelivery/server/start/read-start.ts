import { dayOf } from '@workspace/portal/contract'
import type { Host } from '@workspace/portal/server'
import { handlersOf } from '@workspace/portal/server'
import { readStart } from '../../contract/start/calls.ts'
import { consignmentRow, relatedOfConsignments, rolesIn } from '../consignments/listed-consignments.ts'
import type { StoredConsignment } from '../database/stored-rows.ts'
import type { ManureReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { ManureActor } from '../rights/manure-actor.ts'
import { waitingCounts } from './waiting-counts.ts'

const { reads } = handlersOf<ManureActor>()

export const readStartHandler = reads(readStart, async ({ host, actor, request: { now } }) => {
  const reader = host.database.reading
  const [companies, accounts, around, waiting, next, toConfirm] = await Promise.all([
    companiesOf(reader, actor),
    accountsOf(reader, actor),
    placesOf(host, actor),
    waitingCounts(reader, actor, now),
    nextOf(reader, actor, dayOf(now)),
    toConfirmOf(reader, actor),
  ])
  const rows = [...(next === undefined ? [] : [next]), ...toConfirm]
  const related = await relatedOfConsignments({ host, reader, actor }, rows)
  const shown = (row: StoredConsignment) => consignmentRow(row, related, rolesIn(actor, row, related))
  const phones = companies.filter(({ phone, isTied }) => isTied && phone !== '')
  return {
    roles: [...actor.roles],
    companies: companies.filter(({ isOwn }) => isOwn).map(({ id, code, name }) => ({ id, code, name })),
    accounts,
    ...around,
    mayClaim: actor.mayClaim,
    waiting,
    next: next === undefined ? null : shown(next),
    toConfirm: toConfirm.map(shown),
    phones: phones.map(({ name, phone }) => ({ company: name, telephone: phone })),
  }
})

/** The own office's; those that collect from the own farm or that the own carrier drives for; all of them for a newcomer. */
async function companiesOf(reader: ManureReader, actor: ManureActor) {
  const own = ownTables(reader)
  const all = own
    .selectFrom('manuredelivery_operator')
    .innerJoin('logistics_company', 'logistics_company.id', 'manuredelivery_operator.id')
    .select(['manuredelivery_operator.id', 'code', 'name', 'phone'])
  const links = own.selectFrom('manuredelivery_farm_link').select('company').where('active', '=', 1)
  const served = own.selectFrom('manuredelivery_carrier_company').select('company').where('carrier', '=', actor.carrier)
  const received = own.selectFrom('manuredelivery_plant').select('company')
  const [companies, linked, driven, plants] = await Promise.all([
    all.orderBy('code').execute(),
    actor.accounts.length === 0 ? [] : links.where('account', 'in', actor.accounts).execute(),
    actor.carrier === '' ? [] : served.execute(),
    actor.plants.length === 0 ? [] : received.where('id', 'in', actor.plants).execute(),
  ])
  const tied = new Set([...linked, ...driven, ...plants].map(({ company }) => company))
  return companies.map((company) => {
    const isOwn = actor.companies.includes(company.id)
    return { ...company, isOwn, isTied: isOwn || tied.has(company.id) || actor.roles.has('newcomer') }
  })
}

async function accountsOf(reader: ManureReader, actor: ManureActor) {
  if (actor.accounts.length === 0) return []
  const own = ownTables(reader)
  const accounts = own.selectFrom('logistics_account').select(['id', 'name']).where('id', 'in', actor.accounts)
  const links = own
    .selectFrom('manuredelivery_farm_link')
    .innerJoin('logistics_company', 'logistics_company.id', 'manuredelivery_farm_link.company')
    .select(['account', 'logistics_company.id', 'logistics_company.name'])
    .where('account', 'in', actor.accounts)
    .where('active', '=', 1)
  const companies = Map.groupBy(await links.orderBy('code').execute(), ({ account }) => account)
  return (await accounts.orderBy('sort_name').execute()).map(({ id, name }) => ({
    ...{ id, name, isMain: actor.mainOf.includes(id) },
    companies: (companies.get(id) ?? []).map((company) => ({ id: company.id, name: company.name })),
  }))
}

async function placesOf({ database: { reading } }: Host, actor: ManureActor) {
  const own = ownTables(reading)
  const carriers = own.selectFrom('logistics_carrier').select(['id', 'name']).where('id', '=', actor.carrier)
  const plants = own.selectFrom('manuredelivery_plant').select(['id', 'name']).orderBy('sort_name')
  return {
    carrier: actor.carrier === '' ? null : ((await carriers.executeTakeFirst()) ?? null),
    plants: actor.plants.length === 0 ? [] : await plants.where('id', 'in', actor.plants).execute(),
  }
}

/** On its way first, then what is planned soonest; what has a week alone comes after the days. */
async function nextOf(reader: ManureReader, actor: ManureActor, today: string): Promise<StoredConsignment | undefined> {
  const isDriver = actor.roles.has('driver')
  if (!isDriver && actor.accounts.length === 0) return undefined
  const soon = ['assigned', 'loading', 'collected', ...(isDriver ? [] : ['planned', 'open'])]
  const found = ownTables(reader).selectFrom('manuredelivery_consignment').selectAll().where('state', 'in', soon)
  const mine = isDriver ? found.where('driver', '=', actor.id) : found.where('account', 'in', actor.accounts)
  const dated = mine.orderBy((of) => of('day', '=', ''))
  const rows = await dated.orderBy('week').orderBy('day').orderBy('slot_from').orderBy('number').limit(50).execute()
  return (
    rows.find(({ state }) => state === 'collected') ??
    rows.find(({ state }) => state === 'loading') ??
    (isDriver ? undefined : rows.find(({ day }) => day >= today)) ??
    rows[0]
  )
}

const confirmMost = 20

async function toConfirmOf(reader: ManureReader, { accounts }: ManureActor): Promise<readonly StoredConsignment[]> {
  if (accounts.length === 0) return []
  const found = ownTables(reader).selectFrom('manuredelivery_consignment').selectAll()
  const asked = found.where('account', 'in', accounts).where('state', '=', 'received').where('asked_at', 'is not', null)
  return await asked.orderBy('asked_at').orderBy('number').limit(confirmMost).execute()
}
