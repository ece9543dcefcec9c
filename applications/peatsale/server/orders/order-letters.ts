/** The letters and papers that commands on orders cause (4.1, 5.6). */
import type { OrderWords } from '../../contract/states/order-machine.ts'
import { issueConfirmation, voidDocument } from '../documents/issue.ts'
import type { Effects, PeatTransaction } from '../events/aggregate.ts'
import type { OrderDone } from './order-facts.ts'

type Letters = Pick<Effects<OrderWords, OrderDone>, Extract<OrderWords['effect'], `letter${string}`>>

/** Who has the application open sees it at once; these letters have no template yet. */
const seenInTheApplication = async (): Promise<void> => undefined

export const orderLetters: Letters = {
  letterOrderCancelled: withdrawConfirmation,
  letterOrderCancelledByAnother: seenInTheApplication,
  letterOrderChanged: changeConfirmation,
  letterOrderConfirmed: (transaction, done) => confirmInWriting(transaction, done, 'order_confirmed'),
  letterOrderEnteredForYou: seenInTheApplication,
  letterOrderHeld: seenInTheApplication,
  letterOrderReceived: seenInTheApplication,
  letterOrderRejected: seenInTheApplication,
  letterOrderReleased: seenInTheApplication,
  letterOrderRemainderClosed: seenInTheApplication,
  letterOrderReopened: seenInTheApplication,
  letterOrderUnconfirmed: withdrawConfirmation,
  letterRequestDecided: seenInTheApplication,
  letterRequestToOffice: seenInTheApplication,
}

/** The paper goes with the letter, once it is drawn. */
async function confirmInWriting(
  transaction: PeatTransaction,
  { order, sender }: OrderDone,
  letter: 'order_confirmed' | 'order_changed',
): Promise<void> {
  const { host, now, actor } = sender
  await issueConfirmation(transaction, { host, order: order.id, letter, now, by: actor.id })
}

/** What the customer changes waits to be confirmed anew: until then nothing is confirmed. */
async function changeConfirmation(transaction: PeatTransaction, done: OrderDone): Promise<void> {
  if (done.to === 'submitted') await withdrawConfirmation(transaction, done)
  else await confirmInWriting(transaction, done, 'order_changed')
}

async function withdrawConfirmation(transaction: PeatTransaction, { order }: OrderDone): Promise<void> {
  await voidDocument(transaction, { order: order.id })
}
