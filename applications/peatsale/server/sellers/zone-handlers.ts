import { handlersOf } from '@workspace/portal/server'
import type { ZoneChange } from '../../contract/index.ts'
import { saveZones } from '../../contract/index.ts'
import type { PeatReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { PeatActor } from '../rights/peat-actor.ts'
import { sellerRow, zonesOf } from './seller-store.ts'

const { writes } = handlersOf<PeatActor>()

export const saveZonesHandler = writes(saveZones, {
  write: async ({ host, actor, transaction }, { seller, changes }, refuse) => {
    const isOwn = actor.sellers.includes(seller) && (await sellerRow(transaction, seller)) !== undefined
    if (!isOwn) throw refuse('not_found')
    for (const change of changes) {
      const version = await storedVersion(transaction, seller, change.id)
      if (version === undefined && change.version !== 0) throw refuse('not_found')
      if ((version ?? 0) !== change.version) throw refuse('modified_elsewhere')
      if (change.action === 'remove') {
        if (await isUsed(transaction, change.id)) throw refuse('in_use')
        await remove(transaction, change.id)
      } else {
        if (await isTaken(transaction, seller, change)) throw refuse('invalid_input', { fields: ['changes.code'] })
        if (!(await save(transaction, seller, change))) throw refuse('modified_elsewhere')
      }
    }
    await host.live.publish(transaction, { topic: 'registers', ids: [seller], channels: [`seller:${seller}`] })
    return { zones: await zonesOf(transaction, seller) }
  },
  onUniqueViolation: async (_, _given, refuse) => {
    throw refuse('invalid_input', { fields: ['changes.code'] })
  },
})

async function storedVersion(reader: PeatReader, seller: string, id: string): Promise<number | undefined> {
  const zones = ownTables(reader).selectFrom('peatsale_zone').select('version').where('seller', '=', seller)
  return (await zones.where('id', '=', id).executeTakeFirst())?.version
}

type Saved = Extract<ZoneChange, { action: 'save' }>

async function isTaken(reader: PeatReader, seller: string, { id, code }: Saved): Promise<boolean> {
  const zones = ownTables(reader).selectFrom('peatsale_zone').select('id').where('id', '!=', id)
  return (await zones.where('seller', '=', seller).where('code', '=', code).executeTakeFirst()) !== undefined
}

async function save(transaction: PeatReader, seller: string, change: Saved): Promise<boolean> {
  const { id, code, name, maxKm: max_km, version } = change
  const own = ownTables(transaction)
  const zone = { code, name, max_km, version: version + 1 }
  if (version === 0) {
    await own
      .insertInto('peatsale_zone')
      .values({ id, seller, ...zone })
      .execute()
    return true
  }
  const known = own.updateTable('peatsale_zone').set(zone).where('id', '=', id).where('version', '=', version)
  return (await known.returning('id').executeTakeFirst()) !== undefined
}

/** A site lies in it, or a price or a freight is of it. */
async function isUsed(reader: PeatReader, zone: string): Promise<boolean> {
  const own = ownTables(reader)
  const named = await Promise.all([
    own.selectFrom('peatsale_site_zone').select('zone').where('zone', '=', zone).executeTakeFirst(),
    own.selectFrom('peatsale_price_row').select('zone').where('zone', '=', zone).executeTakeFirst(),
    own.selectFrom('peatsale_freight_row').select('zone').where('zone', '=', zone).executeTakeFirst(),
    own.selectFrom('peatsale_carrier_tariff_row').select('zone').where('zone', '=', zone).executeTakeFirst(),
  ])
  return named.some((row) => row !== undefined)
}

/** Carriers that drove there have a zone less. */
async function remove(transaction: PeatReader, zone: string): Promise<void> {
  const own = ownTables(transaction)
  await own.deleteFrom('peatsale_carrier_zone').where('zone', '=', zone).execute()
  await own.deleteFrom('peatsale_zone').where('id', '=', zone).execute()
}
