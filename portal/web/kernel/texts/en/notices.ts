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
  belltext: ({ count }) => (count === 0 ? 'Notices' : `Notices, ${counted(count, 'new', 'new')}`),
  bellmany: '99+',
  noticesshow: 'Show',
  notices_all: 'All',
  notices_unread: 'New',
  noticesnone: 'No notices',
  noticesnonetext: 'What happens to your orders and loads is shown here for 90 days.',
  noticesread: 'Mark as read',
  noticenew: 'New',
  noticestoday: 'Today',
  noticesyesterday: 'Yesterday',
  choicesheading: 'What you are told',
  choiceslead: 'Notices always appear here. You can leave out the letters that have a choice.',
  choicesevent: 'Event',
  choicesletter: 'Letter',
  choice_required: 'always',
  choice_shared: 'to the seller’s mail',
  choice_none: 'no letter',
  choicesnone: 'There is nothing that you are told of yet.',
}
