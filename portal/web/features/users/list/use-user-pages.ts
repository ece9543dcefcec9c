/** The user list page by page, as far as somebody has scrolled (ADMIN-USERS-25). */
import type { InfiniteData } from '@tanstack/react-query'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { AnswerOf } from '../../../../contract/call.ts'
import type { ListedUser, UserTotal } from '../../../../contract/users/user-list.ts'
import { searchUsers } from '../../../../contract/users/user-list.ts'
import type { Failed, Refused } from '../../../kernel/requests/ask.ts'
import { ask } from '../../../kernel/requests/ask.ts'
import { queries, Unanswered } from '../../../kernel/requests/use-answer.ts'
import type { UserView } from './user-view.ts'

/** Rows in a page: a few screens full. */
const pageRows = 100
/** Beyond this many pages a change begins the list anew instead of fetching every page again. */
const pagesRefetched = 10

const pagesKey = [searchUsers.name, 'pages'] as const

type Page = AnswerOf<typeof searchUsers>
type Pages = InfiniteData<Page, string>

export interface UserPages {
  readonly users: readonly ListedUser[]
  readonly total: UserTotal
  readonly hasMore: boolean
  readonly loadMore: () => void
  /** The rows of another view still stand there. */
  readonly isBehind: boolean
  /** The next page did not come. */
  readonly broken: Refused<string> | Failed | undefined
}

export type UserPagesMoment =
  | { readonly at: 'loading' }
  | { readonly at: 'failed'; readonly answer: Refused<string> | Failed; readonly retry: () => void }
  | { readonly at: 'listed'; readonly pages: UserPages }

export function useUserPages(view: UserView): UserPagesMoment {
  const query = useInfiniteQuery<Page, Unanswered, Pages, readonly unknown[], string>(
    // A long list is not fetched again page by page for every change that is told of.
    { ...pagesQuery(view), placeholderData: keepPreviousData, enabled: !isLong(pagesQuery(view)) },
    queries,
  )
  const { data, error, isFetching, isFetchingNextPage } = query
  const users = useMemo(() => data?.pages.flatMap((page) => page.users) ?? [], [data])
  if (data === undefined) {
    if (error === null || isFetching) return { at: 'loading' }
    return { at: 'failed', answer: error.reason, retry: () => void query.refetch() }
  }
  const hasMore = query.hasNextPage && !query.isPlaceholderData
  const pages = {
    users,
    total: data.pages[0]?.total ?? { count: users.length, exact: false },
    hasMore,
    loadMore: () => {
      if (hasMore && !isFetching) void query.fetchNextPage()
    },
    isBehind: query.isPlaceholderData,
    broken: isFetchingNextPage ? undefined : error?.reason,
  }
  return { at: 'listed', pages }
}

/** Begins the first page before the list is drawn. */
export function startUserPages(view: UserView): void {
  void queries.prefetchInfiniteQuery<Page, Unanswered, Page, readonly unknown[], string>(pagesQuery(view))
}

/** Somebody of the list has changed: what is listed and counted is fetched anew (ADMIN-USERS-21). */
export async function refreshUserLists(): Promise<void> {
  const long = queries.getQueryCache().findAll({ queryKey: pagesKey }).filter(isLong)
  await Promise.all([
    ...long.map(({ queryKey }) => queries.resetQueries({ queryKey, exact: true })),
    queries.invalidateQueries({ queryKey: [searchUsers.name], predicate: (query) => !long.includes(query) }),
  ])
}

function isLong({ queryKey }: { queryKey: readonly unknown[] }): boolean {
  return (queries.getQueryData<Pages>(queryKey)?.pages.length ?? 0) > pagesRefetched
}

function pagesQuery(view: UserView) {
  return {
    queryKey: [...pagesKey, view],
    queryFn: ({ pageParam, signal }: { pageParam: string; signal: AbortSignal }) => pageOf(view, pageParam, signal),
    initialPageParam: '',
    getNextPageParam: ({ cursor }: Page) => (cursor === '' ? undefined : cursor),
    // As long as somebody is in the administration the list is there to go back to.
    gcTime: Number.POSITIVE_INFINITY,
    staleTime: 30_000,
    refetchOnWindowFocus: false,
  }
}

async function pageOf(view: UserView, cursor: string, signal: AbortSignal): Promise<Page> {
  const answer = await ask(searchUsers, { ...view, cursor, limit: pageRows, counted: cursor === '' }, { signal })
  if (!('answered' in answer)) throw new Unanswered(answer)
  return answer.answered
}
