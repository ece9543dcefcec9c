/** What a farm and its offices keep of the farm, its stores and analyses. */
import type { InputOf } from '@workspace/portal/contract'
import { dayOf } from '@workspace/portal/contract'
import type { Host } from '@workspace/portal/server'
import { handlersOf, writeRow } from '@workspace/portal/server'
import { removeStore, saveAnalysis, saveFarm, saveStore, withdrawAnalysis } from '../../contract/farms/calls.ts'
import type { ManureReader, ManureTables, ManureTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { ManureActor } from '../rights/manure-actor.ts'
import { knownTypes } from '../types/type-store.ts'
import { companiesOfFarm } from './farm-scope.ts'

const { writes } = handlersOf<ManureActor>()

const saveFarmHandler = writes(saveFarm, {
  write: async ({ host, actor, transaction, request }, given, refuse) => {
    const { account, version, keepingPlaces, species, vat } = given
    if ((await companiesOfFarm(transaction, actor, account)) === undefined) throw refuse('not_found')
    const stored = await rowOf(transaction, 'manuredelivery_farm', account)
    const values = {
      ...{ keeping_places: JSON.stringify(keepingPlaces), species: JSON.stringify(species), vat: JSON.stringify(vat) },
    }
    const row = { id: account, version, now: request.now, isNew: stored === undefined, values }
    const written = await writeRow(ownTables(transaction), 'manuredelivery_farm', row)
    if (written === undefined) throw refuse('modified_elsewhere')
    await publishFarm(host, transaction, account)
    return { id: account, version: written }
  },
})

const saveStoreHandler = writes(saveStore, {
  write: async ({ host, actor, transaction, request }, given, refuse) => {
    const { id, version, account } = given
    const stored = await rowOf(transaction, 'manuredelivery_store', id)
    const isThere = stored === undefined ? version === 0 : stored.account === account && stored.removed === 0
    if (!isThere || (await companiesOfFarm(transaction, actor, account)) === undefined) throw refuse('not_found')
    const faults = await storeFaults(transaction, given)
    if (faults.length > 0) throw refuse('invalid_input', { fields: faults })
    const values = {
      ...storeColumns(given),
      account,
      municipality: await municipalityOf(transaction, given),
      removed: 0,
    }
    const row = { id, version, now: request.now, isNew: stored === undefined, values }
    const written = await writeRow(ownTables(transaction), 'manuredelivery_store', row)
    if (written === undefined) throw refuse('modified_elsewhere')
    await publishFarm(host, transaction, account)
    return { id, version: written }
  },
  onUniqueViolation: async (_, _given, refuse) => {
    throw refuse('modified_elsewhere')
  },
})

const openRequests = ['draft', 'submitted', 'accepted', 'on_hold', 'collecting']
const openConsignments = ['planned', 'open', 'assigned', 'loading', 'collected']

const removeStoreHandler = writes(removeStore, {
  write: async ({ host, actor, transaction, request }, { id, version }, refuse) => {
    const stored = await rowOf(transaction, 'manuredelivery_store', id)
    const isSeen = stored && stored.removed === 0 && (await companiesOfFarm(transaction, actor, stored.account))
    if (!stored || !isSeen) throw refuse('not_found')
    const own = ownTables(transaction)
    const [requested, planned] = [
      own.selectFrom('manuredelivery_request').select('id').where('state', 'in', openRequests),
      own.selectFrom('manuredelivery_consignment').select('id').where('state', 'in', openConsignments),
    ]
    const used =
      (await requested.where('store', '=', id).executeTakeFirst()) ??
      (await planned.where('store', '=', id).executeTakeFirst())
    if (used !== undefined) throw refuse('in_use')
    const { version: _, ...values } = stored
    const row = { id, version, now: request.now, isNew: false, values: { ...values, removed: 1 } }
    if ((await writeRow(own, 'manuredelivery_store', row)) === undefined) throw refuse('modified_elsewhere')
    await publishFarm(host, transaction, stored.account)
    return {}
  },
})

const saveAnalysisHandler = writes(saveAnalysis, {
  write: async ({ host, actor, transaction, request }, given, refuse) => {
    const { id, version, account } = given
    const stored = await rowOf(transaction, 'manuredelivery_analysis', id)
    const isThere = stored === undefined ? version === 0 : stored.account === account && stored.state === 'valid'
    if (!isThere || (await companiesOfFarm(transaction, actor, account)) === undefined) throw refuse('not_found')
    const faults = [
      ...((await knownTypes(transaction, [given.type])).size === 1 ? [] : ['type']),
      ...(given.store === null || (await isStoreOf(transaction, given.store, account)) ? [] : ['store']),
      ...(given.sampledOn > dayOf(request.now) ? ['sampledOn'] : []),
    ]
    if (faults.length > 0) throw refuse('invalid_input', { fields: faults })
    const { store, type, laboratory, number, basis, dm, n, p, k } = given
    const values = {
      ...{ account, store, type, sampled_on: given.sampledOn, laboratory, number, basis, dm, n, p, k },
      ...{ soluble_n: given.solubleN, state: 'valid', words: '' },
    }
    const row = { id, version, now: request.now, isNew: stored === undefined, values }
    const written = await writeRow(ownTables(transaction), 'manuredelivery_analysis', row)
    if (written === undefined) throw refuse('modified_elsewhere')
    await publishFarm(host, transaction, account)
    return { id, version: written }
  },
  onUniqueViolation: async (_, _given, refuse) => {
    throw refuse('modified_elsewhere')
  },
})

const withdrawAnalysisHandler = writes(withdrawAnalysis, {
  write: async ({ host, actor, transaction, request }, { id, version, reason }, refuse) => {
    const stored = await rowOf(transaction, 'manuredelivery_analysis', id)
    if (!stored || (await companiesOfFarm(transaction, actor, stored.account)) === undefined) throw refuse('not_found')
    if (stored.state !== 'valid') throw refuse('wrong_state')
    const { version: _, ...values } = stored
    const withdrawn = { ...values, state: 'withdrawn', words: reason }
    const row = { id, version, now: request.now, isNew: false, values: withdrawn }
    const written = await writeRow(ownTables(transaction), 'manuredelivery_analysis', row)
    if (written === undefined) throw refuse('modified_elsewhere')
    await publishFarm(host, transaction, stored.account)
    return { id, version: written }
  },
})

export const farmWriteHandlers = {
  saveFarm: saveFarmHandler,
  saveStore: saveStoreHandler,
  removeStore: removeStoreHandler,
  saveAnalysis: saveAnalysisHandler,
  withdrawAnalysis: withdrawAnalysisHandler,
}

type Kept = 'manuredelivery_farm' | 'manuredelivery_store' | 'manuredelivery_analysis'

async function rowOf<Table extends Kept>(
  reader: ManureReader,
  table: Table,
  id: string,
): Promise<ManureTables[Table] | undefined> {
  // One query for three tables: the compiler cannot see that each has the column.
  const found = ownTables(reader)
    .withTables<Record<Kept, { id: string }>>()
    .selectFrom(table as Kept)
    .selectAll()
  return (await found.where('id', '=', id).executeTakeFirst()) as ManureTables[Table] | undefined
}

type GivenStore = InputOf<typeof saveStore>

async function storeFaults(reader: ManureReader, { account, site, keepingPlace }: GivenStore): Promise<string[]> {
  const sites = ownTables(reader).selectFrom('logistics_site').select('id').where('account', '=', account)
  const isSite = await sites.where('id', '=', site).where('removed', '=', 0).executeTakeFirst()
  const isPlace = keepingPlace === null || (await keepingPlaces(reader, account)).some(({ id }) => id === keepingPlace)
  return [...(isSite === undefined ? ['site'] : []), ...(isPlace ? [] : ['keepingPlace'])]
}

async function keepingPlaces(reader: ManureReader, account: string) {
  const farm = await rowOf(reader, 'manuredelivery_farm', account)
  return JSON.parse(farm?.keeping_places ?? '[]') as { readonly id: string; readonly municipality: string }[]
}

/** That of the keeping place, else the town of the site: alerts and traces go by it. */
async function municipalityOf(reader: ManureReader, { account, site, keepingPlace }: GivenStore): Promise<string> {
  const place = (await keepingPlaces(reader, account)).find(({ id }) => id === keepingPlace)
  if (place !== undefined) return place.municipality
  const sites = ownTables(reader).selectFrom('logistics_site').select('city').where('id', '=', site)
  return (await sites.executeTakeFirstOrThrow()).city
}

async function isStoreOf(reader: ManureReader, store: string, account: string): Promise<boolean> {
  return (await rowOf(reader, 'manuredelivery_store', store))?.account === account
}

function storeColumns(given: GivenStore) {
  return {
    ...{ site: given.site, name: given.name, kind: given.kind, keeping_place: given.keepingPlace ?? '' },
    ...{ capacity: given.capacityM3, covered: given.covered ? 1 : 0, surface: given.surface },
    ...{ lat: given.place?.lat ?? null, lon: given.place?.lon ?? null, loading_by: given.loadingBy },
    ...{ contact_name: given.contactName, contact_phone: given.contactTelephone, instructions: given.instructions },
    kg_per_m3: given.kgPerM3,
  }
}

/** The farm's people and its offices hear it. */
export async function publishFarm(host: Host, transaction: ManureTransaction, account: string): Promise<void> {
  const links = ownTables(transaction).selectFrom('manuredelivery_farm_link').select('company')
  const companies = await links.where('account', '=', account).where('active', '=', 1).execute()
  const channels = [`account:${account}`, ...companies.map(({ company }) => `company:${company}`)]
  await host.live.publish(transaction, { topic: 'farms', ids: [account], channels })
}
