/** What becomes of a load, by whose command or by what somebody in the field reports. */
import type { DataField, Machine } from '@workspace/logistics/contract'
import { machineParts } from '@workspace/logistics/contract'
import type { LoadCommand, LoadEvent } from '../loads/load-event.ts'
import { loadCommands } from '../loads/load-event.ts'
import { loadStates } from './load-states.ts'
import type { LoadRowWords } from './load-vocabulary.ts'
import { loadRoles } from './load-vocabulary.ts'

export interface LoadWords extends LoadRowWords {
  readonly command: LoadCommand
  readonly need: DataField<LoadEvent>
}

export const loadMachine: Machine<LoadWords> = {
  states: loadStates,
  paused: [],
  onward: [],
  ends: ['failed', 'cancelled'],
  roles: loadRoles,
  ...machineParts(loadCommands),
}
