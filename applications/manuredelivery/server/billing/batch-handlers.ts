import type { LocalDate } from '@workspace/portal/contract'
import type { Host } from '@workspace/portal/server'
import { countAll, handlersOf, keysetPage, pageTotal, readPage, SentFile } from '@workspace/portal/server'
import type { Selectable } from 'kysely'
import type { ListedBatch } from '../../contract/billing/batch.ts'
import {
  approveBatches,
  exportBatch,
  markBatchSent,
  proposeBatches,
  readBatch,
  searchBatches,
  unapproveBatches,
} from '../../contract/billing/calls.ts'
import type { ManureReader, ManureTables } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { ManureActor } from '../rights/manure-actor.ts'
import { approve } from './approve.ts'
import { billingRow } from './billing-rows.ts'
import { exportedFile, rowsOfBatch } from './export.ts'
import { proposalOf } from './propose.ts'
import { unapprove } from './unapprove.ts'

const { gives, reads, writes } = handlersOf<ManureActor>()
type StoredBatch = Selectable<ManureTables['manuredelivery_batch']> & { readonly company_name: string }

const proposeBatchesHandler = reads(proposeBatches, async ({ host, actor }, period, refuse) => {
  if (!actor.companies.includes(period.company)) throw refuse('not_found')
  return { proposal: await proposalOf(host.database.reading, period) }
})

const approveBatchesHandler = writes(approveBatches, {
  write: async ({ host, actor, request, transaction }, given, refuse) => {
    if (!actor.companies.includes(given.company)) throw refuse('not_found')
    const approved = await approve(transaction, host, { ...given, by: actor.id, now: request.now })
    if (typeof approved === 'string') throw refuse(approved)
    for (const { number: target, consignments, gross } of approved) {
      const details = { consignments, gross }
      await host.audit.append(transaction, request, { action: 'approvebatch', target, details })
    }
    return { batches: approved.map(({ id, number, side }) => ({ id, number, side })) }
  },
})

const unapproveBatchesHandler = writes(unapproveBatches, {
  write: async ({ host, actor, request, transaction }, { id, reason }, refuse) => {
    const batch = await seenBatch(transaction, actor, id)
    if (batch === undefined) throw refuse('not_found')
    const { approval, company, number: target, consignments, gross } = batch
    const done = await unapprove(transaction, host, { approval, company, reason, by: actor.id, now: request.now })
    if (done !== 'done') throw refuse(done)
    await host.audit.append(transaction, request, {
      ...{ action: 'unapprovebatch', target, details: { consignments, gross } },
    })
    return {}
  },
})

const keys = { approved: 'approved_at', number: 'number' } as const

const searchBatchesHandler = reads(searchBatches, async ({ host, actor }, asked) => {
  const { sort, direction, cursor, limit, company, side } = asked
  const key = keys[sort]
  const own = actor.companies.filter((each) => company === '' || each === company)
  let found = ownTables(host.database.reading)
    .selectFrom('manuredelivery_batch')
    .where('company', 'in', [...own, ''])
  if (side !== '') found = found.where('side', '=', side)
  const page = await readPage(
    { sort, direction, numeric: false, cursor, limit },
    (at) => keysetPage(found.selectAll(), { ...at, key, direction }).execute(),
    (row) => ({ key: row[key], id: row.id }),
  )
  const rows = await withNames(host.database.reading, page.rows)
  const people = await namesOf(
    host,
    rows.map(({ approved_by }) => approved_by),
  )
  return {
    rows: rows.map((row) => listedBatch(row, people)),
    cursor: page.cursor,
    total: await pageTotal(asked, page, () => countAll(found)),
  }
})

const readBatchHandler = reads(readBatch, async ({ host, actor }, { id }, refuse) => {
  const reader = host.database.reading
  const batch = await seenBatch(reader, actor, id)
  if (batch === undefined) throw refuse('not_found')
  const own = ownTables(reader)
  const files = await own
    .selectFrom('manuredelivery_batch_file')
    .selectAll()
    .where('batch', '=', id)
    .orderBy('made_at')
    .orderBy('format')
    .execute()
  const others = own.selectFrom('manuredelivery_batch').select(['id', 'number', 'side'])
  const other = await others.where('approval', '=', batch.approval).where('id', '!=', id).executeTakeFirst()
  const people = await namesOf(host, [batch.approved_by, batch.sent_by, ...files.map(({ made_by }) => made_by)])
  return {
    batch: {
      ...listedBatch(batch, people),
      other: other === undefined ? null : { ...other, side: other.side as ListedBatch['side'] },
      rows: (await rowsOfBatch(reader, id)).map(billingRow),
      files: files.map(({ format, file: sha256, made_at: madeAt, made_by }) => ({
        ...{ format: format === 'json' ? ('json' as const) : ('csv' as const), sha256, madeAt },
        madeBy: people.get(made_by) ?? '',
      })),
      ...{ sentBy: people.get(batch.sent_by) ?? '', sentAt: batch.sent_at, reason: batch.reason },
    },
  }
})

