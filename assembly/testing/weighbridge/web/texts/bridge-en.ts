/** English texts of the weighbridge. */
import type { Section } from '@workspace/portal/web'
import type { bridge as finnish } from './bridge-fi.ts'

export const bridge: Section<typeof finnish> = {
  queueheading: 'Weighing queue',
  queuetext: ({ bridge }) => `Bridge ${bridge}`,
  next: 'Next truck',
  weigh: 'Weigh',
  empty: 'There are no trucks in the queue.',
  places: 'Weighbridge',
  queue: 'Queue',
  start: 'Weighings',
  backtostart: 'Back to the weighings',
  sent: 'Sent',
  guideheading: 'Before you drive onto the bridge',
  guidetext: 'Drive onto the bridge slowly and stop the engine while the truck is weighed.',
  quote: 'Estimate',
  loads: 'Loads',
  amount: 'Weight',
  price: 'Price without VAT',
  paid: 'Paid already',
  week: 'Week',
  day: 'Day',
  reckon: 'Work out the price',
  reckoning: 'Working it out…',
  left: ({ sum, day }) => `To pay ${sum}, weighing on ${day}`,
}
