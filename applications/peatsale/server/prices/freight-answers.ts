import { dayOf } from '@workspace/portal/contract'
import { answersOf } from '@workspace/portal/server'
import { readFreightTables, saveFreightTable } from '../../contract/index.ts'
import type { PeatReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { writeRow } from '../registers/write-row.ts'
import type { PeatActor } from '../rights/peat-actor.ts'
import { servedSellers } from '../rights/worked-sellers.ts'
import { doubledRow, writeFreightRows, wrongFreightFields } from './freight-rows.ts'
import { freightTableOf, freightTablesWithRows } from './freight-store.ts'

const { reads, writes } = answersOf<PeatActor>()

export const readFreightTablesAnswer = reads(
  readFreightTables,
  async ({ host, actor, request }, { seller }, refuse) => {
    const reader = host.database.reading
    const isOffice = actor.sellers.includes(seller)
    const isServed = actor.roles.has('carrierLead') && (await servedSellers(reader, actor.carrier)).includes(seller)
    if (!isOffice && !isServed) throw refuse('not_found')
    const tables = ownTables(reader)
      .selectFrom('peatsale_freight_table')
      .selectAll()
      .where('seller', '=', seller)
      .orderBy('valid_from', 'desc')
      .orderBy('id')
    if (isOffice) return { tables: await freightTablesWithRows(reader, await tables.execute()) }
    const today = dayOf(request.now)
    const valid = tables
      .where('state', '=', 'published')
      .where('valid_from', '<=', today)
      .where('valid_to', '>=', today)
    return { tables: await freightTablesWithRows(reader, await valid.execute(), await zonesOf(reader, actor.carrier)) }
  },
)

/** The zones that a carrier drives. */
async function zonesOf(reader: PeatReader, carrier: string): Promise<readonly string[]> {
  const zones = ownTables(reader).selectFrom('peatsale_carrier_zone').select('zone').where('carrier', '=', carrier)
  return (await zones.execute()).map(({ zone }) => zone)
}

export const saveFreightTableAnswer = writes(saveFreightTable, {
  write: async ({ host, actor, transaction, request }, given, refuse) => {
    const { id, version, seller, name, validFrom, validTo, taxClass, changes } = given
    const stored = await freightTableOf(transaction, id)
    const isOwn = actor.sellers.includes(seller) && (stored === undefined || stored.seller === seller)
    if (!isOwn || (stored === undefined && version !== 0)) throw refuse('not_found')
    if (stored && stored.version !== version) throw refuse('modified_elsewhere')
    if (stored && stored.state !== 'draft') throw refuse('wrong_state')
    const wrong = await wrongFreightFields(transaction, given)
    if (wrong.length > 0) throw refuse('invalid_input', { fields: wrong })
    const days = { valid_from: validFrom, valid_to: validTo }
    const values = { seller, name, ...days, tax_class: taxClass, state: 'draft', published_at: null }
    const row = { id, version, now: request.now, isNew: stored === undefined, values }
    const written = await writeRow(transaction, 'peatsale_freight_table', row)
    if (written === undefined) throw refuse('modified_elsewhere')
    if (!(await writeFreightRows(transaction, id, changes))) throw refuse('not_found')
    if (await doubledRow(transaction, id)) throw refuse('invalid_input', { fields: ['changes.productKind'] })
    await host.live.publish(transaction, { topic: 'prices', ids: [id], channels: [`seller:${seller}`] })
    return { id, version: written }
  },
  // The table is new twice at once, or the id of a row is of another table.
  onUniqueViolation: async ({ host }, { id }, refuse) => {
    const isThere = (await freightTableOf(host.database.reading, id)) !== undefined
    throw isThere ? refuse('modified_elsewhere') : refuse('invalid_input', { fields: ['changes.id'] })
  },
})
