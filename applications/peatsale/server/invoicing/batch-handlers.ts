import type { Cents, LocalDate } from '@workspace/portal/contract'
import { countAll, handlersOf, keysetPage, pageTotal, readPage, SentFile } from '@workspace/portal/server'
import type { Selectable } from 'kysely'
import type { BatchRow } from '../../contract/invoicing/batch.ts'
import {
  approveBatch,
  exportBatch,
  proposeBatch,
  readBatch,
  readUnbilledWeeks,
  searchBatches,
  unapproveBatch,
} from '../../contract/invoicing/calls.ts'
import type { PeatReader, PeatTables } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { namesOf } from '../orders/order-details.ts'
import type { PeatActor } from '../rights/peat-actor.ts'
import { companyNamed } from '../sellers/company-name.ts'
import { approve } from './approve.ts'
import { exportedFile } from './export.ts'
import { proposalOf } from './propose.ts'
import { namedRows } from './stored-rows.ts'
import { unapprove } from './unapprove.ts'
import { unbilledWeeks } from './unbilled.ts'

const { gives, reads, writes } = handlersOf<PeatActor>()
type StoredBatch = Selectable<PeatTables['peatsale_invoice_batch']> & { readonly seller_name: string }

const proposeBatchHandler = reads(proposeBatch, async ({ host, actor }, period, refuse) => {
  if (!actor.sellers.includes(period.seller)) throw refuse('not_found')
  return { proposal: await proposalOf(host.database.reading, period) }
})

const approveBatchHandler = writes(approveBatch, {
  write: async ({ host, actor, request, transaction }, given, refuse) => {
    if (!actor.sellers.includes(given.seller)) throw refuse('not_found')
    const role = actor.roles.has('superadmin') ? ('superadmin' as const) : ('officeOwn' as const)
    const approved = await approve(transaction, host, { ...given, by: { id: actor.id, role }, now: request.now })
    if (typeof approved === 'string') throw refuse(approved)
    const { id, number, loads, gross } = approved
    await host.audit.append(transaction, request, {
      ...{ action: 'approvebatch', target: number, details: { loads, gross } },
      ...(await companyNamed(host, transaction, given.seller)),
    })
    return { id, number }
  },
})

const readUnbilledWeeksHandler = reads(readUnbilledWeeks, async ({ host, actor }, { seller }, refuse) => {
  if (!actor.sellers.includes(seller)) throw refuse('not_found')
  return { weeks: await unbilledWeeks(host.database.reading, seller) }
})

const unapproveBatchHandler = writes(unapproveBatch, {
  write: async ({ host, actor, request, transaction }, { id }, refuse) => {
    const batch = await seenBatch(transaction, actor, id)
    if (!batch) throw refuse('not_found')
    const done = await unapprove(transaction, host, { id, seller: batch.seller, by: actor.id, now: request.now })
    if (done !== 'done') throw refuse(done)
    await host.audit.append(transaction, request, {
      ...{ action: 'unapprovebatch', target: batch.number, details: { loads: batch.loads, gross: batch.gross } },
      ...(await companyNamed(host, transaction, batch.seller)),
    })
    return {}
  },
})

const keys = { approved: 'approved_at', number: 'number' } as const

const searchBatchesHandler = reads(searchBatches, async ({ host, actor }, asked) => {
  const { sort, direction, cursor, limit, seller } = asked
  const key = keys[sort]
  const found = ownTables(host.database.reading)
    .selectFrom('peatsale_invoice_batch')
    .where(
      'seller',
      'in',
      seller === '' ? [...actor.sellers, ''] : actor.sellers.filter((own) => own === seller).concat(''),
    )
  const page = await readPage(
    { sort, direction, numeric: false, cursor, limit },
    (at) => keysetPage(found.selectAll(), { ...at, key, direction }).execute(),
    (row) => ({ key: row[key], id: row.id }),
  )
  const named = await withNames(host.database.reading, page.rows)
  const people = await namesOf(
    { host },
    named.map(({ approved_by }) => approved_by),
  )
  return {
    rows: named.map((row) => batchRow(row, people)),
    cursor: page.cursor,
    total: await pageTotal(asked, page, () => countAll(found)),
  }
})

