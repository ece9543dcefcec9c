import type { Host } from '@workspace/portal/server'
import { days } from '@workspace/portal/server'
import { customerRequestsADay } from '../../contract/index.ts'

type Budget = Parameters<Host['limits']['spend']>[0]

export const customerRequests: Budget = { name: 'customer-requests', most: customerRequestsADay, within: days(1) }
/** An office asks for a customer now and then; whoever asks more wants a list of other sellers' customers. */
export const searchesOfBusinessIds: Budget = { name: 'business-ids', most: 100, within: days(1) }
