/** What becomes of a consignment, by which command or by what somebody in the field reports. */
import type { DataField, Machine } from '@workspace/logistics/contract'
import { machineParts } from '@workspace/logistics/contract'
import type { ConsignmentCommand, ConsignmentEvent } from '../consignments/consignment-event.ts'
import { consignmentCommands } from '../consignments/consignment-event.ts'
import { consignmentStates } from './consignment-states.ts'
import type { ConsignmentRowWords } from './consignment-vocabulary.ts'
import { consignmentRoles } from './consignment-vocabulary.ts'

export interface ConsignmentWords extends ConsignmentRowWords {
  readonly command: ConsignmentCommand
  readonly need: DataField<ConsignmentEvent>
}

export const consignmentMachine: Machine<ConsignmentWords> = {
  states: consignmentStates,
  paused: [],
  onward: [],
  ends: ['refused', 'failed', 'cancelled'],
  roles: consignmentRoles,
  ...machineParts(consignmentCommands),
}
