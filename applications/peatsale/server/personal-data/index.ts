/** What Kuivikemyynti holds of a person, for the person's own copy of it. */
import type { PersonalList } from '@workspace/portal/contract'
import type { ServerApplication } from '@workspace/portal/server'
import { drivingSettings, ownLoads, ownSwamps } from './field-work.ts'
import { memberships, orderedGoods, orderedLoads, ownDocuments, ownOrders, ownRequests } from './orders.ts'
import { ownEvents } from './own-events.ts'
import { ownMessages, ownSites } from './own-words.ts'

const lists = [
  ...[memberships, ownSites, ownRequests, ownOrders, orderedGoods, orderedLoads, ownDocuments, ownMessages],
  ...[drivingSettings, ownLoads, ownSwamps, ownEvents],
]

/**
 * Lists without a row are left out. Of orders, loads and events only what says that it was this person's:
 * no price, and nobody else's name.
 */
export const personalData: NonNullable<ServerApplication['personalData']> = async (reader, { id }) => {
  const parts: PersonalList[] = []
  for (const list of lists) {
    const part = await list(reader, id)
    if (part.rows.length > 0) parts.push(part)
  }
  return parts
}
