/** A user has changed: what is known of the person is read anew. */
import { readUser, readUserHistory } from '../../../../contract/users/user-reading.ts'
import { answerKey, queries } from '../../../kernel/requests/use-answer.ts'

export async function refreshUser(id: string): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: answerKey(readUser, { id }) }),
    queries.invalidateQueries({ queryKey: [readUserHistory.name, id] }),
  ])
}
