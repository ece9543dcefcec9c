import type { administrationCalls, BulkUndo } from '../../../contract/index.ts'
import { may } from '../../../contract/index.ts'
import type { Refuse } from '../../answering/answer.ts'
import type { Acting } from '../administration.ts'

/** What nobody may do to anybody is refused as a whole, before anybody is looked at. */
export function checkAction(
  { administrator, facts }: Acting,
  action: BulkUndo,
  refuse: Refuse<(typeof administrationCalls)['bulkUsers']>,
): void {
  if ('app' in action) {
    if (!facts.applications.some(({ name }) => name === action.app)) throw refuse('not_found')
    if (!may.administerApplication(administrator, action.app)) throw refuse('forbidden')
  }
  if ('group' in action) {
    if (!facts.groups.includes(action.group)) throw refuse('not_found')
    if (!may.giveGroup(administrator, action.group)) throw refuse('forbidden')
  }
}
