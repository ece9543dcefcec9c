/** The papers and letters that commands on loads cause (4.1, 5.6). */
import type { LoadWords } from '../../contract/states/load-vocabulary.ts'
import { issueDeliveryNote, issueWaybill, voidDocument } from '../documents/issue.ts'
import type { Effects } from '../events/aggregate.ts'
import { mailLoadCancelled, mailLoadFailed } from '../letters/load-letters.ts'
import type { LoadDone } from './load-facts.ts'

type Paper =
  | 'issueDeliveryNote'
  | 'issueWaybill'
  | 'letterLoadDelivered'
  | 'letterLoadFailed'
  | 'noticeLoadCancelled'
  | 'voidDeliveryNote'
  | 'voidWaybill'

const causeOf = ({ load, sender }: LoadDone) => ({
  ...{ host: sender.host, load: load.id, now: sender.now, by: sender.actor.id },
})

export const loadPapers: Pick<Effects<LoadWords, LoadDone>, Paper> = {
  issueDeliveryNote: async (transaction, done) => void (await issueDeliveryNote(transaction, causeOf(done))),
  issueWaybill: async (transaction, done) => void (await issueWaybill(transaction, causeOf(done))),
  // Goes with the delivery note, once that is drawn.
  letterLoadDelivered: async () => undefined,
  letterLoadFailed: async (transaction, done) => {
    if (done.event.kind !== 'fail') return
    const { problem, words = '' } = done.event.data
    await mailLoadFailed(transaction, { ...causeOf(done), problem, words })
  },
  noticeLoadCancelled: async (transaction, done) => {
    const { event, load } = done
    if (event.kind !== 'cancel') return
    const { carrier, driver } = load
    await mailLoadCancelled(transaction, { ...causeOf(done), carrier, driver, words: event.data.reason ?? '' })
  },
  voidDeliveryNote: (transaction, { load }) => voidDocument(transaction, { kind: 'deliveryNote', load: load.id }),
  voidWaybill: (transaction, { load }) => voidDocument(transaction, { kind: 'waybill', load: load.id }),
}
