/** What stands between a seller and an account in money (2.3, credit). */
import type { Cents } from '@workspace/portal/contract'
import type { Confirmation } from '../../contract/orders/order.ts'
import type { PeatReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { RegisterRows } from '../registers/register-rows.ts'

export type Credit = Confirmation['credit']

/** Confirmed and not yet in an invoicing batch. */
const binding = ['confirmed', 'on_hold', 'in_delivery', 'delivered']

interface Asked {
  readonly id: string
  readonly seller: string
  readonly customer: string
  /** Of this order, in cents. */
  readonly gross: number
}

/** What an account without a limit owes is not asked: it decides nothing. */
export async function lacksCreditFor(registers: RegisterRows, asked: Asked): Promise<boolean> {
  const link = await registers.link(asked)
  if (isOnHold(link)) return true
  return link?.credit_limit != null && (await openOf(registers.reader, asked)) + asked.gross > link.credit_limit
}

/** `open` is what the account owes or will, without this order; the loads of a batch are not among it any more. */
export async function creditFor(registers: RegisterRows, asked: Asked): Promise<Credit> {
  const [link, open] = await Promise.all([registers.link(asked), openOf(registers.reader, asked)])
  const limit = link?.credit_limit ?? null
  return {
    onHold: isOnHold(link),
    holdReason: link?.hold_reason ?? '',
    limit: limit as Cents | null,
    open: open as Cents,
    exceededBy: (limit === null ? 0 : Math.max(0, open + asked.gross - limit)) as Cents,
  }
}

function isOnHold(link: Awaited<ReturnType<RegisterRows['link']>>): boolean {
  return link !== undefined && (link.hold_at !== null || link.hold_reason !== '')
}

async function openOf(reader: PeatReader, { id, seller, customer }: Asked): Promise<number> {
  const own = ownTables(reader)
  const [orders, locked] = await Promise.all([
    own
      .selectFrom('peatsale_order')
      .select(({ fn }) => fn.sum<number>('gross').as('sum'))
      .where('customer', '=', customer)
      .where('seller', '=', seller)
      .where('id', '!=', id)
      .where('confirmed_at', 'is not', null)
      .where('state', 'in', binding)
      .executeTakeFirst(),
    own
      .selectFrom('peatsale_load as load')
      .innerJoin('peatsale_order as of', 'of.id', 'load.order_id')
      .select(({ fn }) => fn.sum<number>('load.gross').as('sum'))
      .where('of.customer', '=', customer)
      .where('of.seller', '=', seller)
      .where('of.id', '!=', id)
      .where('of.state', 'in', binding)
      .where('load.state', '=', 'locked')
      .executeTakeFirst(),
  ])
  return Math.max(0, Number(orders?.sum ?? 0) - Number(locked?.sum ?? 0))
}
