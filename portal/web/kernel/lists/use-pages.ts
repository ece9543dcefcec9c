/** Lists that come page by page, as far as somebody has scrolled: each answer says where the next one begins. */
import type { InfiniteData, Query } from '@tanstack/react-query'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { AnswerOf, AskOf, Call } from '../../../contract/call.ts'
import { Total } from '../../../contract/lists/list.ts'
import type { Failed, Refused } from '../requests/ask.ts'
import { ask } from '../requests/ask.ts'
import { pagesIn, pagesRefetched, refreshAnswers } from '../requests/refresh-answers.ts'
import { queries, Unanswered } from '../requests/use-answer.ts'

/** Where the next page begins: a cursor, or the number before which older ones are. Empty and 0 are the end. */
type Mark = { readonly cursor: string } | { readonly before: number }

/** A call that answers a page of a list. */
export type ListCall = Call & { readonly answer: { readonly _zod: { readonly output: Mark } } }

export interface Pages<Row, Answer = unknown> {
  readonly rows: readonly Row[]
  /** As the first page has counted; without that, what is here. */
  readonly total: Total
  /** What the newest page tells of the whole list. */
  readonly latest: Answer | undefined
  readonly hasMore: boolean
  readonly loadMore: () => void
  readonly isLoadingMore: boolean
  /** The rows of another view still stand there. */
  readonly isBehind: boolean
  /** The next page did not come. */
  readonly broken: Refused<string> | Failed | undefined
  /** Something of the list has changed: the loaded pages are fetched again. */
  readonly refresh: () => void
}

export type ListState<Row, Answer = unknown> =
  | { readonly at: 'loading' }
  | { readonly at: 'failed'; readonly answer: Refused<string> | Failed; readonly retry: () => void }
  | { readonly at: 'listed'; readonly pages: Pages<Row, Answer> }

/** The rows of an answer that names them so. */
type RowIn<Answer> = Answer extends { readonly rows: readonly (infer Row)[] } ? Row : never

/**
 * @param view undefined: nothing is asked for the time being.
 * @param rowsOf for answers that name them otherwise; must not change with what is drawn: it is asked when pages come.
 */
export function usePages<C extends ListCall, Row = RowIn<AnswerOf<C>>>(
  call: C,
  view: AskOf<C> | undefined,
  rowsOf: (answer: AnswerOf<C>) => readonly Row[] = rowsIn,
): ListState<Row, AnswerOf<C>> {
  const asked = pagesQuery(call, view)
  const isAsked = view !== undefined && pagesIn(asked) <= pagesRefetched
  const query = useInfiniteQuery<AnswerOf<C>, Unanswered, Kept<C>, readonly unknown[], object>(
    // A long list is not fetched again page by page for every announced change.
    { ...asked, placeholderData: keepPreviousData, enabled: isAsked },
    queries,
  )
  const { data, error, isFetching, isFetchingNextPage, isPlaceholderData } = query
  // biome-ignore lint/correctness/useExhaustiveDependencies: see rowsOf
  const rows = useMemo(() => data?.pages.flatMap(rowsOf) ?? [], [data])
  if (data === undefined) {
    if (error === null || isFetching) return { at: 'loading' }
    return { at: 'failed', answer: error.reason, retry: () => void query.refetch() }
  }
  const hasMore = query.hasNextPage && !isPlaceholderData
  const pages = {
    rows,
    total: totalIn(data.pages[0]) ?? { count: rows.length, exact: !hasMore },
    latest: data.pages.at(-1),
    hasMore,
    loadMore: () => {
      if (hasMore && !isFetching) void query.fetchNextPage()
    },
    isLoadingMore: isFetchingNextPage,
    isBehind: isPlaceholderData,
    broken: isFetchingNextPage ? undefined : error?.reason,
    refresh: () => void refreshAnswers([call]),
  }
  return { at: 'listed', pages }
}

/** Begins the first page before the list is drawn. */
export function startPages<C extends ListCall>(call: C, view: AskOf<C>): void {
  void queries.prefetchInfiniteQuery<AnswerOf<C>, Unanswered, AnswerOf<C>, readonly unknown[], object>(
    pagesQuery(call, view),
  )
}

type Kept<C extends Call> = InfiniteData<AnswerOf<C>, object>

function pagesQuery<C extends ListCall>(call: C, view: AskOf<C> | undefined) {
  return {
    queryKey: [call.name, 'pages', view],
    queryFn: async ({ pageParam, signal }: { pageParam: object; signal: AbortSignal }): Promise<AnswerOf<C>> => {
      const answer = await ask(call, { ...(view as object), ...pageParam } as AskOf<C>, { signal })
      if (!('answered' in answer)) throw new Unanswered(answer)
      return answer.answered
    },
    initialPageParam: {},
    getNextPageParam: nextMark,
    // As long as somebody is signed in the list is there to go back to.
    gcTime: Number.POSITIVE_INFINITY,
    staleTime: 30_000,
    refetchOnWindowFocus: ({ queryKey }: Pick<Query, 'queryKey'>) => pagesIn({ queryKey }) <= 1,
  }
}

function nextMark(answer: Mark): object | undefined {
  if ('cursor' in answer) return answer.cursor === '' ? undefined : { cursor: answer.cursor }
  return answer.before === 0 ? undefined : { before: answer.before }
}

function rowsIn(answer: object): readonly never[] {
  return 'rows' in answer ? (answer.rows as readonly never[]) : []
}

function totalIn(answer: object | undefined): Total | undefined {
  return answer !== undefined && 'total' in answer ? Total.safeParse(answer.total).data : undefined
}
