/** Everything that somebody may do to a load, or report of it. */
import { eventsOf } from '@workspace/logistics/contract'
import type * as z from 'zod/mini'
import { deliveryCommands } from './delivery-commands.ts'
import { loadingCommands } from './loading-commands.ts'
import { planningCommands } from './planning-commands.ts'
import { reviewCommands } from './review-commands.ts'
import { wayCommands } from './way-commands.ts'

/** In the order in which screens offer them. Batches are approved by their own calls; complaints come with their screens. */
export const loadCommands = {
  ...planningCommands,
  ...reviewCommands,
  ...loadingCommands,
  ...wayCommands,
  ...deliveryCommands,
}
export type LoadCommand = keyof typeof loadCommands

export const LoadEvent = eventsOf(loadCommands)
export type LoadEvent = z.infer<typeof LoadEvent>
/** The data of one kind of load event. */
export type LoadEventData<Kind extends LoadEvent['kind']> = Extract<LoadEvent, { readonly kind: Kind }>['data']
