/** The hand-over record as a document: a new edition where anything has changed since the last one (7.6). */
import { canonicalJson, numbers, storeDocument } from '@workspace/logistics/server'
import type { Host } from '@workspace/portal/server'
import type { YearRecord } from '../../contract/years/calls.ts'
import type { ManureTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { HandOverRecordContent } from '../documents/content.ts'
import { manureDocuments } from '../documents/manure-documents.ts'
import { accountCard } from '../farms/accounts.ts'

interface Issuing {
  readonly host: Pick<Host, 'database' | 'wake'>
  readonly record: YearRecord
  /** Whose consignments it holds; empty: every receiver's. */
  readonly company: string
  readonly by: string
  readonly now: Date
}

/** @returns the id of the edition that holds. */
export async function issueRecord(
  transaction: ManureTransaction,
  { host, record, company, by, now }: Issuing,
): Promise<string> {
  const { account, year } = record
  const of = `${account}:${year}:${company}`
  await host.database.lock(transaction, `year:${of}`)
  const own = ownTables(transaction)
  const before = await own
    .selectFrom('manuredelivery_document')
    .select(['id', 'number', 'content'])
    .where('of_id', '=', of)
    .where('replaced_by', 'is', null)
    .executeTakeFirst()
  const names = own.selectFrom('logistics_company').select('name').where('id', '=', company)
  const number = before?.number ?? recordNumber(year, await numbers.next(transaction, 'manuredelivery_year', year))
  const farm = await accountCard(transaction, account)
  const body: Omit<HandOverRecordContent, 'edition' | 'replaces' | 'issuedAt'> = {
    ...{ number, year, farm: { name: farm.name, businessId: farm.businessId, farmId: farm.farmId } },
    company: (await names.executeTakeFirst())?.name ?? '',
    rows: record.rows.map(({ consignment: _, company: receiver, plant, ...row }) => ({
      ...row,
      receiver: `${receiver}, ${plant}`,
    })),
    types: record.types,
  }
  if (before !== undefined && isSame(before.content, body)) return before.id
  const document = {
    ...{ kind: 'handOverRecord', number, of: { kind: 'farmYear', id: of }, language: farm.language, letter: '' },
    ...{ own: { company, account }, by, now },
  } as const
  const id = await storeDocument(manureDocuments.storeIn(transaction), document, (edition) => ({ ...edition, ...body }))
  host.wake('documents')
  return id
}

/** `LK-26-00017`: one sequence a year over all farms. */
function recordNumber(year: number, running: number): string {
  return `LK-${String(year).slice(-2)}-${String(running).padStart(5, '0')}`
}

function isSame(content: string, body: object): boolean {
  const { edition: _, replaces: __, issuedAt: ___, ...stored } = JSON.parse(content)
  return canonicalJson(stored) === canonicalJson(body)
}