const readBatchHandler = reads(readBatch, async ({ host, actor }, { id }, refuse) => {
  const reader = host.database.reading
  const batch = await seenBatch(reader, actor, id)
  if (!batch) throw refuse('not_found')
  const exports = ownTables(reader).selectFrom('peatsale_batch_export').selectAll().where('batch', '=', id)
  const made = await exports.orderBy('made_at').orderBy('format').execute()
  const people = await namesOf({ host }, [batch.approved_by, ...made.map(({ made_by }) => made_by)])
  return {
    batch: {
      ...batchRow(batch, people),
      rows: await namedRows(reader, id),
      exports: made.map(({ format, made_at, made_by }) => ({
        format: format === 'json' ? ('json' as const) : ('csv' as const),
        ...{ madeAt: made_at, madeBy: people.get(made_by) ?? '' },
      })),
    },
  }
})

const exportBatchHandler = gives(exportBatch, async ({ host, actor, request, write }, { id, format }, refuse) => {
  const batch = await seenBatch(host.database.reading, actor, id)
  if (!batch || batch.state === 'withdrawn') throw refuse('not_found')
  const file = await exportedFile({ host, write, by: actor.id, now: request.now }, batch, format)
  if (file === undefined) throw refuse('not_found')
  // Each time that it leaves, not only when it is made.
  const company = await companyNamed(host, host.database.reading, batch.seller)
  await write(async (transaction) => {
    await host.audit.append(transaction, request, {
      ...{ action: 'exportbatch', target: batch.number, details: { format }, ...company },
    })
    return {}
  })
  const { mediaType, body } = await host.files.open(file)
  // An answer of JSON would be taken for the call's own (CALL-08): this one is a file to keep.
  const type = format === 'json' ? 'application/octet-stream' : mediaType
  return new SentFile(type, body, `${batch.number}.${format}`)
})

export const invoicingHandlers = {
  proposeBatch: proposeBatchHandler,
  readUnbilledWeeks: readUnbilledWeeksHandler,
  approveBatch: approveBatchHandler,
  unapproveBatch: unapproveBatchHandler,
  searchBatches: searchBatchesHandler,
  readBatch: readBatchHandler,
  exportBatch: exportBatchHandler,
}

async function seenBatch(reader: PeatReader, { sellers }: PeatActor, id: string): Promise<StoredBatch | undefined> {
  const batches = ownTables(reader).selectFrom('peatsale_invoice_batch').selectAll().where('id', '=', id)
  const batch = await batches.executeTakeFirst()
  if (!batch || !sellers.includes(batch.seller)) return undefined
  return (await withNames(reader, [batch]))[0]
}

async function withNames<Row extends { readonly seller: string }>(
  reader: PeatReader,
  rows: readonly Row[],
): Promise<(Row & { readonly seller_name: string })[]> {
  const sellers = await ownTables(reader).selectFrom('peatsale_seller').select(['id', 'name']).execute()
  return rows.map((row) => ({ ...row, seller_name: sellers.find(({ id }) => id === row.seller)?.name ?? '' }))
}

function batchRow(batch: StoredBatch, people: ReadonlyMap<string, string>): BatchRow {
  return {
    ...{ id: batch.id, number: batch.number, seller: batch.seller_name, loads: batch.loads },
    ...{ from: batch.period_from as LocalDate, to: batch.period_to as LocalDate },
    ...{ net: batch.net as Cents, vat: batch.vat as Cents, gross: batch.gross as Cents },
    state: batch.state === 'exported' || batch.state === 'withdrawn' ? batch.state : 'approved',
    ...{ approvedBy: people.get(batch.approved_by) ?? '', approvedAt: batch.approved_at },
  }
}
