/** Letters about loads in English. */
import type { LettersLike } from '@workspace/portal/server'
import { momentText } from '../documents/figures.ts'
import type { finnishLoadLetters } from './fi-loads.ts'
import type { LoadLetter } from './order-letter.ts'
import { loadTable } from './order-tables.ts'

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
    table: loadTable(load, 'en'),
    button,
  }),
}