const exportBatchHandler = gives(exportBatch, async ({ host, actor, request, write }, { id, format }, refuse) => {
  const batch = await seenBatch(host.database.reading, actor, id)
  if (batch === undefined || batch.state === 'withdrawn') throw refuse('not_found')
  const file = await exportedFile({ host, write, by: actor.id, now: request.now }, batch, format)
  if (file === undefined) throw refuse('not_found')
  // Each time that it leaves, not only when it is made.
  await write(async (transaction) => {
    await host.audit.append(transaction, request, { action: 'exportbatch', target: batch.number, details: { format } })
    return {}
  })
  const { mediaType, body } = await host.files.open(file)
  // An answer of JSON would be taken for the call's own (CALL-08): this one is a file to keep.
  const type = format === 'json' ? 'application/octet-stream' : mediaType
  return new SentFile(type, body, `${batch.number}.${format}`)
})

const markBatchSentHandler = writes(markBatchSent, {
  write: async ({ host, actor, request, transaction }, { id }, refuse) => {
    const batch = await seenBatch(transaction, actor, id)
    if (batch === undefined) throw refuse('not_found')
    const sent = await ownTables(transaction)
      .updateTable('manuredelivery_batch')
      .set({ state: 'sent', sent_by: actor.id, sent_at: request.now.toISOString() })
      .where('id', '=', id)
      .where('state', '=', 'approved')
      .returning('id')
      .executeTakeFirst()
    if (sent === undefined) throw refuse('wrong_state')
    await host.audit.append(transaction, request, {
      ...{ action: 'sentbatch', target: batch.number, details: { gross: batch.gross } },
    })
    const channels = [`company:${batch.company}`]
    await host.live.publish(transaction, { topic: 'batches', ids: [id], channels })
    return {}
  },
})

export const batchHandlers = {
  ...{ proposeBatches: proposeBatchesHandler, approveBatches: approveBatchesHandler },
  ...{ unapproveBatches: unapproveBatchesHandler, searchBatches: searchBatchesHandler, readBatch: readBatchHandler },
  ...{ exportBatch: exportBatchHandler, markBatchSent: markBatchSentHandler },
}

async function seenBatch(
  reader: ManureReader,
  { companies }: ManureActor,
  id: string,
): Promise<StoredBatch | undefined> {
  const batches = ownTables(reader).selectFrom('manuredelivery_batch').selectAll().where('id', '=', id)
  const batch = await batches.executeTakeFirst()
  if (batch === undefined || !companies.includes(batch.company)) return undefined
  return (await withNames(reader, [batch]))[0]
}

async function withNames<Row extends { readonly company: string }>(
  reader: ManureReader,
  rows: readonly Row[],
): Promise<(Row & { readonly company_name: string })[]> {
  const companies = await ownTables(reader).selectFrom('logistics_company').select(['id', 'name']).execute()
  return rows.map((row) => ({ ...row, company_name: companies.find(({ id }) => id === row.company)?.name ?? '' }))
}

async function namesOf({ people }: Host, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const cards = await people.cards({ ids: [...new Set(ids)].filter((id) => id !== '') })
  return new Map(cards.map(({ id, name }) => [id, name]))
}

function listedBatch(batch: StoredBatch, people: ReadonlyMap<string, string>): ListedBatch {
  return {
    ...{ id: batch.id, number: batch.number, company: batch.company_name, side: batch.side as ListedBatch['side'] },
    ...{ from: batch.period_from as LocalDate, to: batch.period_to as LocalDate, consignments: batch.consignments },
    ...{ net: batch.net, vat: batch.vat, gross: batch.gross },
    state: batch.state === 'sent' || batch.state === 'withdrawn' ? batch.state : 'approved',
    ...{ approvedBy: people.get(batch.approved_by) ?? '', approvedAt: batch.approved_at },
  }
}
