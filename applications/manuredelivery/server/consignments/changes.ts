/** What a command changes of the consignment's own row; what follows besides is in the effects of the machine. */

import type { ConsignmentEvent } from '../../contract/consignments/consignment-event.ts'
import type { ChangesOf, Columns } from './change-types.ts'
import { collectionChanges } from './collection-changes.ts'
import type { AcceptedConsignmentCommand } from './consignment-context.ts'
import { planningChanges } from './planning-changes.ts'
import { receptionChanges } from './reception-changes.ts'
import { reviewChanges } from './review-changes.ts'

const changes: ChangesOf<ConsignmentEvent['kind']> = {
  ...planningChanges,
  ...collectionChanges,
  ...receptionChanges,
  ...reviewChanges,
}

/** A fact that came late or twice is kept in the log and changes nothing by itself. */
export async function changesOf(done: AcceptedConsignmentCommand): Promise<Columns> {
  const isEvidence = done.rule.flag !== undefined && done.to === done.state
  if (isEvidence) return {}
  const { event } = done
  // One function for each kind; the compiler cannot see that the data is of the same one.
  const change = changes[event.kind] as (of: AcceptedConsignmentCommand, data: unknown) => Columns | Promise<Columns>
  return await change(done, event.data)
}
