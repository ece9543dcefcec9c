/** The papers and letters that commands on loads cause (4.1, 5.6). */
import type { Effects } from '@workspace/logistics/server'
import type { LoadWords } from '../../contract/states/load-machine.ts'
import { issueDeliveryNote, issueWaybill, voidDocument } from '../documents/issue.ts'
import {
  mailFailedToOffice,
  mailLoadFailed,
  mailLoadOnTheWay,
  mailLoadToOffice,
  noteLoadToOffice,
} from '../letters/load-letters.ts'
import type { AcceptedLoadCommand } from './load-context.ts'
import { loadConditions } from './load-guards.ts'

type Paper =
  | 'alertOffice'
  | 'issueDeliveryNote'
  | 'issueWaybill'
  | 'letterLoadDelivered'
  | 'letterLateRelease'
  | 'letterLoadFailed'
  | 'letterLoadProblem'
  | 'noticeLoadOnTheWay'
  | 'tellOfficeOfNote'
  | 'voidDeliveryNote'
  | 'voidWaybill'

const causeOf = ({ load, issuer }: AcceptedLoadCommand) => ({
  ...{ host: issuer.host, load: load.id, now: issuer.now, by: issuer.actor.id },
})

const isOfOffice = (role: AcceptedLoadCommand['role']) => role === 'officeOwn' || role === 'superadmin'

/** Whom the office calls about it. */
async function tellerOf(done: AcceptedLoadCommand) {
  const { actor, host } = done.issuer
  const card = await host.people.card(actor.id)
  const words = 'reason' in done.event.data ? (done.event.data.reason ?? '') : ''
  return { ...causeOf(done), words, teller: { name: actor.name, telephone: card?.telephone ?? '' } }
}

export const loadPapers: Pick<Effects<LoadWords, AcceptedLoadCommand>, Paper> = {
  alertOffice: async (transaction, done) => {
    if (done.event.kind !== 'fail') return
    const { problem, words = '' } = done.event.data
    await mailFailedToOffice(transaction, { ...causeOf(done), problem, words })
  },
  issueDeliveryNote: async (transaction, done) => void (await issueDeliveryNote(transaction, causeOf(done))),
  issueWaybill: async (transaction, done) => void (await issueWaybill(transaction, causeOf(done))),
  // Goes with the delivery note, once that is drawn.
  letterLoadDelivered: async () => undefined,
  letterLoadFailed: async (transaction, done) => {
    if (done.event.kind !== 'fail') return
    await mailLoadFailed(transaction, { ...causeOf(done), problem: done.event.data.problem })
  },
  letterLateRelease: async (transaction, done) => {
    if (!(await loadConditions.pastReleaseCutOff(done))) return
    await mailLoadToOffice(transaction, { ...(await tellerOf(done)), letter: 'load_released_to_office' })
  },
  letterLoadProblem: async (transaction, done) => {
    if (done.event.kind !== 'reportProblem') return
    const { problem, words = '' } = done.event.data
    const told = { ...(await tellerOf(done)), problem, words }
    await mailLoadToOffice(transaction, { ...told, letter: 'load_problem_to_office' })
  },
  noticeLoadOnTheWay: (transaction, done) => mailLoadOnTheWay(transaction, causeOf(done)),
  // What the office writes is read on the load itself.
  tellOfficeOfNote: async (transaction, done) => {
    if (done.event.kind !== 'note' || isOfOffice(done.role)) return
    const noted = { ...causeOf(done), words: done.event.data.text, told: done.issuer.actor.name }
    await noteLoadToOffice(transaction, { ...noted, notice: 'load_note_to_office' })
  },
  voidDeliveryNote: (transaction, { load }) => voidDocument(transaction, { kind: 'deliveryNote', load: load.id }),
  voidWaybill: (transaction, { load }) => voidDocument(transaction, { kind: 'waybill', load: load.id }),
}
