import { dayOf } from '@workspace/portal/contract'
import { answersOf } from '@workspace/portal/server'
import { publishFreightTable, retireFreightTable } from '../../contract/index.ts'
import type { PeatReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { writeRow } from '../registers/write-row.ts'
import type { PeatActor } from '../rights/peat-actor.ts'
import { companyNamed } from '../sellers/company-name.ts'
import type { FreightTableRecord } from './freight-store.ts'
import { freightTableOf } from './freight-store.ts'
import { movePriceVersion, priceVersionOf } from './price-version.ts'

const { writes } = answersOf<PeatActor>()

export const publishFreightTableAnswer = writes(publishFreightTable, {
  write: async ({ host, actor, transaction, request }, { id, version }, refuse) => {
    const table = await freightTableOf(transaction, id)
    if (!table || !actor.sellers.includes(table.seller)) throw refuse('not_found')
    if (table.version !== version) throw refuse('modified_elsewhere')
    if (table.state !== 'draft') throw refuse('wrong_state')
    const rows = ownTables(transaction).selectFrom('peatsale_freight_row').select('id').where('freight_table', '=', id)
    if (!(await rows.limit(1).executeTakeFirst())) throw refuse('invalid_input', { fields: ['rows'] })
    if (table.valid_to < dayOf(request.now)) throw refuse('invalid_input', { fields: ['validTo'] })
    const changes = { state: 'published', published_at: request.now.toISOString() }
    const written = await change(transaction, table, { now: request.now, changes })
    if (written === undefined) throw refuse('modified_elsewhere')
    const { seller, name: target, valid_from, valid_to } = table
    const priceVersion = await movePriceVersion(transaction, seller)
    await host.audit.append(transaction, request, {
      ...{ action: 'publishfreighttable', target, details: { validFrom: valid_from, validTo: valid_to } },
      ...(await companyNamed(host, transaction, seller)),
    })
    await host.live.publish(transaction, { topic: 'prices', ids: [id], channels: ['everybody'] })
    return { state: 'published' as const, version: written, priceVersion }
  },
})

export const retireFreightTableAnswer = writes(retireFreightTable, {
  write: async ({ host, actor, transaction, request }, { id, version }, refuse) => {
    const table = await freightTableOf(transaction, id)
    if (!table || !actor.sellers.includes(table.seller)) throw refuse('not_found')
    if (table.version !== version) throw refuse('modified_elsewhere')
    if (table.state === 'retired') throw refuse('wrong_state')
    const written = await change(transaction, table, { now: request.now, changes: { state: 'retired' } })
    if (written === undefined) throw refuse('modified_elsewhere')
    const { seller, name: target } = table
    if (table.state === 'draft') {
      await host.live.publish(transaction, { topic: 'prices', ids: [id], channels: [`seller:${seller}`] })
      return { state: 'retired' as const, version: written, priceVersion: await priceVersionOf(transaction, seller) }
    }
    const priceVersion = await movePriceVersion(transaction, seller)
    const company = await companyNamed(host, transaction, seller)
    await host.audit.append(transaction, request, { action: 'retirefreighttable', target, ...company })
    await host.live.publish(transaction, { topic: 'prices', ids: [id], channels: ['everybody'] })
    return { state: 'retired' as const, version: written, priceVersion }
  },
})

type Changed = { readonly now: Date; readonly changes: Partial<Pick<FreightTableRecord, 'state' | 'published_at'>> }

function change(transaction: PeatReader, table: FreightTableRecord, { now, changes }: Changed) {
  const { id, version, changed_at: _changed, ...kept } = table
  return writeRow(transaction, 'peatsale_freight_table', {
    ...{ id, version, now, isNew: false },
    values: { ...kept, ...changes },
  })
}
