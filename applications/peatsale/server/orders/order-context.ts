/** What the commands of an order are decided by: the order before and after the command, its loads and its prices. */
import type { CommandContext, Decision } from '@workspace/logistics/server'
import { preparedStatement } from '@workspace/portal/server'
import type { Kysely, Selectable } from 'kysely'
import type { OrderEvent } from '../../contract/orders/order-event.ts'
import type { OrderWords } from '../../contract/states/order-machine.ts'
import type { OrderState } from '../../contract/states/order-states.ts'
import type { OrderRole } from '../../contract/states/order-vocabulary.ts'
import type { PeatTables, PeatTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { PeatCommand, PeatIssuer } from '../events/peat-events.ts'
import type { OrderPricing } from '../prices/price-order.ts'
import type { RegisterRows } from '../registers/register-rows.ts'
import { registerRows } from '../registers/register-rows.ts'
import { orderRolesOf } from '../rights/order-roles.ts'
import type { PeatActor } from '../rights/peat-actor.ts'
import { newDraft } from './new-draft.ts'
import type { OrderAfterCommand } from './order-after-command.ts'
import { orderAfterCommand } from './order-after-command.ts'
import type { OrderOrigin } from './order-origin.ts'
import type { StoredOrder, StoredOrderLine } from './order-rows.ts'
import { orderLines } from './order-rows.ts'
import { priceTargetOrder } from './price-target-order.ts'

export type StoredRequest = Selectable<PeatTables['peatsale_order_request']>
type StoredSeller = Selectable<PeatTables['peatsale_seller']>

export interface OrderLoad {
  readonly id: string
  readonly position: number
  readonly state: string
  readonly slot_from: string
}

export interface OrderContext extends CommandContext<OrderWords, OrderEvent, PeatActor> {
  readonly transaction: PeatTransaction
  readonly registers: RegisterRows
  readonly order: StoredOrder
  /** This command creates it. */
  readonly isNew: boolean
  readonly lines: readonly StoredOrderLine[]
  readonly loads: readonly OrderLoad[]
  /** Undefined for a draft without a seller. */
  readonly seller: StoredSeller | undefined
  /** The customer's open request. */
  readonly request: StoredRequest | undefined
  /** The order after the command. */
  readonly wanted: OrderAfterCommand
  /** Its price after the command, calculated once. Undefined where the quantity exceeds what can be delivered. */
  priced(): Promise<OrderPricing | undefined>
}

/** A command on an order that has been accepted. */
export type AcceptedOrderCommand = OrderContext & Decision<OrderWords>

export async function orderContext(
  transaction: PeatTransaction,
  { issuer, event, at }: PeatCommand<OrderEvent>,
): Promise<OrderContext | undefined> {
  const stored = await lockOrder(transaction, event.of)
  const order = stored ?? (await newDraftUnlessMeanwhile(transaction, issuer, event))
  if (order === undefined) return undefined
  const own = ownTables(transaction)
  const registers = registerRows(transaction)
  const lines = await orderLines(transaction, [order.id])
  const seller = await registers.seller(order.seller)
  const [request] = await openRequestOf(own, { order: order.id })
  const wanted = await orderAfterCommand(registers, { order, lines, event, request, seller, now: issuer.now })
  let priced: Promise<OrderPricing | undefined> | undefined
  return {
    ...{ reader: transaction, transaction, registers, issuer, event, at, order, lines, seller, request, wanted },
    isNew: order.version === 0,
    loads: await loadsOf(own, { order: order.id }),
    state: order.state as OrderState,
    version: order.version,
    roles: rolesOf(issuer, order),
    priced: () => {
      priced ??= priceTargetOrder(registers, { order, lines, event, wanted, now: issuer.now })
      return priced
    },
  }
}

/** A draft without seller or customer gets the role of its author, so that the missing field is reported instead of `not_found`. */
function rolesOf({ actor }: PeatIssuer, order: StoredOrder): readonly OrderRole[] {
  if (order.seller !== '' && order.customer !== '') return orderRolesOf(actor, order)
  return [makerRoles[order.made_by as OrderOrigin]]
}

const makerRoles = { customer: 'customerOwn', office: 'officeOwn', enterer: 'enterer' } as const

/** Locks the order until the transaction ends: the update changes nothing. */
async function lockOrder(transaction: PeatTransaction, id: string): Promise<StoredOrder | undefined> {
  return (await touchOrder(ownTables(transaction), { id }))[0]
}

const touchOrder = preparedStatement((db: Kysely<PeatTables>, { id }: { readonly id: string }) =>
  db
    .updateTable('peatsale_order')
    .set((row) => ({ version: row.ref('version') }))
    .where('id', '=', id)
    .returningAll(),
)
const openRequestOf = preparedStatement((db: Kysely<PeatTables>, { order }: { readonly order: string }) =>
  db.selectFrom('peatsale_order_request').selectAll().where('order_id', '=', order).where('state', '=', 'open'),
)
const loadsOf = preparedStatement((db: Kysely<PeatTables>, { order }: { readonly order: string }) =>
  db
    .selectFrom('peatsale_load')
    .select(['id', 'position', 'state', 'slot_from'])
    .where('order_id', '=', order)
    .orderBy('position'),
)

/** When two requests create the same order at once, the second finds the first one's. */
async function newDraftUnlessMeanwhile(
  transaction: PeatTransaction,
  issuer: PeatIssuer,
  event: OrderEvent,
): Promise<StoredOrder | undefined> {
  if (event.kind !== 'saveDraft' && event.kind !== 'submit') return undefined
  await issuer.host.database.lock(transaction, `order:${event.of}`)
  return (await lockOrder(transaction, event.of)) ?? (await newDraft(transaction, issuer, event))
}
