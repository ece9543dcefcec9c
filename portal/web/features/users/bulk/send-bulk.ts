/** Sends what is done to people, and what takes it back. */
import type { BulkAction, BulkPeople } from '../../../../contract/users/bulk.ts'
import { bulkUsers } from '../../../../contract/users/bulk.ts'
import { verifyUsers } from '../../../../contract/users/calls.ts'
import type { Failed, Refused } from '../../../kernel/requests/ask.ts'
import { ask } from '../../../kernel/requests/ask.ts'
import type { BulkAnswer } from './bulk-moment.ts'
import { verifiedIds } from './bulk-moment.ts'

/** Thousands of people take longer than a call of one's own. */
export const patience = { timeout: 60_000 }

export type BulkSent = { readonly answered: BulkAnswer } | Refused | Failed

/** Who is ticked is verified by CALL-33. `username` is the administrator's. */
export async function sendBulk(action: BulkAction, people: BulkPeople, username: string): Promise<BulkSent> {
  if (action.act === 'verify' && 'ids' in people) {
    const answer = await ask(verifyUsers, { users: [...people.ids], username }, patience)
    return 'answered' in answer ? { answered: verifiedIds(answer.answered) } : answer
  }
  return ask(bulkUsers, { preview: false, action, people }, patience)
}

/** Of one person the reason is the answer, not a row of it. */
export function refusedForOne(sent: BulkSent): BulkSent {
  const reason = 'answered' in sent ? sent.answered.rows[0]?.result : undefined
  return reason === undefined || reason === 'done' || reason === 'unchanged' ? sent : { refused: reason }
}

export function takeBack({ action, change }: NonNullable<BulkAnswer['undo']>): Promise<BulkSent> {
  return ask(bulkUsers, { preview: false, action, people: { changedby: change } }, patience)
}
