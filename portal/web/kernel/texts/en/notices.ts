/** English texts: what the front page tells beside its tiles. */
import type { notices as finnish } from '../fi/notices.ts'
import { counted } from '../figures.ts'
import type { Section } from '../section.ts'

export const notices: Section<typeof finnish> = {
  noticesheading: 'Notices',
  continueheading: 'Continue where you left off',
  waitingpeopletext: ({ count }) => `${counted(count, 'waiting', 'waiting')} for access`,
  waitingofcompany: ({ company, count }) => `${company} ${count}`,
  waitingwithoutcompany: 'Without a company',
  waitingsincetoday: 'The first one registered today.',
  waitingsince: ({ days }) => `The first one has waited ${counted(days, 'day', 'days')}.`,
  feedbacktext: ({ count }) => `${counted(count, 'new piece of feedback', 'new pieces of feedback')}`,
  feedbackquote: ({ name, text }) => `“${text}” ${name}`,
  refusedaddressestext: ({ count }) =>
    `${counted(count, 'user has', 'users have')} an email address that does not work`,
  refusedaddresseswhy: 'Letters do not arrive. Check the address.',
  deadletterstext: ({ count }) => `${counted(count, 'letter was not delivered', 'letters were not delivered')}`,
  deadletterslatest: ({ time }) => `Latest ${time}`,
  plannedshutdown: 'Planned shutdown',
  plannedshutdownwhen: ({ from, to }) => `${from} – ${to}`,
  noticesfailedtext: 'The notices could not be fetched.',
}
