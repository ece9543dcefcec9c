/** What follows from a command on an order, besides what it says itself (2.3). */
import type { Effects } from '@workspace/logistics/server'
import type { OrderWords } from '../../contract/states/order-machine.ts'
import type { PeatTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { noteOrderToOffice } from '../letters/order-letters.ts'
import { freeReservations } from '../stock/reservations.ts'
import { auditOverrides } from './audit-overrides.ts'
import { changesPlan, saysPrices } from './changed-goods.ts'
import type { AcceptedOrderCommand } from './order-context.ts'
import { orderLetters } from './order-letters.ts'
import { cancelLoads, planAdded, planConfirmed, reserveWanted } from './order-loads.ts'
import { nextOrderNumber } from './order-numbers.ts'
import { keepEstimate, keepSnapshot } from './order-prices.ts'
import { closeRequest, openRequest } from './order-requests.ts'
import { replanLoads } from './replan-loads.ts'
import { searchTextOf } from './write-order.ts'

const ahead = ['planned', 'open']
const notBegun = [...ahead, 'assigned']
const buyers = ['customerOwn', 'enterer']

export const orderEffects: Effects<OrderWords, AcceptedOrderCommand> = {
  ...orderLetters,
  cancelLoads: (transaction, done) => cancelLoads(transaction, done, notBegun),
  cancelPlannedAndOpenLoads: (transaction, done) => cancelLoads(transaction, done, ahead),
  declineOpenRequest: async (transaction, done) => {
    if (done.event.kind !== 'declineRequest') return
    await closeRequest(transaction, done, { state: 'declined', answer: done.event.data.reason })
  },
  doAsAsked,
  enterInbox,
  estimatePrice: keepEstimate,
  freeReservation: (transaction, { order }) => freeReservations(transaction, { order: order.id }),
  freeRestOfReservation: closeLines,
  giveNumber,
  keepHeldFrom: (transaction, { order, state }) => setOrder(transaction, order.id, { held_from: state }),
  leaveInbox: (transaction, { order }) => setOrder(transaction, order.id, { changed_by_customer: 0 }),
  markChangedInInbox: async (transaction, { order, role }) => {
    if (buyers.includes(role)) await setOrder(transaction, order.id, { changed_by_customer: 1 })
  },
  openRequest,
  planLoad: planAdded,
  planLoads: planConfirmed,
  reserveStock: reserveWanted,
  takePriceSnapshot: changeConfirmed,
  tellOfficeOfNote,
  withdrawOpenRequest: (transaction, done) => closeRequest(transaction, done, { state: 'withdrawn', answer: '' }),
}

/** Marked until the office writes in its turn; what waits to be confirmed stays marked until it is. */
async function tellOfficeOfNote(transaction: PeatTransaction, done: AcceptedOrderCommand): Promise<void> {
  const { order, role, state, event, issuer } = done
  const isBuyers = buyers.includes(role)
  if (state === 'draft' || (state === 'submitted' && !isBuyers)) return
  if (isBuyers && event.kind === 'note') {
    const noted = { host: issuer.host, now: issuer.now, by: issuer.actor.id, order: order.id, words: event.data.text }
    await noteOrderToOffice(transaction, noted)
  }
  await setOrder(transaction, order.id, { changed_by_customer: isBuyers ? 1 : 0 })
}

async function setOrder(transaction: PeatTransaction, id: string, columns: object): Promise<void> {
  await ownTables(transaction).updateTable('peatsale_order').set(columns).where('id', '=', id).execute()
}

/** Once: an order that is sent again keeps its number. */
async function giveNumber(
  transaction: PeatTransaction,
  { order, wanted, issuer, registers }: AcceptedOrderCommand,
): Promise<void> {
  if (order.number !== null) return
  const { number, sort } = await nextOrderNumber(transaction, issuer.now)
  const search_text = await searchTextOf(registers, { ...wanted.order, number })
  await setOrder(transaction, order.id, { number, sort_number: sort, search_text })
}

/** What waits shows what it would cost by the prices of now; who sends it again, or changes it, has changed it. */
async function enterInbox(transaction: PeatTransaction, done: AcceptedOrderCommand): Promise<void> {
  const { event, order, role } = done
  const isChanged = buyers.includes(role) && (event.kind === 'edit' || order.number !== null)
  if (isChanged) await setOrder(transaction, order.id, { changed_by_customer: 1 })
  // What was closed when it ended is ordered again.
  const lines = ownTables(transaction).updateTable('peatsale_order_line').set({ is_closed: 0 })
  await lines.where('order_id', '=', order.id).where('ordered', '>', 0).execute()
  if (event.kind !== 'submit') await keepEstimate(transaction, done)
}

/** The first one, or that of an order that the office changes: where only words change, the prices stay as they are. */
async function changeConfirmed(transaction: PeatTransaction, done: AcceptedOrderCommand): Promise<void> {
  const { event } = done
  // The prices of a confirmation are written with it.
  if (event.kind === 'confirm') return await auditOverrides(transaction, done)
  if (!changesPlan(done) && !saysPrices(event.data)) return
  if (done.order.confirmed_at === null) return await keepEstimate(transaction, done)
  await keepSnapshot(transaction, done)
  await replanLoads(transaction, done)
  await reserveWanted(transaction, done)
}

async function doAsAsked(transaction: PeatTransaction, done: AcceptedOrderCommand): Promise<void> {
  const { event, request, order, to } = done
  if (event.kind !== 'acceptRequest' || request === undefined) return
  await closeRequest(transaction, done, { state: 'accepted', answer: event.data.words ?? '' })
  if (request.kind === 'change') return await changeConfirmed(transaction, done)
  if (to === 'cancelled') {
    await freeReservations(transaction, { order: order.id })
    await cancelLoads(transaction, done, notBegun)
  } else {
    await closeLines(transaction, done)
    await cancelLoads(transaction, done, ahead)
  }
}

async function closeLines(transaction: PeatTransaction, { order }: AcceptedOrderCommand): Promise<void> {
  const lines = ownTables(transaction).updateTable('peatsale_order_line').set({ is_closed: 1 })
  await lines.where('order_id', '=', order.id).execute()
  await freeReservations(transaction, { order: order.id })
}
