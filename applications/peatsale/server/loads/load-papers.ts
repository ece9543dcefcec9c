/** The papers that go with a load: issued, and taken back, in the transaction of their cause (4.1). */
import { issueDeliveryNote, issueWaybill, voidDocument } from '../documents/issue.ts'
import type { PeatTransaction } from '../events/aggregate.ts'
import type { LoadDone } from './load-facts.ts'

type OfLoad = Pick<LoadDone, 'load' | 'sender'>

export async function waybill(transaction: PeatTransaction, done: OfLoad): Promise<void> {
  await issueWaybill(transaction, issuing(done))
}

export async function deliveryNote(transaction: PeatTransaction, done: OfLoad): Promise<void> {
  await issueDeliveryNote(transaction, issuing(done))
}

export async function takeBackWaybill(transaction: PeatTransaction, { load }: OfLoad): Promise<void> {
  await voidDocument(transaction, { kind: 'waybill', load: load.id })
}

export async function takeBackDeliveryNote(transaction: PeatTransaction, { load }: OfLoad): Promise<void> {
  await voidDocument(transaction, { kind: 'deliveryNote', load: load.id })
}

function issuing({ load, sender }: OfLoad) {
  return { host: sender.host, load: load.id, now: sender.now, by: sender.actor.id }
}
