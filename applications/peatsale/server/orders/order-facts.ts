/** What the commands of an order are decided by: the order as it stands and as it would be, its loads and its prices. */
import type { Selectable } from 'kysely'
import type { OrderEvent } from '../../contract/orders/order-event.ts'
import type { OrderRole, OrderWords } from '../../contract/states/order-machine.ts'
import type { OrderState } from '../../contract/states/order-states.ts'
import type { PeatTables, PeatTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { Decided, Facts } from '../events/aggregate.ts'
import type { PeatSender, PeatSent } from '../events/peat-events.ts'
import type { Reckoned } from '../prices/reckon-order.ts'
import { orderRolesOf } from '../rights/order-roles.ts'
import type { PeatActor } from '../rights/peat-actor.ts'
import { newDraft } from './new-draft.ts'
import type { OrderMaker } from './order-maker.ts'
import type { StoredOrder, StoredOrderLine } from './order-rows.ts'
import { orderLines } from './order-rows.ts'
import type { Wanted } from './order-wanted.ts'
import { orderWanted } from './order-wanted.ts'
import { priceWanted } from './price-wanted.ts'

export type StoredRequest = Selectable<PeatTables['peatsale_order_request']>
type StoredSeller = Selectable<PeatTables['peatsale_seller']>

export interface OrderLoad {
  readonly id: string
  readonly state: string
  readonly slot_from: string
}

export interface OrderFacts extends Facts<OrderWords, OrderEvent, PeatActor> {
  readonly transaction: PeatTransaction
  readonly order: StoredOrder
  /** It is made with this command. */
  readonly isNew: boolean
  readonly lines: readonly StoredOrderLine[]
  readonly loads: readonly OrderLoad[]
  /** Undefined of a draft that names no seller. */
  readonly seller: StoredSeller | undefined
  /** What the customer asks for, while nobody has decided. */
  readonly request: StoredRequest | undefined
  /** As the command would have it. */
  readonly wanted: Wanted
  /** What it costs then; reckoned once. Undefined where it is more than anybody drives. */
  priced(): Promise<Reckoned | undefined>
}

/** A command on an order that is taken. */
export type OrderDone = OrderFacts & Decided<OrderWords>

export async function orderFacts(
  transaction: PeatTransaction,
  { sender, event, at }: PeatSent<OrderEvent>,
): Promise<OrderFacts | undefined> {
  const stored = await heldOrder(transaction, event.of)
  const order = stored ?? (await newDraftUnlessMeanwhile(transaction, sender, event))
  if (order === undefined) return undefined
  const own = ownTables(transaction)
  const lines = await orderLines(transaction, [order.id])
  const loads = own.selectFrom('peatsale_load').select(['id', 'state', 'slot_from']).where('order_id', '=', order.id)
  const sellers = own.selectFrom('peatsale_seller').selectAll().where('id', '=', order.seller)
  const requests = own.selectFrom('peatsale_order_request').selectAll().where('order_id', '=', order.id)
  const [seller, request] = [
    await sellers.executeTakeFirst(),
    await requests.where('state', '=', 'open').executeTakeFirst(),
  ]
  const wanted = await orderWanted(transaction, { order, lines, event, request, seller, now: sender.now })
  let priced: Promise<Reckoned | undefined> | undefined
  return {
    ...{ reader: transaction, transaction, sender, event, at, order, lines, seller, request, wanted },
    isNew: order.version === 0,
    loads: await loads.orderBy('position').execute(),
    state: order.state as OrderState,
    version: order.version,
    roles: rolesOf(sender, order),
    priced: () => {
      priced ??= priceWanted(transaction, { order, lines, event, wanted, now: sender.now })
      return priced
    },
  }
}

/** Who has not said for whom it is stands to the draft as to an own one, and is told so at the field. */
function rolesOf({ actor }: PeatSender, order: StoredOrder): readonly OrderRole[] {
  if (order.seller !== '' && order.customer !== '') return orderRolesOf(actor, order)
  return [makerRoles[order.made_by as OrderMaker]]
}

const makerRoles = { customer: 'customerOwn', office: 'officeOwn', enterer: 'enterer' } as const

/** One transaction at a time goes on with an order; the update changes nothing. */
async function heldOrder(transaction: PeatTransaction, id: string): Promise<StoredOrder | undefined> {
  return await ownTables(transaction)
    .updateTable('peatsale_order')
    .set((row) => ({ version: row.ref('version') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}

/** Of two who make the same order at once the second finds that of the first. */
async function newDraftUnlessMeanwhile(
  transaction: PeatTransaction,
  sender: PeatSender,
  event: OrderEvent,
): Promise<StoredOrder | undefined> {
  if (event.kind !== 'saveDraft' && event.kind !== 'submit') return undefined
  await sender.host.database.lock(transaction, `order:${event.of}`)
  return (await heldOrder(transaction, event.of)) ?? (await newDraft(transaction, sender, event))
}
