/** Those of a view who wait for verification: only they can be ticked (ADMIN-USERS-17 to 19). */
import { useQuery } from '@tanstack/react-query'
import type { Total } from '../../../../contract/lists/list.ts'
import { pageMost } from '../../../../contract/lists/list.ts'
import { searchUsers } from '../../../../contract/users/user-list.ts'
import type { Failed, Refused } from '../../../kernel/requests/ask.ts'
import { ask } from '../../../kernel/requests/ask.ts'
import { queries, Unanswered } from '../../../kernel/requests/use-answer.ts'
import type { Selected } from './selection.ts'
import { selectedMost } from './selection.ts'
import type { UserView } from './user-view.ts'
import { filterOf } from './user-view.ts'

/**
 * How many there are, undefined while nobody knows. Not asked while somebody searches: a find is not counted to its
 * end, and the answer would cost as much as the list itself.
 */
export function useWaitingTotal(view: UserView): Total | undefined {
  const filter = filterOf(view)
  const canWait = view.state === 'any' || view.state === 'waiting'
  const isAsked = canWait && view.find === ''
  const { data } = useQuery<Total | null, Unanswered>(
    {
      queryKey: [searchUsers.name, 'waiting', filter],
      queryFn: async ({ signal }) => {
        const answer = await ask(searchUsers, { ...filter, state: 'waiting', limit: 1 }, { signal })
        if (!('answered' in answer)) throw new Unanswered(answer)
        return answer.answered.total
      },
      enabled: isAsked,
      refetchOnWindowFocus: false,
    },
    queries,
  )
  if (!canWait) return { count: 0, exact: true }
  return isAsked ? (data ?? undefined) : undefined
}

/** Their ids, as far as they fit into one request; in the order of the view. */
export async function waitingIds(view: UserView): Promise<{ answered: Selected } | Refused | Failed> {
  if (['verified', 'withoutrights', 'addressrefused'].includes(view.state)) return { answered: [] }
  const ids: string[] = []
  let cursor = ''
  do {
    const answer = await ask(searchUsers, {
      ...view,
      ...onlyWaiting(view),
      cursor,
      limit: pageMost,
      counted: false,
    })
    if (!('answered' in answer)) return answer
    ids.push(...answer.answered.users.filter(({ activated }) => !activated).map(({ _id }) => _id))
    cursor = answer.answered.cursor
  } while (cursor !== '' && ids.length < selectedMost)
  return { answered: ids.slice(0, selectedMost) }
}

/** Among the deactivated there may be some who have not been verified either. */
function onlyWaiting({ state }: UserView): Pick<UserView, 'state'> {
  return { state: state === 'deactivated' ? state : 'waiting' }
}
