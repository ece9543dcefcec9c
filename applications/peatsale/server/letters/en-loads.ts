/** Letters about loads in English. */

import { momentText } from '@workspace/logistics/server/drawing'
import type { LettersLike } from '@workspace/portal/server'
import { whenText } from '../documents/confirmation-words.ts'
import type { finnishLoadLetters } from './fi-loads.ts'
import type { LoadLetter } from './order-letter.ts'
import { jobTable, loadTable, plannedText } from './order-tables.ts'

const button = 'Open the load'
const said = (words: string) => (words === '' ? [] : [words])
const problems: Readonly<Record<string, string>> = {
  road: 'the road',
  noAccess: 'no access to the yard',
  queue: 'a queue',
  breakdown: 'a breakdown',
  product: 'the product',
  weather: 'the weather',
  refused: 'the load was refused',
  other: 'another reason',
}
const why = ({ problem }: LoadLetter) => problems[problem] ?? 'another reason'

export const englishLoadLetters: LettersLike<typeof finnishLoadLetters> = {
  load_delivered: (load) => ({
    subject: `Load ${load.number} was delivered`,
    paragraphs: [
      `The load was unloaded on ${momentText(load.at, 'en')}. ${load.receiver === '' ? 'Nobody was present to receive it.' : `Received by: ${load.receiver}.`}`,
      `The delivery note is attached. If anything is wrong with the quantity or the quality, call ${load.phone} at once.`,
    ],
    table: loadTable(load, 'en'),
    button,
  }),
  load_failed: (load) => ({
    subject: `Load ${load.number} could not be delivered`,
    paragraphs: [
      `The load was not delivered. The reason: ${why(load)}.`,
      `${load.seller} will plan a new load and tell you. Questions? Call ${load.phone}.`,
    ],
    table: loadTable(load, 'en'),
    button,
  }),
  load_failed_to_office: (load) => ({
    subject: `Load ${load.number} was not delivered: ${why(load)}`,
    paragraphs: [`Customer: ${load.customer}. Call the customer and plan a replacement.`, ...said(load.words)],
    table: loadTable(load, 'en'),
    button,
  }),
  load_cancelled: (load) => ({
    subject: `Load ${load.number} was cancelled`,
    paragraphs: ['The load will not be driven.', ...said(load.words)],
    table: jobTable(load, 'en'),
    button,
  }),
  load_offered: (load) => ({
    subject: `Load ${load.number} on offer: ${plannedText(load, 'en')}`,
    paragraphs: [
      `${load.seller} offers a load. The first to take it has it.`,
      ...(load.deadline === '' ? [] : [`The offer is open until ${momentText(load.deadline, 'en')}.`]),
    ],
    table: jobTable(load, 'en'),
    button: 'Open and take the load',
  }),
  load_assigned: (load) => ({
    subject: `Load ${load.number} is yours: ${plannedText(load, 'en')}`,
    paragraphs: [`${load.seller} has given you the load to drive.`, ...said(load.words)],
    table: jobTable(load, 'en'),
    button,
  }),
  load_reassigned: (load) => ({
    subject: `Load ${load.number} was given to another`,
    paragraphs: ['The load is no longer yours to drive.', ...said(load.words)],
    table: jobTable(load, 'en'),
    button: 'Open Peatsale',
  }),
  load_taken_back: (load) => ({
    subject: `Load ${load.number} was taken back`,
    paragraphs: [`${load.seller} has taken the load back. You do not need to drive it.`],
    table: jobTable(load, 'en'),
    button: 'Open Peatsale',
  }),
  load_moved: (load) => ({
    subject: `The time or place of load ${load.number} has changed: ${plannedText(load, 'en')}`,
    paragraphs: ['Check the new time and place of loading.', ...said(load.words)],
    table: jobTable(load, 'en'),
    button,
  }),
  load_moved_for_you: (load) => ({
    subject: `The delivery time of load ${load.number} has changed`,
    paragraphs: [`The new delivery time: ${whenText(load, 'en')}.`, `If it does not suit you, call ${load.phone}.`],
    table: loadTable(load, 'en'),
    button,
  }),
  load_problem_to_office: (load) => ({
    subject: `A problem with load ${load.number}: ${why(load)}`,
    paragraphs: [`Reported by: ${load.told}.`, ...said(load.words)],
    notice: [`Reported by: ${load.told}.`, ...said(load.words)].join(' '),
    table: jobTable(load, 'en'),
    button: 'Open and handle',
  }),
  load_released_to_office: (load) => ({
    subject: `A carrier released load ${load.number} late`,
    paragraphs: [`Released by: ${load.told}. The load needs another truck.`, ...said(load.words)],
    table: jobTable(load, 'en'),
    button,
  }),
  load_on_the_way: (load) => ({
    subject: `Load ${load.number} is loaded and on its way`,
    paragraphs: [
      `The load was loaded at the bog ${load.swamp}. The truck is setting off to you.`,
      `Questions? Call ${load.phone}.`,
    ],
    table: loadTable(load, 'en'),
    button,
  }),
  load_note_to_office: (load) => ({
    subject: `A message about load ${load.number}: ${load.told}`,
    paragraphs: [load.words],
    button,
  }),
  load_unverified_to_office: (load) => ({
    subject: `Load ${load.number} could not be verified automatically`,
    paragraphs: ['Check the figures and times of the load.'],
    button,
  }),
}
