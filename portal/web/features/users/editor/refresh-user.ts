/** A user has changed: all answers about the person are fetched again. */
import { readUser, readUserHistory } from '../../../../contract/users/user-reading.ts'
import { answerKey, queries } from '../../../kernel/requests/use-answer.ts'

export async function refreshUser(id: string): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: answerKey(readUser, { id }) }),
    queries.invalidateQueries({ queryKey: [readUserHistory.name, id] }),
  ])
}
