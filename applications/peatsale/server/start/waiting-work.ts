/** What waits for somebody in Kuivikemyynti, for the portal's front page (FRONT-20). */
import type { PersonCard, WaitingItem, WaitingWork } from '@workspace/portal/contract'
import { waitingItemsMost } from '@workspace/portal/contract'
import type { PeatReader } from '../database/tables.ts'
import { peatActorOf } from '../rights/peat-actor.ts'
import type { WaitingCounts } from './waiting-counts.ts'
import { waitingCounts } from './waiting-counts.ts'

/** In the order in which they are said, each with the list that it leads to. */
const kinds = [
  ['toConfirm', '/office/orders'],
  ['requests', '/orders?state=open'],
  ['customerRequests', '/office/customers/requests'],
  ['exceptions', '/loads?state=flagged'],
  ['late', '/loads?state=assigned&direction=asc'],
  ['unassigned', '/loads?state=unassigned'],
  ['toVerify', '/loads?state=toVerify'],
  ['open', '/loads?state=open'],
  ['withoutDriver', '/loads?state=assigned'],
  ['loadsToday', '/'],
] as const satisfies readonly (readonly [keyof WaitingCounts, string])[]

/** Each kind of work is one item with its count; on the tile stands how many things wait in all. */
export async function waitingWork(reader: PeatReader, person: PersonCard, now: Date): Promise<WaitingWork> {
  const counts = await waitingCounts(reader, await peatActorOf(reader, person), now)
  const some = kinds.flatMap(([kind, path]) => {
    const count = counts[kind] ?? 0
    return count === 0 ? [] : [{ kind, path, values: { count } }]
  })
  const items: readonly WaitingItem[] = some.slice(0, waitingItemsMost)
  return { count: some.reduce((sum, { values }) => sum + values.count, 0), items: [...items] }
}
