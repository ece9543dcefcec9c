/** Every command about a consignment, and the events that carry them. */
import { eventsOf } from '@workspace/logistics/contract'
import type * as z from 'zod/mini'
import { collectionCommands } from './collection-commands.ts'
import { destinationCommands } from './destination-commands.ts'
import { endingCommands } from './ending-commands.ts'
import { planningCommands } from './planning-commands.ts'
import { receptionCommands } from './reception-commands.ts'
import { reviewCommands } from './review-commands.ts'

/** In the order in which screens offer them. Batches are approved by calls of their own (`batchMoves`). */
export const consignmentCommands = {
  ...planningCommands,
  ...destinationCommands,
  ...reviewCommands,
  ...collectionCommands,
  ...receptionCommands,
  ...endingCommands,
}
export type ConsignmentCommand = keyof typeof consignmentCommands

export const ConsignmentEvent = eventsOf(consignmentCommands)
export type ConsignmentEvent = z.infer<typeof ConsignmentEvent>
