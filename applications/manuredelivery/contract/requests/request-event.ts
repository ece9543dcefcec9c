/** Every command about a pickup request, and the events that carry them. */
import { eventsOf } from '@workspace/logistics/contract'
import type * as z from 'zod/mini'
import { farmCommands } from './farm-commands.ts'
import { officeCommands } from './office-commands.ts'

/** In the order in which screens offer them. */
export const requestCommands = { ...farmCommands, ...officeCommands }
export type RequestCommand = keyof typeof requestCommands

export const RequestEvent = eventsOf(requestCommands)
export type RequestEvent = z.infer<typeof RequestEvent>
