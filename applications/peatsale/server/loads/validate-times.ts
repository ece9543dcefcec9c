import type { LoadEventData } from '../../contract/loads/load-event.ts'
import type { LoadContext } from './load-context.ts'

const times = [
  ['arrivedLoad', 'arrived_load_at'],
  ['loadStart', 'load_start_at'],
  ['loaded', 'loaded_at'],
  ['departed', 'departed_at'],
  ['arrivedSite', 'arrived_site_at'],
  ['delivered', 'delivered_at'],
] as const
type Field = (typeof times)[number][0]

/** Given times that have not come yet, that were before the order, that come before what was earlier, or after what stands as later. */
export function invalidTimes(
  { load, order, issuer }: LoadContext,
  data: LoadEventData<'correctTimes'>,
): readonly Field[] {
  const now = issuer.now.toISOString()
  const checks: Field[] = []
  let before: { readonly field: Field; readonly moment: string; readonly isGiven: boolean } | undefined
  for (const [field, column] of times) {
    const given = data[field] === undefined ? undefined : new Date(data[field]).toISOString()
    const moment = given ?? load[column]
    const isBeforeOrder = given !== undefined && given < (order.submitted_at ?? order.created_at)
    if (given !== undefined && (given > now || isBeforeOrder)) checks.push(field)
    if (moment === null) continue
    // Of two the one that is given is at fault; those that stand are as they were told.
    if (before !== undefined && moment < before.moment) {
      if (given !== undefined) checks.push(field)
      else if (before.isGiven) checks.push(before.field)
    }
    before = { field, moment, isGiven: given !== undefined }
  }
  return checks
}
