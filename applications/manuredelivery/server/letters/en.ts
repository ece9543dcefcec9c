import { momentText } from '@workspace/logistics/server/drawing'
import type { LettersLike } from '@workspace/portal/server'
import { causeNames, failReasonNames, nextPlaceNames, problemNames, refusalNames } from '../../contract/states/names.ts'
import { farmRequestLetters } from './farm-request-letters.ts'
import type { finnishLetters } from './fi.ts'
import type { ConsignmentLetter, Names, RequestLetter } from './letter-facts.ts'
import { consignmentTable, requestTable, tonnes, whenText } from './letter-facts.ts'
import { reminderLetters } from './reminder-letters.ts'

const given = (words: string) => (words === '' ? [] : [words])
const ask = (phone: string) => (phone === '' ? 'Questions? Answer this letter.' : `Questions? Call ${phone}.`)
const named = (names: Readonly<Record<string, Names>>, code: string) => (names[code]?.en ?? code).toLowerCase()

const ofRequest =
  (subject: (letter: RequestLetter) => string, paragraphs: (letter: RequestLetter) => readonly string[]) =>
  (letter: RequestLetter) => ({
    subject: subject(letter),
    paragraphs: [...paragraphs(letter), ...given(letter.words)],
    table: requestTable(letter, 'en'),
    button: 'Open the request',
  })

const ofConsignment =
  (subject: (letter: ConsignmentLetter) => string, paragraphs: (letter: ConsignmentLetter) => readonly string[]) =>
  (letter: ConsignmentLetter) => ({
    subject: subject(letter),
    paragraphs: [...paragraphs(letter), ...given(letter.words)],
    table: consignmentTable(letter, 'en'),
    button: 'Open the consignment',
  })

