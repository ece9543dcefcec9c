import { accounts, sites } from '@workspace/logistics/server'
import type { Host, NoTables } from '@workspace/portal/server'
import { handlersOf } from '@workspace/portal/server'
import type { Transaction } from 'kysely'
import { removeSite, saveSite, saveSiteZone } from '../../contract/index.ts'
import { linkedSellers } from '../customers/admission.ts'
import { changeableCustomer } from '../customers/customer-scope.ts'
import { openOrderStates } from '../customers/customer-store.ts'
import { publishCustomer } from '../customers/tell.ts'
import type { PeatReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { sitePlace } from '../prices/site-place.ts'
import { registerRows } from '../registers/register-rows.ts'
import type { PeatActor } from '../rights/peat-actor.ts'
import { proposeZoneHandler } from './propose-zone.ts'
import { isZoneOf } from './seller-zones.ts'
import { siteColumns, siteRow } from './site-store.ts'
import { zonesSeen } from './site-zones.ts'

const { writes } = handlersOf<PeatActor>()

const saveSiteHandler = writes(saveSite, {
  write: async ({ host, actor, transaction, request }, { id, version, account, ...given }, refuse) => {
    const stored = await sites.read(transaction, id)
    const isThere = stored ? stored.account === account && stored.removed === 0 : version === 0
    const seen = isThere ? await changeableCustomer(transaction, actor, account) : undefined
    if (!seen) throw refuse('not_found')
    const values = { account, ...siteColumns(given) }
    const isMoved = stored !== undefined && places.some((place) => stored[place] !== values[place])
    if (isMoved && !seen.isOffice) await keepDistances(transaction, { site: id, account })
    const written = await sites.save(transaction, { ...values, id, version, isNew: !stored, now: request.now })
    if (written === undefined) throw refuse('modified_elsewhere')
    await tellOfSite(host, transaction, account)
    return { id, version: written }
  },
  onUniqueViolation: async (_, _given, refuse) => {
    throw refuse('modified_elsewhere')
  },
})

const removeSiteHandler = writes(removeSite, {
  write: async ({ host, actor, transaction, request }, { id, version }, refuse) => {
    const site = await siteRow(transaction, id)
    if (!site || !(await changeableCustomer(transaction, actor, site.account))) throw refuse('not_found')
    if (!(await sites.remove(transaction, { id, version, now: request.now }))) throw refuse('modified_elsewhere')
    if (await hasOpenOrders(transaction, id)) throw refuse('in_use')
    await tellOfSite(host, transaction, site.account)
    return {}
  },
})

async function hasOpenOrders(reader: PeatReader, site: string): Promise<boolean> {
  const orders = ownTables(reader).selectFrom('peatsale_order').select('id').where('site', '=', site)
  return (await orders.where('state', 'in', openOrderStates).executeTakeFirst()) !== undefined
}

async function tellOfSite(host: Host, transaction: Transaction<NoTables>, customer: string): Promise<void> {
  await accounts.refreshSearchText(transaction, customer)
  await publishCustomer(host, transaction, customer)
}

const saveSiteZoneHandler = writes(saveSiteZone, {
  write: async ({ host, actor, transaction }, { site: id, seller, version, zone, distances }, refuse) => {
    const site = await siteRow(transaction, id)
    const seen = site && actor.sellers.includes(seller) && (await changeableCustomer(transaction, actor, site.account))
    if (!site || !seen || !(await isLinked(transaction, site.account, seller))) throw refuse('not_found')
    await host.database.lock(transaction, `site-zone:${id}:${seller}`)
    if (!(await isZoneOf(transaction, zone, seller))) throw refuse('not_found', { fields: ['zone'] })
    if (!(await saveDistances(transaction, { site: id, seller, distances }))) {
      throw refuse('not_found', { fields: ['distances'] })
    }
    const [state] = (await zonesSeen(transaction, [site], [seller])).get(id) ?? []
    if (!state || state.version !== version) throw refuse('modified_elsewhere')
    const { proposedZone, proposedKm } = state
    const set = zone === '' ? proposedZone || state.zone : zone
    const written =
      set === '' ? version : await setZone(transaction, { site: id, seller, zone: set, version: version + 1 })
    const channels = [`seller:${seller}`]
    await host.live.publish(transaction, { topic: 'registers', ids: [site.account], channels })
    return { version: written, zone: set, proposedZone, proposedKm }
  },
})

const places = ['gate_lat', 'gate_lon', 'tip_lat', 'tip_lon'] as const

/** Freight may go by them: where the customer moves the yard, kilometres stay until the office of the seller changes them. */
async function keepDistances(
  transaction: PeatReader,
  { site, account }: { readonly site: string; readonly account: string },
): Promise<void> {
  const registers = registerRows(transaction)
  for (const seller of await linkedSellers(transaction, account)) {
    const { km } = await sitePlace(registers, site, seller)
    const rows = [...km].map(([swamp, distance]) => ({ site, swamp, km: distance }))
    if (rows.length === 0) continue
    const distances = ownTables(transaction).insertInto('peatsale_site_distance').values(rows)
    await distances.onConflict((conflict) => conflict.doNothing()).execute()
  }
}

async function isLinked(reader: PeatReader, customer: string, seller: string): Promise<boolean> {
  const links = ownTables(reader).selectFrom('peatsale_customer_link').select('id').where('customer', '=', customer)
  return (await links.where('seller', '=', seller).where('active', '=', 1).executeTakeFirst()) !== undefined
}

interface Distances {
  readonly site: string
  readonly seller: string
  readonly distances: readonly { readonly swamp: string; readonly km: number | null }[]
}

/** @returns false where one of the swamps is not the seller's. */
async function saveDistances(transaction: PeatReader, { site, seller, distances }: Distances): Promise<boolean> {
  const own = ownTables(transaction)
  const swamps = await own.selectFrom('peatsale_swamp').select('id').where('seller', '=', seller).execute()
  const known = new Set(swamps.map(({ id }) => id))
  if (distances.some(({ swamp }) => !known.has(swamp))) return false
  for (const { swamp, km } of distances) {
    await own.deleteFrom('peatsale_site_distance').where('site', '=', site).where('swamp', '=', swamp).execute()
    if (km !== null) await own.insertInto('peatsale_site_distance').values({ site, swamp, km }).execute()
  }
  return true
}

async function setZone(transaction: PeatReader, row: PeatSiteZone): Promise<number> {
  const { zone, version } = row
  await ownTables(transaction)
    .insertInto('peatsale_site_zone')
    .values(row)
    .onConflict((conflict) => conflict.columns(['site', 'seller']).doUpdateSet({ zone, version }))
    .execute()
  return version
}

interface PeatSiteZone {
  readonly site: string
  readonly seller: string
  readonly zone: string
  readonly version: number
}

/** The handlers of the calls about delivery sites. */
export const siteHandlers = {
  saveSite: saveSiteHandler,
  removeSite: removeSiteHandler,
  saveSiteZone: saveSiteZoneHandler,
  proposeZone: proposeZoneHandler,
}
