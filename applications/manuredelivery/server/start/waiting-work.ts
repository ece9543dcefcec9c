/** What waits for somebody in Lanta-appi, for the portal's front page (FRONT-20). */
import type { PersonCard, WaitingWork } from '@workspace/portal/contract'
import { waitingItemsMost } from '@workspace/portal/contract'
import type { ManureReader } from '../database/tables.ts'
import { manureActorOf } from '../rights/manure-actor.ts'
import type { WaitingCounts } from './waiting-counts.ts'
import { waitingCounts } from './waiting-counts.ts'

/** In the order in which they are said, each with the page that it leads to. */
const kinds = [
  ['toConfirm', '/'],
  ['pickupsToday', '/driving'],
  ['arrivalsToday', '/reception'],
  ['toAccept', '/office/requests'],
  ['changed', '/office/requests?state=changed'],
  ['toCheck', '/office/check'],
  ['late', '/office/consignments?view=late'],
  ['toPlan', '/office/consignments?view=toPlan'],
  ['open', '/carrier/open'],
  ['withoutDriver', '/carrier/week'],
] as const satisfies readonly (readonly [keyof WaitingCounts, string])[]

/** Each kind of work is one item with its count; on the tile stands how many things wait in all. */
export async function waitingWork(reader: ManureReader, person: PersonCard, now: Date): Promise<WaitingWork> {
  const counts = await waitingCounts(reader, await manureActorOf(reader, person), now)
  const some = kinds.flatMap(([kind, path]) => {
    const count = counts[kind] ?? 0
    return count === 0 ? [] : [{ kind, path, values: { count } }]
  })
  return { count: some.reduce((sum, { values }) => sum + values.count, 0), items: some.slice(0, waitingItemsMost) }
}
