/** The letters and papers that commands on orders cause (4.1, 5.6). */
import type { Effects } from '@workspace/logistics/server'
import type { OrderWords } from '../../contract/states/order-machine.ts'
import type { PeatTransaction } from '../database/tables.ts'
import { issueConfirmation, issueContextOf, voidDocument } from '../documents/issue.ts'
import {
  mailAboutOrder,
  mailCancelledToOffice,
  mailOrderEntered,
  mailRequestDecided,
  mailRequestToOffice,
} from '../letters/order-letters.ts'
import { changesPlan, saysPrices } from './changed-goods.ts'
import type { AcceptedOrderCommand } from './order-context.ts'
import { orderAfter } from './write-order.ts'

type Letters = Pick<Effects<OrderWords, AcceptedOrderCommand>, Extract<OrderWords['effect'], `letter${string}`>>

export const orderLetters: Letters = {
  letterOrderCancelled: async (transaction, done) => {
    await withdrawConfirmation(transaction, done)
    await mail(transaction, done, 'order_cancelled')
  },
  letterOrderCancelledByAnother: async (transaction, done) => {
    if (done.role !== 'customerOwn') await mail(transaction, done, 'order_cancelled')
  },
  letterOrderCancelledToOffice: (transaction, done) => mailCancelledToOffice(transaction, mailOf(done)),
  letterOrderChanged: changeConfirmation,
  letterOrderConfirmed: (transaction, done) => confirmInWriting(transaction, done, 'order_confirmed'),
  letterOrderEnteredForYou: async (transaction, done) => {
    if (done.role === 'customerOwn') return
    await mailOrderEntered(transaction, { ...mailOf(done), enteredBy: done.issuer.actor.name })
  },
  letterOrderHeld: (transaction, done) => mail(transaction, done, 'order_held'),
  letterOrderQuestion: async (transaction, { event, ...done }) => {
    if (event.kind !== 'note' || event.data.ask !== true) return
    const words = event.data.text
    await mailAboutOrder(transaction, 'order_question', { ...mailOf({ ...done, event }), words })
  },
  // Whoever has ordered for the customer is named in a letter of its own.
  letterOrderReceived: async (transaction, done) => {
    if (done.role === 'customerOwn') await mail(transaction, done, 'order_received')
  },
  letterOrderRejected: (transaction, done) => mail(transaction, done, 'order_rejected'),
  letterOrderReleased: (transaction, done) => mail(transaction, done, 'order_released'),
  letterOrderRemainderClosed: (transaction, done) => mail(transaction, done, 'order_remainder_closed'),
  letterOrderReopened: (transaction, done) => mail(transaction, done, 'order_reopened'),
  letterOrderUnconfirmed: async (transaction, done) => {
    await withdrawConfirmation(transaction, done)
    await mail(transaction, done, 'order_unconfirmed')
  },
  letterRequestDecided: async (transaction, done) => {
    if (isConfirmedAnew(done)) return await confirmInWriting(transaction, done, 'request_decided')
    await mailRequestDecided(transaction, mailOf(done))
  },
  letterRequestToOffice: async (transaction, done) => {
    const kind = done.event.kind === 'requestCancel' ? 'cancel' : 'change'
    await mailRequestToOffice(transaction, { ...mailOf(done), kind })
  },
}

/** The paper goes with the letter, once it is drawn. */
async function confirmInWriting(
  transaction: PeatTransaction,
  done: AcceptedOrderCommand,
  letter: 'order_confirmed' | 'order_changed' | 'request_decided',
): Promise<void> {
  const { order, registers, wanted, event } = done
  const { host, now, actor } = done.issuer
  const context = issueContextOf(transaction, registers)
  const rows = {
    ...context.rows,
    orderLines: async () => wanted.lines,
    // What an edit costs is written by its effects.
    ...(event.kind === 'confirm' && { order: () => orderAfter(done) }),
  }
  await issueConfirmation(transaction, {
    ...{ host, order: order.id, letter, now, by: actor.id },
    context: { ...context, rows },
  })
}

/** An accepted change of what a confirmation says makes a new edition of it. */
function isConfirmedAnew(done: AcceptedOrderCommand): boolean {
  const { event, order, request } = done
  const isChange = event.kind === 'acceptRequest' && request?.kind === 'change' && order.confirmed_at !== null
  return isChange && (changesPlan(done) || saysPrices(event.data))
}

/** What the customer changes waits to be confirmed anew: until then nothing is confirmed. */
async function changeConfirmation(transaction: PeatTransaction, done: AcceptedOrderCommand): Promise<void> {
  if (done.to !== 'submitted') return await confirmInWriting(transaction, done, 'order_changed')
  await withdrawConfirmation(transaction, done)
  await mail(transaction, done, 'order_change_received')
}

async function withdrawConfirmation(transaction: PeatTransaction, { order }: AcceptedOrderCommand): Promise<void> {
  await voidDocument(transaction, { order: order.id })
}

type Plain = Parameters<typeof mailAboutOrder>[1]

async function mail(transaction: PeatTransaction, done: AcceptedOrderCommand, letter: Plain): Promise<void> {
  await mailAboutOrder(transaction, letter, mailOf(done))
}

function mailOf({ order, issuer, event }: AcceptedOrderCommand) {
  return { host: issuer.host, now: issuer.now, by: issuer.actor.id, order: order.id, words: wordsOf(event) }
}

/** What was written to go with it; of a credit hold the customer hears no more than that the order is held (2.3). */
function wordsOf({ kind, data }: AcceptedOrderCommand['event']): string {
  if (kind === 'hold' && data.reasonKind === 'credit') return ''
  const said: Readonly<Record<string, unknown>> = { ...data }
  const found = [said['reason'], said['words']].find((words) => typeof words === 'string')
  return typeof found === 'string' ? found : ''
}
