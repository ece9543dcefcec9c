/** The letters that commands on requests cause (7.4). */
import type { Effects } from '@workspace/logistics/server'
import type { RequestWords } from '../../contract/states/request-machine.ts'
import type { ManureTransaction } from '../database/tables.ts'
import { issueAcceptance } from '../documents/acceptance.ts'
import type { FarmLetter } from '../letters/request-letters.ts'
import { mailAboutRequest, mailRequestToOffice } from '../letters/request-letters.ts'
import type { AcceptedRequestCommand } from './request-context.ts'

type Letters = Pick<
  Effects<RequestWords, AcceptedRequestCommand>,
  Extract<RequestWords['effect'], `letter${string}` | 'alertOffice' | 'notifyFarm'>
>

export const requestLetters: Letters = {
  alertOffice: (transaction, done) =>
    mailRequestToOffice(transaction, 'declaration_revoked_to_office', sendingOf(done)),
  letterChangeDecided: async (transaction, done) => {
    const isAccepted = done.event.kind === 'acceptChange'
    await mail(transaction, done, isAccepted ? 'change_accepted' : 'change_declined')
    if (isAccepted && done.to === 'accepted') await issueAcceptance(transaction, done)
  },
  letterChangeToOffice: (transaction, done) => mailRequestToOffice(transaction, 'change_to_office', sendingOf(done)),
  // The acceptance takes the letter along once it is drawn.
  letterRequestAccepted: (transaction, done) => issueAcceptance(transaction, done, 'request_accepted'),
  letterRequestCancelled: (transaction, done) => mail(transaction, done, 'request_cancelled'),
  letterRequestCancelledByAnother: async (transaction, done) => {
    if (done.role !== 'farmOwn') await mail(transaction, done, 'request_cancelled')
  },
  letterRequestChanged: async (transaction, done) => {
    await mail(transaction, done, done.to === 'submitted' ? 'request_change_received' : 'request_changed')
    if (done.to !== 'submitted') await issueAcceptance(transaction, done)
  },
  letterRequestEnteredForYou: (transaction, done) => mail(transaction, done, 'request_entered_for_you'),
  letterRequestHeld: (transaction, done) => mail(transaction, done, 'request_held'),
  letterRequestReceived: (transaction, done) => mail(transaction, done, 'request_received'),
  letterRequestRejected: (transaction, done) => mail(transaction, done, 'request_rejected'),
  letterRequestReleased: (transaction, done) => mail(transaction, done, 'request_released'),
  letterRequestRemainderClosed: (transaction, done) => mail(transaction, done, 'request_remainder_closed'),
  letterRequestReopened: (transaction, done) => mail(transaction, done, 'request_reopened'),
  letterRequestUnaccepted: (transaction, done) => mail(transaction, done, 'request_unaccepted'),
  notifyFarm: (transaction, done) => mail(transaction, done, 'declarations_given_for_you'),
}

async function mail(transaction: ManureTransaction, done: AcceptedRequestCommand, letter: FarmLetter): Promise<void> {
  await mailAboutRequest(transaction, letter, sendingOf(done))
}

function sendingOf({ request, issuer, event }: AcceptedRequestCommand) {
  return { host: issuer.host, now: issuer.now, by: issuer.actor.id, request: request.id, words: wordsOf(event) }
}

/** What was written to go with it; of bio-security the farm reads neutral words alone (7.3). */
function wordsOf({ kind, data }: AcceptedRequestCommand['event']): string {
  if (kind === 'revokeDeclaration' || (kind === 'hold' && data.reasonKind === 'biosecurity')) return ''
  const given: Readonly<Record<string, unknown>> = { ...data }
  const found = [given['reason'], given['words']].find((words) => typeof words === 'string')
  return typeof found === 'string' ? found : ''
}
