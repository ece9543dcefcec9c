import type { InputOf } from '@workspace/portal/contract'
import { finnishSortKey, handlersOf, newId, writeRow } from '@workspace/portal/server'
import { savePriceList } from '../../contract/index.ts'
import type { PeatReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { PeatActor } from '../rights/peat-actor.ts'
import { holdingsOf } from './price-list-scope.ts'
import type { PriceListTable } from './price-list-store.ts'
import { priceListOf } from './price-list-store.ts'

const { writes } = handlersOf<PeatActor>()

type Given = InputOf<typeof savePriceList>

export const savePriceListHandler = writes(savePriceList, {
  write: async ({ host, actor, transaction, request }, given, refuse) => {
    const { id, version, seller, replaces } = given
    const stored = await priceListOf(transaction, id)
    const isOwn = actor.sellers.includes(seller) && (stored === undefined || stored.seller === seller)
    if (!isOwn || (stored === undefined && version !== 0)) throw refuse('not_found')
    if (stored && stored.version !== version) throw refuse('modified_elsewhere')
    if (stored && stored.state !== 'draft') throw refuse('wrong_state')
    const wrong = await fieldErrors(transaction, given, stored)
    if (wrong.length > 0) throw refuse('invalid_input', { fields: wrong })
    const values = { ...columnsOf(given), state: 'draft', published_at: null }
    const row = { id, version, now: request.now, isNew: stored === undefined, values }
    const written = await writeRow(ownTables(transaction), 'peatsale_price_list', row)
    if (written === undefined) throw refuse('modified_elsewhere')
    if (stored === undefined && replaces !== '') await copyRows(transaction, replaces, id)
    await host.live.publish(transaction, { topic: 'prices', ids: [id], channels: [`seller:${seller}`] })
    return { id, version: written }
  },
  onUniqueViolation: async (_, _given, refuse) => {
    throw refuse('modified_elsewhere')
  },
})

async function fieldErrors(
  reader: PeatReader,
  { seller, account, replaces, scope, tag }: Given,
  stored: PriceListTable | undefined,
): Promise<readonly string[]> {
  const isSold = account === '' || (await holdingsOf(reader, [account], [seller])).length > 0
  return [...(isSold ? [] : ['account']), ...(await wrongReplaced())]

  async function wrongReplaced(): Promise<readonly string[]> {
    if (stored && (stored.replaces ?? '') !== replaces) return ['replaces']
    if (replaces === '') return []
    const replaced = await priceListOf(reader, replaces)
    if (replaced?.seller !== seller) return ['replaces']
    if (!stored && replaced.state !== 'published') return ['replaces']
    const isAlike = replaced.scope === scope && replaced.tag === tag && (replaced.customer ?? '') === account
    return isAlike ? [] : ['scope']
  }
}

function columnsOf({ seller, name, scope, tag, account, validFrom, validTo, fallback, replaces }: Given) {
  return {
    ...{ seller, name, scope, tag, customer: account === '' ? null : account, sort_name: finnishSortKey(name) },
    ...{ valid_from: validFrom, valid_to: validTo, fallback: fallback ? 1 : 0 },
    replaces: replaces === '' ? null : replaces,
  }
}

/** What is to change is changed in them. */
async function copyRows(transaction: PeatReader, from: string, to: string): Promise<void> {
  const own = ownTables(transaction)
  const rows = await own.selectFrom('peatsale_price_row').selectAll().where('list', '=', from).execute()
  // A statement has an end to its parameters: 12 columns of 500 rows are well within it.
  for (let at = 0; at < rows.length; at += 500) {
    const copies = rows.slice(at, at + 500).map((row) => ({ ...row, id: newId(), list: to }))
    await own.insertInto('peatsale_price_row').values(copies).execute()
  }
}
