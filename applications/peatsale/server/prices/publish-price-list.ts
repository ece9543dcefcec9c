import type { LocalDate } from '@workspace/portal/contract'
import { addDays, dayOf } from '@workspace/portal/contract'
import { handlersOf, writeRow } from '@workspace/portal/server'
import { publishPriceList, retirePriceList } from '../../contract/index.ts'
import type { PeatReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { PeatActor } from '../rights/peat-actor.ts'
import { companyNamed } from '../sellers/company-name.ts'
import type { PriceListTable } from './price-list-store.ts'
import { priceListOf } from './price-list-store.ts'
import { movePriceVersion, priceVersionOf } from './price-version.ts'

const { writes } = handlersOf<PeatActor>()

export const publishPriceListHandler = writes(publishPriceList, {
  write: async ({ host, actor, transaction, request }, { id, version }, refuse) => {
    const list = await priceListOf(transaction, id)
    if (!list || !actor.sellers.includes(list.seller)) throw refuse('not_found')
    if (list.version !== version) throw refuse('modified_elsewhere')
    if (list.state !== 'draft') throw refuse('wrong_state')
    if (!(await hasRows(transaction, id))) throw refuse('invalid_input', { fields: ['rows'] })
    if (list.valid_to < dayOf(request.now)) throw refuse('invalid_input', { fields: ['validTo'] })
    const now = request.now
    await endReplaced(transaction, list, now)
    const changes = { state: 'published', published_at: now.toISOString() }
    const written = await change(transaction, list, { version, now, changes })
    if (written === undefined) throw refuse('modified_elsewhere')
    const priceVersion = await movePriceVersion(transaction, list.seller)
    const { name: target, seller, valid_from, valid_to } = list
    await host.audit.append(transaction, request, {
      ...{ action: 'publishpricelist', target, details: { validFrom: valid_from, validTo: valid_to } },
      ...(await companyNamed(host, transaction, seller)),
    })
    await host.live.publish(transaction, { topic: 'prices', ids: [id], channels: ['everybody'] })
    return { state: 'published' as const, version: written, priceVersion }
  },
})

export const retirePriceListHandler = writes(retirePriceList, {
  write: async ({ host, actor, transaction, request }, { id, version }, refuse) => {
    const list = await priceListOf(transaction, id)
    if (!list || !actor.sellers.includes(list.seller)) throw refuse('not_found')
    if (list.version !== version) throw refuse('modified_elsewhere')
    if (list.state === 'retired') throw refuse('wrong_state')
    const written = await change(transaction, list, { version, now: request.now, changes: { state: 'retired' } })
    if (written === undefined) throw refuse('modified_elsewhere')
    const { name: target, seller } = list
    if (list.state === 'draft') {
      await host.live.publish(transaction, { topic: 'prices', ids: [id], channels: [`seller:${seller}`] })
      return { state: 'retired' as const, version: written, priceVersion: await priceVersionOf(transaction, seller) }
    }
    const priceVersion = await movePriceVersion(transaction, seller)
    const company = await companyNamed(host, transaction, seller)
    await host.audit.append(transaction, request, { action: 'retirepricelist', target, ...company })
    await host.live.publish(transaction, { topic: 'prices', ids: [id], channels: ['everybody'] })
    return { state: 'retired' as const, version: written, priceVersion }
  },
})

type Changed = {
  readonly version: number
  readonly now: Date
  readonly changes: Partial<Pick<PriceListTable, 'state' | 'valid_to' | 'published_at'>>
}

function change(transaction: PeatReader, list: PriceListTable, { version, now, changes }: Changed) {
  const { id, version: _version, changed_at: _changed, ...kept } = list
  const row = { id, version, now, isNew: false, values: { ...kept, ...changes } }
  return writeRow(ownTables(transaction), 'peatsale_price_list', row)
}

async function hasRows(reader: PeatReader, list: string): Promise<boolean> {
  const rows = ownTables(reader).selectFrom('peatsale_price_row').select('id').where('list', '=', list)
  return (await rows.limit(1).executeTakeFirst()) !== undefined
}

/** It ends the day before; where no day is left to it, it is retired. Else a row that is gone would still give a price (R3). */
async function endReplaced(
  transaction: PeatReader,
  { replaces, valid_from }: PriceListTable,
  now: Date,
): Promise<void> {
  const replaced = replaces === null ? undefined : await priceListOf(transaction, replaces)
  if (replaced?.state !== 'published' || replaced.valid_to < valid_from) return
  const changes =
    replaced.valid_from >= valid_from
      ? { state: 'retired' }
      : { valid_to: addDays(valid_from as LocalDate, -1) as string }
  await change(transaction, replaced, { version: replaced.version, now, changes })
}
