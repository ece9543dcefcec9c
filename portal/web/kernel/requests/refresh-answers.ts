/** Answers that have become old: those on the screen are asked for again, the others when they are next looked at. */
import type { Query } from '@tanstack/react-query'
import type { Call } from '../../../contract/call.ts'
import { queries } from './use-answer.ts'

/** Beyond this many pages a change restarts a list instead of fetching every page again. */
export const pagesRefetched = 10

/** All answers of these calls, lists by pages too. Settles once those on the screen have come, and never fails. */
export async function refreshAnswers(calls: readonly Pick<Call, 'name'>[]): Promise<void> {
  await Promise.all(calls.map(refresh))
}

/** What is still awaited is given up and asked for once more; where no answer is, the page itself is slow to come. */
export async function askAgain(): Promise<void> {
  const awaited = queries
    .getQueryCache()
    .findAll({ type: 'active', fetchStatus: 'fetching', predicate: ({ state }) => state.data === undefined })
  if (awaited.length === 0) return location.reload()
  const predicate = (query: Query) => awaited.includes(query)
  await queries.cancelQueries({ predicate })
  await queries.refetchQueries({ predicate })
}

export function pagesIn({ queryKey }: { readonly queryKey: readonly unknown[] }): number {
  return queries.getQueryData<{ readonly pages?: readonly unknown[] }>(queryKey)?.pages?.length ?? 0
}

async function refresh({ name }: Pick<Call, 'name'>): Promise<void> {
  const long = queries
    .getQueryCache()
    .findAll({ queryKey: [name, 'pages'] })
    .filter((query) => pagesIn(query) > pagesRefetched)
  await Promise.all([
    ...long.map(({ queryKey }) => queries.resetQueries({ queryKey, exact: true })),
    queries.invalidateQueries({ queryKey: [name], predicate: (query) => !long.includes(query) }),
  ])
}
