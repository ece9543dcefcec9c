import { invitations } from '@workspace/logistics/server'
import type { LocalDate } from '@workspace/portal/contract'
import type { Host } from '@workspace/portal/server'
import { handlersOf } from '@workspace/portal/server'
import type { Analysis, Farm, Store } from '../../contract/farms/calls.ts'
import { readFarm } from '../../contract/farms/calls.ts'
import type { ManureReader, ManureTables } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { lastDayOf } from '../reminders/expiring-analyses.ts'
import type { ManureActor } from '../rights/manure-actor.ts'
import { farmLinksOf } from './farm-link.ts'
import { companiesOfFarm } from './farm-scope.ts'
import { managesMembers } from './take-on.ts'

const { reads } = handlersOf<ManureActor>()

export const readFarmHandler = reads(readFarm, async ({ host, actor, request }, { id }, refuse) => {
  const reader = host.database.reading
  const companies = await companiesOfFarm(reader, actor, id)
  const own = ownTables(reader)
  const account = await own.selectFrom('logistics_account').selectAll().where('id', '=', id).executeTakeFirst()
  if (companies === undefined || account === undefined) throw refuse('not_found')
  const farm = await own.selectFrom('manuredelivery_farm').selectAll().where('id', '=', id).executeTakeFirst()
  const isManager = await managesMembers(reader, actor, id)
  const asked = { application: 'manuredelivery', account: id, now: request.now }
  const [members, invited, links, sites, stores, analyses] = await Promise.all([
    membersOf(host, id),
    isManager ? invitations.openOf(reader, asked) : [],
    farmLinksOf(reader, actor, id),
    own
      .selectFrom('logistics_site')
      .select(['id', 'name', 'street', 'city'])
      .where('account', '=', id)
      .where('removed', '=', 0)
      .orderBy('name')
      .orderBy('id')
      .execute(),
    storesOf(reader, id),
    analysesOf(reader, id),
  ])
  return {
    farm: {
      ...{ id, version: farm?.version ?? 0, name: account.name, businessId: account.business_id },
      farmId: account.farm_id,
      keepingPlaces: JSON.parse(farm?.keeping_places ?? '[]') as Farm['keepingPlaces'],
      species: JSON.parse(farm?.species ?? '[]') as Farm['species'],
      vat: JSON.parse(farm?.vat ?? '[]') as Farm['vat'],
      ...{ companies: [...companies], members, links, sites, stores, analyses },
      ...{ managesMembers: isManager, invitations: invited },
    },
  }
})

async function membersOf({ database, people }: Host, account: string): Promise<Farm['members']> {
  const rows = await ownTables(database.reading)
    .selectFrom('logistics_member')
    .select(['person', 'is_main'])
    .where('account', '=', account)
    .execute()
  if (rows.length === 0) return []
  const cards = await people.cards({ ids: rows.map(({ person }) => person) })
  return cards.map(({ id, name }) => ({
    ...{ id, name },
    isMain: rows.some(({ person, is_main }) => person === id && is_main === 1),
  }))
}

type StoreRow = ManureTables['manuredelivery_store']

async function storesOf(reader: ManureReader, account: string): Promise<Store[]> {
  const own = ownTables(reader)
  const stores = own.selectFrom('manuredelivery_store').selectAll().where('account', '=', account)
  const requests = own
    .selectFrom('manuredelivery_request')
    .select(['store', 'type'])
    .where('account', '=', account)
    .where('type', 'is not', null)
    .orderBy('created_at', 'desc')
    .limit(200)
  const [rows, last] = await Promise.all([
    stores.where('removed', '=', 0).orderBy('name').orderBy('id').execute(),
    requests.execute(),
  ])
  return rows.map((row) => storeOf(row, last.find(({ store }) => store === row.id)?.type ?? null))
}

function storeOf(row: StoreRow, lastType: string | null): Store {
  return {
    ...{ id: row.id, version: row.version, site: row.site, name: row.name, municipality: row.municipality, lastType },
    kind: row.kind as Store['kind'],
    keepingPlace: row.keeping_place === '' ? null : row.keeping_place,
    ...{ capacityM3: row.capacity, covered: row.covered === 1 },
    place: row.lat === null || row.lon === null ? null : { lat: row.lat, lon: row.lon },
    loadingBy: row.loading_by as Store['loadingBy'],
    surface: row.surface as Store['surface'],
    ...{ contactName: row.contact_name, contactTelephone: row.contact_phone, instructions: row.instructions },
    kgPerM3: row.kg_per_m3,
  }
}

async function analysesOf(reader: ManureReader, account: string): Promise<Analysis[]> {
  const found = ownTables(reader).selectFrom('manuredelivery_analysis').selectAll().where('account', '=', account)
  return (await found.orderBy('sampled_on', 'desc').orderBy('id').execute()).map((row) => ({
    ...{ id: row.id, version: row.version, store: row.store, type: row.type },
    sampledOn: row.sampled_on as LocalDate,
    ...{ laboratory: row.laboratory, number: row.number, basis: row.basis as Analysis['basis'] },
    ...{ dm: row.dm, n: row.n, solubleN: row.soluble_n, p: row.p, k: row.k, state: row.state as Analysis['state'] },
    validUntil: lastDayOf(row.sampled_on),
  }))
}
