/** What would go into a batch, and what is in the way of the rest (4.3). */
import { sumsOf, withYields } from '@workspace/logistics/server'
import type { Cents, LocalDate } from '@workspace/portal/contract'
import type * as z from 'zod/mini'
import type { Proposal as ProposalShape } from '../../contract/invoicing/batch.ts'
import type { PeatReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { BilledLoad } from './load-rows.ts'
import { billedLoads, priceOf, registerFor, rowsOf } from './load-rows.ts'
import type { StoredRow } from './stored-rows.ts'
import { invoiceRow } from './stored-rows.ts'

type Proposal = z.infer<typeof ProposalShape>
export interface Period {
  readonly seller: string
  readonly from: LocalDate
  readonly to: LocalDate
}

/** A load that goes into a batch: verified with all its rows, or locked with corrections that have been in none. */
export interface Billable {
  readonly load: BilledLoad
  readonly rows: readonly StoredRow[]
}

export async function proposalOf(reader: PeatReader, period: Period): Promise<Proposal> {
  const own = ownTables(reader)
  const verified = inPeriod(reader, period).where('state', '=', 'verified').select('id')
  const corrected = own
    .selectFrom('peatsale_invoice_row')
    .select('load_id as id')
    .distinct()
    .where('seller', '=', period.seller)
    .where('batch', 'is', null)
  const ids = [...(await verified.execute()), ...(await corrected.execute())].map(({ id }) => id)
  const billable = await billableOf(reader, period.seller, ids)
  const loads = billable.map(({ load, rows }) => ({
    ...{ id: load.id, number: load.number, customer: load.customer_name, version: load.version },
    deliveryDay: load.delivery_day as LocalDate,
    ...cents(sumsOf(rows)),
    rows: rows.map(invoiceRow),
  }))
  const total = sumsOf(billable.flatMap(({ rows }) => rows))
  return { loads, inTheWay: await inTheWay(reader, period), ...cents(total) }
}

/** Those of the loads that can be billed; the others are left out. */
export async function billableOf(reader: PeatReader, seller: string, ids: readonly string[]): Promise<Billable[]> {
  if (ids.length === 0) return []
  const register = await registerFor(reader, seller)
  const waiting = ownTables(reader).selectFrom('peatsale_invoice_row').selectAll().where('batch', 'is', null)
  const corrections = await waiting
    .where('load_id', 'in', [...ids])
    .orderBy('position')
    .execute()
  const billable: Billable[] = []
  for await (const load of withYields(await billedLoads(reader, ids))) {
    if (load.seller !== seller) continue
    const price = priceOf(load)
    const rows =
      load.state === 'verified' && price
        ? rowsOf(load, price, register)
        : corrections.filter(({ load_id }) => load.state === 'locked' && load_id === load.id)
    if (rows.length > 0) billable.push({ load, rows })
  }
  return billable
}

async function inTheWay(reader: PeatReader, period: Period): Promise<Proposal['inTheWay']> {
  const rows = await inPeriod(reader, period)
    .innerJoin('logistics_account', 'logistics_account.id', 'peatsale_load.customer')
    .select(['peatsale_load.id', 'number', 'name', 'state', 'open_flags', 'open_exceptions'])
    .where((of) =>
      of.or([of('state', '=', 'delivered'), of.and([of('state', '=', 'verified'), of('net', 'is', null)])]),
    )
    .orderBy('delivery_day')
    .orderBy('number')
    .execute()
  return rows.map(({ id, number, name, state, open_flags, open_exceptions }) => {
    const standing = open_exceptions > 0 ? 'problem' : open_flags > 0 ? 'flagged' : 'notVerified'
    return { load: id, number, customer: name, why: state === 'verified' ? 'noPrice' : standing }
  })
}

function inPeriod(reader: PeatReader, { seller, from, to }: Period) {
  const loads = ownTables(reader).selectFrom('peatsale_load').where('peatsale_load.seller', '=', seller)
  return loads.where('delivery_day', '>=', from).where('delivery_day', '<=', to)
}

function cents({ net, vat, gross }: { net: number; vat: number; gross: number }) {
  return { net: net as Cents, vat: vat as Cents, gross: gross as Cents }
}
