/** A period is approved with all of its consignments or none: a batch for each side (5.2). */

import { batchNumber } from '@workspace/logistics/contract'
import { numbers, sumsOf, withYields } from '@workspace/logistics/server'
import { dayOf, weekOf } from '@workspace/portal/contract'
import type { Host } from '@workspace/portal/server'
import { newId, yieldToEventLoop } from '@workspace/portal/server'
import type { Side } from '../../contract/billing/batch.ts'
import { sides } from '../../contract/billing/batch.ts'
import { publishConsignments } from '../consignments/publish-changes.ts'
import type { ManureTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { issueStatements } from '../documents/settlement-statement.ts'
import { recordMove } from '../events/manure-events.ts'
import { deriveRequest } from '../requests/derive-request.ts'
import type { Billable, Period } from './propose.ts'
import { billableOf } from './propose.ts'

interface Approval extends Period {
  readonly consignments: readonly { readonly id: string; readonly version: number }[]
  readonly by: string
  readonly now: Date
}

export interface ApprovedBatch {
  readonly id: string
  readonly number: string
  readonly side: Side
  readonly consignments: number
  readonly gross: number
}

/** Rows that one statement inserts: both engines bound its parameters, and others wait while it is put together. */
const rowsAtOnce = 100

export async function approve(
  transaction: ManureTransaction,
  host: Host,
  approval: Approval,
): Promise<readonly ApprovedBatch[] | 'wrong_state' | 'modified_elsewhere'> {
  const { company, consignments } = approval
  await host.database.lock(transaction, `batches:${company}`)
  const ids = [...new Set(consignments.map(({ id }) => id))]
  await lockConsignments(transaction, ids)
  const billable = await billableOf(transaction, company, ids)
  if (billable.length !== ids.length) return 'wrong_state'
  const versions = new Map(billable.map(({ of }) => [of.id, of.version]))
  if (consignments.some(({ id, version }) => versions.get(id) !== version)) return 'modified_elsewhere'
  const batches = await insertBatches(transaction, approval, billable)
  await nameBatches(transaction, batches, { billable, now: approval.now })
  await moveConsignments(transaction, host, { batches, billable, approval })
  await issueStatements(transaction, host, { batches, billable, ...approval })
  const channels = [`company:${company}`]
  await host.live.publish(transaction, { topic: 'batches', ids: batches.map(({ id }) => id), channels })
  return batches
}

/** As commands do: requests before consignments, each in one order of ids, so that nobody waits for the other. */
export async function lockConsignments(transaction: ManureTransaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const own = ownTables(transaction)
  const of = own
    .selectFrom('manuredelivery_consignment')
    .select('request')
    .distinct()
    .where('id', 'in', [...ids])
  const requests = (await of.execute()).flatMap(({ request }) => request ?? [])
  for await (const id of withYields(requests.toSorted())) {
    const held = own.updateTable('manuredelivery_request').set((row) => ({ version: row.ref('version') }))
    await held.where('id', '=', id).execute()
  }
  const held = own.updateTable('manuredelivery_consignment').set((row) => ({ version: row.ref('version') }))
  await held.where('id', 'in', [...ids]).execute()
}

/** Where nothing is charged at all, a sale batch without rows holds the consignments. */
async function insertBatches(
  transaction: ManureTransaction,
  { company, from, to, by, now }: Approval,
  billable: readonly Billable[],
): Promise<readonly ApprovedBatch[]> {
  const own = ownTables(transaction)
  const approval = newId()
  const rows = billable.flatMap((each) => each.rows)
  const used = sides.filter((side) => rows.some((row) => row.side === side))
  const { code } = await own
    .selectFrom('logistics_company')
    .select('code')
    .where('id', '=', company)
    .executeTakeFirstOrThrow()
  const week = weekOf(dayOf(now))
  const batches: ApprovedBatch[] = []
  for (const side of used.length > 0 ? used : (['sale'] as const)) {
    const running = await numbers.nextOfBatch(transaction, { code, week })
    const [id, number] = [newId(), batchNumber({ week, code, running })]
    const ofSide = rows.filter((row) => row.side === side)
    const consignments = new Set(ofSide.map((row) => row.consignment)).size
    const sums = sumsOf(ofSide)
    const made = { id, approval, number, company, side, period_from: from, period_to: to, state: 'approved' }
    const approved = { approved_by: by, approved_at: now.toISOString(), sent_by: '', sent_at: null, reason: '' }
    await own
      .insertInto('manuredelivery_batch')
      .values({ ...made, consignments, ...sums, ...approved })
      .execute()
    const placed = ofSide.map((row, position) => ({ ...row, batch: id, position }))
    for (let first = 0; first < placed.length; first += rowsAtOnce) {
      await yieldToEventLoop()
      const some = placed.slice(first, first + rowsAtOnce)
      await own.insertInto('manuredelivery_batch_row').values(some).execute()
    }
    batches.push({ id, number, side, consignments, gross: sums.gross })
  }
  return batches
}

/** A consignment names the batch of each side in which it has rows; one without rows names the first. */
async function nameBatches(
  transaction: ManureTransaction,
  batches: readonly ApprovedBatch[],
  { billable, now }: { readonly billable: readonly Billable[]; readonly now: Date },
): Promise<void> {
  const own = ownTables(transaction)
  const idOf = (side: Side) => batches.find((batch) => batch.side === side)?.id ?? null
  const named = ({ rows }: Billable) => {
    const has = (side: Side) =>
      rows.some((row) => row.side === side) || (rows.length === 0 && batches[0]?.side === side)
    return { sale_batch: has('sale') ? idOf('sale') : null, purchase_batch: has('purchase') ? idOf('purchase') : null }
  }
  for (const [, alike] of Map.groupBy(billable, (each) => `${each.isNew}${JSON.stringify(named(each))}`)) {
    const [first] = alike
    if (first === undefined) continue
    const columns = named(first)
    if (first.isNew) {
      const ids = alike.map(({ of }) => of.id)
      const entered = own.updateTable('manuredelivery_consignment').set((row) => ({
        ...{ ...columns, version: row('version', '+', 1), changed_at: now.toISOString() },
        state: row.case().when('state', '=', 'confirmed').then('locked').else(row.ref('state')).end(),
      }))
      await entered.where('id', 'in', ids).execute()
    } else {
      const corrections = alike.flatMap((each) => each.corrections)
      await own
        .updateTable('manuredelivery_settlement_correction')
        .set(columns)
        .where('id', 'in', corrections)
        .execute()
    }
  }
}

interface Moved {
  readonly batches: readonly ApprovedBatch[]
  readonly billable: readonly Billable[]
  readonly approval: Approval
}

async function moveConsignments(
  transaction: ManureTransaction,
  host: Host,
  { batches, billable, approval }: Moved,
): Promise<void> {
  const { by: actor, now } = approval
  const data = { batches: batches.map(({ number }) => number) }
  const entered = billable.filter(({ isNew }) => isNew).map(({ of }) => of)
  for await (const { id, state: before } of withYields(entered)) {
    const state = before === 'confirmed' ? 'locked' : before
    const move = { aggregate: 'consignment', of: id, kind: 'approveBatch', state, data } as const
    await recordMove(transaction, { ...move, actor, now })
  }
  await deriveRequests(transaction, host, { entered, actor, now })
  await publishConsignments(transaction, { host }, { ids: entered.map(({ id }) => id) })
}

interface Deriving {
  readonly entered: readonly { readonly id: string; readonly request: string | null }[]
  readonly actor: string
  readonly now: Date
}

/** Each request once, however many of its consignments have moved. */
export async function deriveRequests(
  transaction: ManureTransaction,
  host: Host,
  { entered, actor, now }: Deriving,
): Promise<void> {
  const requests = Map.groupBy(entered, ({ request }) => request ?? '')
  for await (const [request, [first]] of withYields(requests)) {
    if (request === '' || first === undefined) continue
    await deriveRequest(transaction, request, { host, now, actor, consignment: first.id, entered: false })
  }
}
