/** Writes what a command itself says: the order, its lines, its state and its version. */
import { searchText } from '@workspace/portal/server'
import type { PeatTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { RegisterRows } from '../registers/register-rows.ts'
import { weekWished } from './order-after-command.ts'
import type { AcceptedOrderCommand } from './order-context.ts'
import { wishOf } from './order-details.ts'
import { priceColumns } from './order-prices.ts'
import type { StoredOrder } from './order-rows.ts'

type Columns = Partial<StoredOrder>

export async function writeOrder(
  transaction: PeatTransaction,
  done: AcceptedOrderCommand,
  version: number,
): Promise<void> {
  const { order, wanted, isNew, to, issuer } = done
  if (to === 'gone') return await deleteDraft(transaction, order.id)
  const row = { ...(await orderAfter(done)), version, changed_at: issuer.now.toISOString() }
  const isFoundAlike = !isNew && foundBy.every((column) => row[column] === order[column])
  const search_text = isFoundAlike ? order.search_text : await searchTextOf(done.registers, row)
  const { id, ...columns } = { ...row, search_text }
  const own = ownTables(transaction)
  if (isNew)
    await own
      .insertInto('peatsale_order')
      .values({ id, ...columns })
      .execute()
  else
    await own
      .updateTable('peatsale_order')
      .set({ version, ...changedIn(order, columns) })
      .where('id', '=', id)
      .execute()
  if (wanted.lines !== done.lines) await writeLines(transaction, done)
}

/** The row of the order after a command that does not remove it, before the effects. */
export async function orderAfter(done: AcceptedOrderCommand): Promise<StoredOrder> {
  const prices = done.event.kind === 'confirm' ? await priceColumns(done, false) : {}
  return { ...done.wanted.order, ...columnsOf(done), ...prices, state: done.to }
}

/** Of a long row with many indexes only what is new is written. */
function changedIn(order: StoredOrder, columns: Columns): Columns {
  const before: Readonly<Record<string, unknown>> = { ...order }
  return Object.fromEntries(Object.entries(columns).filter(([name, value]) => value !== before[name]))
}

function columnsOf(done: AcceptedOrderCommand): Columns {
  const { state, to } = done
  return { ...(state === 'on_hold' && to !== 'on_hold' ? notHeld : {}), ...ofCommand(done), ...ofEnd(done) }
}

const notHeld = { held_from: null, hold_kind: '', hold_words: '', review_day: null }

function ofCommand(done: AcceptedOrderCommand): Columns {
  const { event, issuer, state, to } = done
  const now = issuer.now.toISOString()
  switch (event.kind) {
    case 'submit':
      return { submitted_at: now }
    case 'edit':
      return state !== 'submitted' && to === 'submitted' ? notConfirmed(done) : {}
    case 'confirm':
      return { confirmed_at: now, confirmed_by: issuer.actor.id, words: '', changed_by_customer: 0 }
    case 'unconfirm':
      return { ...notConfirmed(done), swamp: null, words: event.data.reason }
    case 'reject':
      return { words: event.data.reason }
    case 'reopen':
      return { words: '' }
    case 'hold': {
      const { reasonKind, words, reviewDate } = event.data
      return { hold_kind: reasonKind, hold_words: words, review_day: reviewDate }
    }
    case 'uncancel':
      return { ...notConfirmed(done), swamp: null, cancelled_at: null, words: '' }
    default:
      return {}
  }
}

/** Why it ended, in the words of whoever ended it. */
function ofEnd({ event, to, state, issuer }: AcceptedOrderCommand): Columns {
  if (to !== 'cancelled' || state === 'cancelled') return {}
  const { reason, words } = event.data as { readonly reason?: string; readonly words?: string }
  return { cancelled_at: issuer.now.toISOString(), words: reason ?? words ?? '' }
}

/** It waits again, for the week that was wished. */
function notConfirmed({ wanted }: AcceptedOrderCommand): Columns {
  return { confirmed_at: null, confirmed_by: '', week: weekWished(wishOf(wanted.order)), day: '' }
}

const foundBy = ['number', 'customer', 'site', 'purchase_reference'] as const

/** What lists find an order by; again when its number is given. */
export async function searchTextOf(
  registers: RegisterRows,
  order: Pick<StoredOrder, (typeof foundBy)[number]>,
): Promise<string> {
  const [customer, site] = [await registers.customer(order.customer), await registers.site(order.site)]
  const words = [order.number, customer?.name, site?.name, site?.city, order.purchase_reference]
  return searchText(words.map((word) => word ?? ''))
}

/** A line that is gone stays without a quantity where a load was planned of it: loads are cancelled, never forgotten. */
async function writeLines(transaction: PeatTransaction, { order, lines, wanted }: AcceptedOrderCommand): Promise<void> {
  const own = ownTables(transaction)
  for (const { code: _, name_fi: __, name_en: ___, ...line } of wanted.lines) {
    const { id, order_id, ...columns } = line
    await own
      .insertInto('peatsale_order_line')
      .values({ id, order_id: order.id, ...columns })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
      .execute()
  }
  for (const { id } of lines.filter((line) => !wanted.lines.some((kept) => kept.id === line.id))) {
    const planned = own.selectFrom('peatsale_load_line').select('id').where('order_line', '=', id)
    if ((await planned.executeTakeFirst()) === undefined) {
      await own.deleteFrom('peatsale_reservation').where('order_line', '=', id).execute()
      await own.deleteFrom('peatsale_order_line').where('id', '=', id).execute()
    } else {
      const emptied = own.updateTable('peatsale_order_line').set({ ordered: 0, is_closed: 1 })
      await emptied.where('id', '=', id).execute()
    }
  }
}

/** A draft has no number, and so neither loads nor requests. */
async function deleteDraft(transaction: PeatTransaction, id: string): Promise<void> {
  const own = ownTables(transaction)
  await own.deleteFrom('peatsale_order_line').where('order_id', '=', id).execute()
  await own.deleteFrom('peatsale_order').where('id', '=', id).execute()
}
