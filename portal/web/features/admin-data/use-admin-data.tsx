/** Fetching admin data when the administration is entered, and forgetting it when it is left (ADMIN-SHELL-03, ADMIN-SHELL-06). */
import { useQuery } from '@tanstack/react-query'
import type { ReactElement, ReactNode } from 'react'
import { createContext, useContext, useEffect, useMemo } from 'react'
import { readApplications } from '../../../contract/applications/administered-applications.ts'
import { groupsOfApplications } from '../../../contract/applications/application-group.ts'
import type { Total } from '../../../contract/lists/list.ts'
import { searchUsers } from '../../../contract/users/user-list.ts'
import { useKnownApplications } from '../../kernel/applications/known-applications.tsx'
import { useSite } from '../../kernel/portal/portal-context.tsx'
import { useSignedIn } from '../../kernel/portal/use-signed-in.ts'
import type { Failed, Refused } from '../../kernel/requests/ask.ts'
import { ask } from '../../kernel/requests/ask.ts'
import { queries, Unanswered, useAnswer } from '../../kernel/requests/use-answer.ts'
import type { AdminData, AdminTotals } from './admin-data.ts'
import { adminData } from './admin-data.ts'
import { isOfAdministration } from './administration-calls.ts'

export type AdminDataMoment =
  | { readonly at: 'loading' }
  | { readonly at: 'failed'; readonly answer: Refused<string> | Failed; readonly retry: () => void }
  | { readonly at: 'loaded'; readonly data: AdminData }

const totalsQuery = {
  queryKey: [searchUsers.name, 'totals'],
  queryFn: async (): Promise<AdminTotals> => {
    const [users, admins] = await Promise.all([totalOf('all'), totalOf('admins')])
    return { users, admins }
  },
  gcTime: Number.POSITIVE_INFINITY,
}

/** Begins the fetch before the screen is drawn: its texts come meanwhile. */
export function startAdminData(): void {
  void queries.prefetchQuery(totalsQuery)
}

export function useAdminDataMoment(): AdminDataMoment {
  const session = useSignedIn()
  const site = useSite()
  const known = useKnownApplications()
  const { data: totals, error, refetch, isFetching } = useQuery<AdminTotals, Unanswered>(totalsQuery, queries)
  // Nobody waits for it: until it is there, those in use that the administrator sees are known.
  const { data: all } = useAnswer(readApplications, {})
  const data = useMemo(() => {
    const listed = all?.applications.map(({ application }) => application) ?? site.activeApps
    const applicationGroups = groupsOfApplications(Object.values(known).map(({ manifest }) => manifest))
    return totals && adminData(totals, session, { site, listed, applicationGroups })
  }, [totals, session, site, all, known])
  if (data !== undefined) return { at: 'loaded', data }
  if (error === null || isFetching) return { at: 'loading' }
  return { at: 'failed', answer: error.reason, retry: () => void refetch() }
}

export function useResetOnLeaving(): void {
  useEffect(() => resetAdminData, [])
}

function resetAdminData(): void {
  queries.removeQueries({ predicate: ({ queryKey }) => isOfAdministration(queryKey[0]) })
}

const Data = createContext<AdminData | undefined>(undefined)

export function AdminDataProvider({ data, children }: { data: AdminData; children: ReactNode }): ReactElement {
  return <Data value={data}>{children}</Data>
}

export function useAdminData(): AdminData {
  const data = useContext(Data)
  if (data === undefined) throw new Error('Admin data is read outside the administration')
  return data
}

async function totalOf(view: 'all' | 'admins'): Promise<Total> {
  const answer = await ask(searchUsers, { view, limit: 1 })
  if (!('answered' in answer)) throw new Unanswered(answer)
  return answer.answered.total ?? { count: answer.answered.users.length, exact: false }
}