export const englishLetters: LettersLike<typeof finnishLetters> = {
  ...farmRequestLetters.en,
  ...reminderLetters.en,
  request_received: ofRequest(
    ({ number }) => `Pickup request ${number} has been received`,
    ({ company, phone }) => [`${company} handles the request and tells you week, plant and terms.`, ask(phone)],
  ),
  request_entered_for_you: ofRequest(
    ({ number }) => `Pickup request ${number} has been entered for you`,
    ({ company, farm, phone }) => [
      `${company} entered a pickup request for ${farm}.`,
      `If something is wrong, change or cancel the request, or get in touch. ${ask(phone)}`,
    ],
  ),
  request_accepted: ofRequest(
    ({ number }) => `Pickup request ${number} has been accepted`,
    (letter) => [
      `${letter.company} collects the manure: ${whenText(letter, 'en')}, truck loads ${letter.loads}. The acceptance with its terms is attached.`,
      'Confirm the quantity within seven days after the plant has received a consignment. Without an answer the quantity measured at the plant counts as accepted.',
      ask(letter.phone),
    ],
  ),
  request_changed: ofRequest(
    ({ number }) => `Pickup request ${number} has been changed`,
    ({ company, phone }) => [`${company} has changed the pickup request.`, ask(phone)],
  ),
  request_change_received: ofRequest(
    ({ number }) => `The change of pickup request ${number} awaits acceptance`,
    ({ company }) => [`You changed an accepted request. ${company} has to accept it again.`],
  ),
  request_rejected: ofRequest(
    ({ number }) => `Pickup request ${number} has been rejected`,
    ({ company, phone }) => [`${company} cannot collect the manure by this request.`, ask(phone)],
  ),
  request_held: ofRequest(
    ({ number }) => `Pickup request ${number} is on hold`,
    ({ phone }) => ['The collection waits. We tell you when it goes on.', ask(phone)],
  ),
  request_released: ofRequest(
    ({ number }) => `Pickup request ${number} goes on`,
    () => ['The collection is not on hold any more.'],
  ),
  request_cancelled: ofRequest(
    ({ number }) => `Pickup request ${number} has been cancelled`,
    ({ phone }) => ['No manure is collected by this request.', ask(phone)],
  ),
  request_remainder_closed: ofRequest(
    ({ number }) => `The rest of pickup request ${number} has been closed`,
    ({ phone }) => ['The remaining loads are not collected.', ask(phone)],
  ),
  request_reopened: ofRequest(
    ({ number }) => `Pickup request ${number} awaits acceptance again`,
    ({ company }) => [`${company} has opened the request again.`],
  ),
  request_unaccepted: ofRequest(
    ({ number }) => `The acceptance of pickup request ${number} has been taken back`,
    ({ company, phone }) => [
      `${company} has to accept the request again. Its planned loads have been cancelled.`,
      ask(phone),
    ],
  ),
  request_completed: ofRequest(
    ({ number }) => `Pickup request ${number} has been collected`,
    () => ['The plant has received every consignment.'],
  ),
  change_accepted: ofRequest(
    ({ number }) => `The change of pickup request ${number} has been accepted`,
    ({ company }) => [`${company} has accepted the change that you asked for.`],
  ),
  change_declined: ofRequest(
    ({ number }) => `The change of pickup request ${number} has been declined`,
    ({ phone }) => ['The request stays as it is.', ask(phone)],
  ),
  declarations_given_for_you: ofRequest(
    ({ number }) => `Declarations have been entered for pickup request ${number}`,
    ({ company, phone }) => [`${company} entered the declarations that you gave by telephone.`, ask(phone)],
  ),
  change_to_office: ofRequest(
    ({ number, farm }) => `${farm} asks to change pickup request ${number}`,
    () => ['Accept the change or answer the farm.'],
  ),
  declaration_revoked_to_office: ofRequest(
    ({ number, farm }) => `${farm} revoked a declaration: ${number}`,
    () => ['The request is on hold and its consignments are stopped. Contact the farm.'],
  ),
  request_note_to_office: ofRequest(
    ({ number, farm }) => `${farm} wrote about pickup request ${number}`,
    () => [],
  ),
  consignment_offered: ofConsignment(
    (letter) => `Consignment ${letter.number} is offered: ${whenText(letter, 'en')}`,
    ({ company, until }) => [
      `${company} offers a consignment. The first who claims it gets it.`,
      ...(until === '' ? [] : [`The offer ends ${momentText(until, 'en')}.`]),
    ],
  ),
  consignment_assigned: ofConsignment(
    (letter) => `Consignment ${letter.number} has been given to you: ${whenText(letter, 'en')}`,
    ({ company }) => [`${company} has given you the consignment.`],
  ),
  consignment_reassigned: ofConsignment(
    ({ number }) => `Consignment ${number} has been given to somebody else`,
    () => ['The consignment is not yours any more.'],
  ),
  consignment_taken_back: ofConsignment(
    ({ number }) => `Consignment ${number} has been taken back`,
    () => ['You need not drive it.'],
  ),
  consignment_moved: ofConsignment(
    (letter) => `Consignment ${letter.number} has changed: ${whenText(letter, 'en')}`,
    () => ['Look at its time and places again.'],
  ),
  consignment_cancelled: ofConsignment(
    ({ number }) => `Consignment ${number} has been cancelled`,
    () => ['It is not driven.'],
  ),
  consignment_stopped: ofConsignment(
    ({ number }) => `Stop: consignment ${number}`,
    ({ phone }) => [
      'Bio-security: drive neither to the farm nor to the plant until you are told how to go on.',
      ask(phone),
    ],
  ),
  consignment_stop_lifted: ofConsignment(
    ({ number }) => `The stop of consignment ${number} has been lifted`,
    () => ['You can go on.'],
  ),
  consignment_redirected: ofConsignment(
    ({ number, plant }) => `Consignment ${number} goes to another plant: ${plant}`,
    () => ['Drive it to the new plant. The new commercial document is in the application.'],
  ),
  consignment_return: ofConsignment(
    ({ number }) => `Consignment ${number} is returned to the farm`,
    () => ['Drive it back to the farm. The document for the return is in the application.'],
  ),
  pickup_planned: ofConsignment(
    (letter) => `Collection ${letter.number}: ${whenText(letter, 'en')}`,
    () => ['A carrier has the consignment. Keep the road and the loading place free.'],
  ),
  pickup_cancelled: ofConsignment(
    ({ number }) => `Collection ${number} has been cancelled`,
    ({ phone }) => ['This consignment is not collected.', ask(phone)],
  ),
  consignment_changed: ofConsignment(
    ({ number }) => `Consignment ${number} has changed`,
    ({ phone }) => ['Look at the consignment in the application.', ask(phone)],
  ),
  manure_collected: ofConsignment(
    ({ number }) => `Consignment ${number} has been collected`,
    () => ['The manure is on its way to the plant. The commercial document is in the application.'],
  ),
  manure_received: ofConsignment(
    ({ number, netKg }) => `Consignment ${number} has been received${netKg === null ? '' : `: ${tonnes(netKg, 'en')}`}`,
    ({ until, phone }) => [
      ...(until === ''
        ? ['The plant still checks the consignment. We ask you to confirm when that is done.']
        : [`Confirm the quantity by ${momentText(until, 'en')}. Without an answer it counts as accepted.`]),
      ask(phone),
    ],
  ),
  confirm_reminder: ofConsignment(
    ({ number }) => `Reminder: confirm the quantity of consignment ${number}`,
    ({ until }) => [`Without an answer the quantity counts as accepted ${momentText(until, 'en')}.`],
  ),
  quantity_corrected: ofConsignment(
    ({ number }) => `The quantity of consignment ${number} has been corrected`,
    ({ phone }) => [
      'The consignment has been settled already. The correction has rows of its own in the next settlement.',
      ask(phone),
    ],
  ),
  objection_decided: ofConsignment(
    ({ number }) => `Your objection to consignment ${number} has been decided`,
    () => ['Look at the decision and the quantity in the application.'],
  ),
  objection_to_office: ofConsignment(
    ({ number, farm }) => `${farm} objects to consignment ${number}`,
    () => ['The consignment is not confirmed before the objection is decided.'],
  ),
  cause_changed: ofConsignment(
    ({ number }) => `The cause of consignment ${number} has been changed`,
    ({ reason }) => [`Cause: ${named(causeNames, reason)}.`],
  ),
  manure_refused: ofConsignment(
    ({ number }) => `Consignment ${number} was refused at the plant`,
    ({ reason, next, phone }) => [
      `Reason: ${named(refusalNames, reason)}. Next: ${named(nextPlaceNames, next)}.`,
      ask(phone),
    ],
  ),
  pickup_failed: ofConsignment(
    ({ number }) => `Collection ${number} failed`,
    ({ reason, phone }) => [`Reason: ${named(failReasonNames, reason)}. A new collection is planned.`, ask(phone)],
  ),
  refused_to_office: ofConsignment(
    ({ number, reason }) => `Refused: ${number}, ${named(refusalNames, reason)}`,
    () => ['Decide whether it is sent on or returned to the farm.'],
  ),
  failed_to_office: ofConsignment(
    ({ number, reason }) => `Collection failed: ${number}, ${named(failReasonNames, reason)}`,
    ({ by }) => [`Reported by ${by}.`],
  ),
  problem_to_office: ofConsignment(
    ({ number, reason }) => `Problem: ${number}, ${named(problemNames, reason)}`,
    ({ by }) => [`Reported by ${by}.`],
  ),
  evidence_to_office: ofConsignment(
    ({ number }) => `A report of consignment ${number} does not fit its state`,
    ({ by }) => [`Reported by ${by}. It is kept among the events.`],
  ),
  released_late_to_office: ofConsignment(
    ({ number }) => `Consignment ${number} was released late`,
    ({ by }) => [`Released by ${by}.`],
  ),
  consignment_note_to_office: ofConsignment(
    ({ number }) => `Message about consignment ${number}`,
    ({ by }) => [`Written by ${by}.`],
  ),
}
