/** What a command changes of the load itself and of its lines; what follows besides is said by the table's effects. */
import type { LoadEvent } from '../../contract/loads/load-event.ts'
import type { Changes, ChangesOf } from './change-types.ts'
import { crewChanges } from './crew-changes.ts'
import { deliveryChanges } from './delivery-changes.ts'
import type { AcceptedLoadCommand } from './load-context.ts'
import { loadingChanges } from './loading-changes.ts'
import { planChanges } from './plan-changes.ts'

const changes: ChangesOf<LoadEvent['kind']> = {
  ...planChanges,
  ...crewChanges,
  ...loadingChanges,
  ...deliveryChanges,
}

/** A fact that came too late or twice is kept in the log and changes nothing; a locked load is corrected by rows. */
export async function changesOf(done: AcceptedLoadCommand): Promise<Changes> {
  const isEvidence = done.rule.flag !== undefined && done.to === done.state
  return isEvidence || done.state === 'locked' ? {} : await changesAsked(done)
}

/** What the command asks for, whether it is done or not. */
export async function changesAsked(done: AcceptedLoadCommand): Promise<Changes> {
  const { event } = done
  // One function for each kind; the compiler cannot see that the data is of the same one.
  const change = changes[event.kind] as (of: AcceptedLoadCommand, data: unknown) => Changes | Promise<Changes>
  return await change(done, event.data)
}
