/** English texts: fields for quantities, money, prices, weeks and days. */
import type { values as finnish } from '../fi/values.ts'
import type { Section } from '../section.ts'

export const values: Section<typeof finnish> = {
  quantityunreadabletext: 'Write the amount in figures, for example 1 234.5. Three decimals at most.',
  moneyunreadabletext: 'Write the sum in figures, for example 1 234.50.',
  priceunreadabletext: 'Write the price in figures, for example 5.80. Four decimals at most.',
  atleasttext: ({ amount }) => `At least ${amount}.`,
  atmosttext: ({ amount }) => `At most ${amount}.`,
  betweenstepstext: ({ below, above }) => `The nearest amounts possible are ${below} and ${above}.`,
  less: ({ amount }) => `Subtract ${amount}`,
  more: ({ amount }) => `Add ${amount}`,
  weekexampletext: 'For example week 42 or 42/2026',
  weekunreadabletext: 'Write the week as week 42.',
  chooseweek: 'Choose a week',
  weekstate_free: 'free',
  weekstate_few: 'little room',
  weekstate_full: 'full',
  weekstate_closed: 'closed',
  dayexampletext: 'For example 5 Oct, 5.10.2026 or tomorrow',
  dayunreadabletext: 'Write the day as 5 Oct 2026 or 5.10.2026.',
  timeexampletext: 'For example 7.30',
  timeunreadabletext: 'Write the time as 7.30, by the 24-hour clock.',
  choosefromcalendar: ({ label }) => `${label}: choose in the calendar`,
  notbeforetext: ({ day }) => `Not before ${day}.`,
  notaftertext: ({ day }) => `Not after ${day}.`,
}
