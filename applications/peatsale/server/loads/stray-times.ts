import type { LoadEventData } from '../../contract/loads/load-event.ts'
import type { LoadFacts } from './load-facts.ts'

const times = [
  ['arrivedLoad', 'arrived_load_at'],
  ['loadStart', 'load_start_at'],
  ['loaded', 'loaded_at'],
  ['departed', 'departed_at'],
  ['arrivedSite', 'arrived_site_at'],
  ['delivered', 'delivered_at'],
] as const

/** Times that have not come yet, or that would stand before what came earlier. */
export function timeStrays({ load, sender }: LoadFacts, data: LoadEventData<'correctTimes'>): readonly string[] {
  const now = sender.now.toISOString()
  const strays: string[] = []
  let before = ''
  for (const [field, column] of times) {
    const given = data[field] === undefined ? undefined : new Date(data[field]).toISOString()
    const moment = given ?? load[column]
    if (given !== undefined && given > now) strays.push(field)
    if (moment === null) continue
    if (moment < before) strays.push(given === undefined ? 'delivered' : field)
    before = moment
  }
  // Where nothing given is at fault, the times that stand are.
  return strays.filter((field) => Reflect.get(data, field) !== undefined)
}
