/** What becomes of a pickup request, by which command. */
import type { DataField, Machine } from '@workspace/logistics/contract'
import { machineParts } from '@workspace/logistics/contract'
import type { RequestCommand, RequestEvent } from '../requests/request-event.ts'
import { requestCommands } from '../requests/request-event.ts'
import { requestStates } from './request-states.ts'
import type { RequestRowWords } from './request-vocabulary.ts'
import { requestRoles } from './request-vocabulary.ts'

export interface RequestWords extends RequestRowWords {
  readonly command: RequestCommand
  readonly need: DataField<RequestEvent>
}

export const requestMachine: Machine<RequestWords> = {
  states: requestStates,
  paused: ['on_hold'],
  onward: ['as asked', 'heldFrom'],
  ends: ['rejected', 'cancelled'],
  roles: requestRoles,
  ...machineParts(requestCommands),
}
