/** Lists that come page by page: each answer says where the next one begins. */
import type { InfiniteData } from '@tanstack/react-query'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { Call } from '../../../contract/call.ts'
import type { AnswerTo, Failed, Refused } from '../requests/ask.ts'
import { queries, Unanswered } from '../requests/use-answer.ts'

export type Pages<Item, Total = undefined> =
  | { readonly at: 'loading' }
  | { readonly at: 'failed'; readonly answer: Refused<string> | Failed; readonly retry: () => void }
  | {
      readonly at: 'loaded'
      readonly items: readonly Item[]
      /** What the newest page tells of the whole list. */
      readonly total: Total | undefined
      readonly more: (() => void) | undefined
      readonly isFetching: boolean
      /** The next page did not come. */
      readonly broken: Refused<string> | Failed | undefined
      readonly refetch: () => void
    }

type Page<Item, Total> = { readonly items: readonly Item[]; readonly next: string; readonly total?: Total }

/** @param read asks for the page after the mark; the empty mark is the first page, and as the next mark, the end. */
export function usePages<Item, Total = undefined>(
  key: readonly unknown[],
  read: (mark: string) => Promise<Page<Item, Total>>,
): Pages<Item, Total> {
  type Read = Page<Item, Total>
  const query = useInfiniteQuery<Read, Unanswered, InfiniteData<Read>, readonly unknown[], string>(
    {
      queryKey: key,
      queryFn: ({ pageParam }) => read(pageParam),
      initialPageParam: '',
      getNextPageParam: ({ next }) => (next === '' ? undefined : next),
    },
    queries,
  )
  if (query.data === undefined) {
    if (query.error === null) return { at: 'loading' }
    return { at: 'failed', answer: query.error.reason, retry: () => void query.refetch() }
  }
  return {
    at: 'loaded',
    items: query.data.pages.flatMap(({ items }) => items),
    total: query.data.pages.at(-1)?.total,
    more: query.hasNextPage ? () => void query.fetchNextPage() : undefined,
    isFetching: query.isFetchingNextPage,
    broken: query.isFetchNextPageError ? query.error.reason : undefined,
    refetch: () => void query.refetch(),
  }
}

/** The answer itself, or the reason why there is none as a thrown `Unanswered`. */
export function answered<C extends Call>(answer: AnswerTo<C>) {
  if ('answered' in answer) return answer.answered
  throw new Unanswered(answer)
}
