import type { administrationCalls, BulkUndo } from '../../../../contract/own.ts'
import { companyKey, may } from '../../../../contract/own.ts'
import type { Refuse } from '../../../kernel/handlers/handler.ts'
import type { Acting } from '../../../kernel/rights/acting.ts'

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
  if ('company' in action) {
    if (!facts.companies.includes(action.company)) throw refuse('not_found')
    if (!may.giveGroup(administrator, companyKey(action.company))) throw refuse('forbidden')
  }
  if ('group' in action) {
    if (!facts.groups.includes(action.group)) throw refuse('not_found')
    if (!may.giveGroup(administrator, action.group)) throw refuse('forbidden')
  }
}
