import type { InputOf } from '@workspace/portal/contract'
import type { Host } from '@workspace/portal/server'
import { finnishSortKey, handlersOf, searchText, writeRow } from '@workspace/portal/server'
import { saveSwamp } from '../../contract/index.ts'
import type { PeatReader, PeatTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { PeatActor } from '../rights/peat-actor.ts'
import type { SwampRow } from './swamp-store.ts'
import { loadersOf, sharersOf, swampRow } from './swamp-store.ts'

const { writes } = handlersOf<PeatActor>()

type Given = InputOf<typeof saveSwamp>

export const saveSwampHandler = writes(saveSwamp, {
  prepare: async ({ host, actor }, { seller, id, loaders }, refuse) => {
    if (!actor.sellers.includes(seller)) throw refuse('not_found')
    const known = await loadersOf(host.database.reading, id)
    const added = loaders.filter((person) => !known.includes(person))
    if (!(await mayLoad(host, actor, added))) throw refuse('invalid_input', { fields: ['loaders'] })
  },
  write: async ({ host, actor, transaction, request }, given, refuse) => {
    const { id, version, seller, sharedWith } = given
    const stored = await swampRow(transaction, id)
    const isOwn = actor.sellers.includes(seller) && (stored === undefined || stored.seller === seller)
    if (!isOwn || (stored === undefined && version !== 0)) throw refuse('not_found')
    if (await isCodeTaken(transaction, given)) throw refuse('invalid_input', { fields: ['code'] })
    if (!(await areOthers(transaction, given))) throw refuse('invalid_input', { fields: ['sharedWith'] })
    const row = { id, version, now: request.now, isNew: stored === undefined, values: columnsOf(given) }
    const written = await writeRow(ownTables(transaction), 'peatsale_swamp', row)
    if (written === undefined) throw refuse('modified_elsewhere')
    const channels = await settleShares(transaction, id, { seller, sharedWith })
    await host.live.publish(transaction, { topic: 'registers', ids: [id], channels })
    const changed = await settleLoaders(transaction, id, given.loaders)
    if (changed.length > 0) await host.live.publish(transaction, { topic: 'rights', ids: changed, channels: [] })
    return { id, version: written }
  },
  onUniqueViolation: async ({ host }, given, refuse) => {
    const isTaken = await isCodeTaken(host.database.reading, given)
    throw isTaken ? refuse('invalid_input', { fields: ['code'] }) : refuse('modified_elsewhere')
  },
})

/** Loaders are people of the own companies who load; a superadmin takes them from anywhere. */
async function mayLoad(host: Host, actor: PeatActor, added: readonly string[]): Promise<boolean> {
  if (added.length === 0) return true
  const cards = (await host.people.cards({ ids: added })).filter(
    ({ usertype, active }) => usertype === 'swampperson' && active,
  )
  if (cards.length !== new Set(added).size) return false
  if (actor.roles.has('superadmin')) return true
  const sellers = ownTables(host.database.reading).selectFrom('peatsale_seller').select('company_key')
  const keys = (await sellers.where('id', 'in', actor.sellers).execute()).map(({ company_key }) => company_key)
  const own = (await host.companies()).filter(({ key }) => keys.includes(key)).map(({ name }) => name)
  return cards.every(({ company }) => own.includes(company))
}

async function isCodeTaken(reader: PeatReader, { id, seller, code }: Given): Promise<boolean> {
  const others = ownTables(reader).selectFrom('peatsale_swamp').select('id').where('id', '!=', id)
  return (await others.where('seller', '=', seller).where('code', '=', code).executeTakeFirst()) !== undefined
}

/** Sellers that are there, and not the swamp's own. */
async function areOthers(reader: PeatReader, { seller, sharedWith }: Given): Promise<boolean> {
  if (sharedWith.includes(seller)) return false
  if (sharedWith.length === 0) return true
  const known = await ownTables(reader)
    .selectFrom('peatsale_seller')
    .select('id')
    .where('id', 'in', sharedWith)
    .execute()
  return known.length === new Set(sharedWith).size
}

/** @returns the channels of all who see the swamp, before or after. */
async function settleShares(
  transaction: PeatTransaction,
  swamp: string,
  { seller, sharedWith }: Pick<Given, 'seller' | 'sharedWith'>,
): Promise<readonly string[]> {
  const own = ownTables(transaction)
  const before = await sharersOf(transaction, swamp)
  await own.deleteFrom('peatsale_swamp_share').where('swamp', '=', swamp).execute()
  const rows = [...new Set(sharedWith)].map((sharer) => ({ swamp, seller: sharer }))
  if (rows.length > 0) await own.insertInto('peatsale_swamp_share').values(rows).execute()
  const all = [...new Set([seller, ...before, ...sharedWith])]
  return [...all.map((one) => `seller:${one}`), `swamp:${swamp}`]
}

/** @returns the people who load there from now on, or no more. */
async function settleLoaders(transaction: PeatTransaction, swamp: string, loaders: readonly string[]) {
  const own = ownTables(transaction)
  const before = await loadersOf(transaction, swamp)
  await own.deleteFrom('peatsale_swamp_loader').where('swamp', '=', swamp).execute()
  const rows = [...new Set(loaders)].map((person) => ({ swamp, person }))
  if (rows.length > 0) await own.insertInto('peatsale_swamp_loader').values(rows).execute()
  return [...loaders.filter((id) => !before.includes(id)), ...before.filter((id) => !loaders.includes(id))]
}

function columnsOf(given: Given): Omit<SwampRow, 'id' | 'version' | 'changed_at'> {
  const { seller, code, name, municipality } = given
  return {
    ...{ seller, code, name, municipality, lat: given.gate?.lat ?? null, lon: given.gate?.lon ?? null },
    road_note: given.roadNote,
    gate_code: given.gateCode,
    open_hours: JSON.stringify(given.openHours),
    loads_per_hour: given.loadsPerHour,
    loaders_at_work: given.loadersAtWork,
    self_loading: given.selfLoading ? 1 : 0,
    cost_centre: given.costCentre,
    coverage_note: given.coverageNote,
    sort_name: finnishSortKey(name),
    search_text: searchText([code, name, municipality]),
  }
}
