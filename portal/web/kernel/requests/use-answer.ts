/** Reading a call from a screen: the answer is kept while the screens need it and forgotten with the session. */
import type { UseQueryResult } from '@tanstack/react-query'
import { QueryClient, useQuery } from '@tanstack/react-query'
import type { AnswerOf, AskOf, Call } from '../../../contract/call.ts'
import { onSessionEnd } from '../sessions/session-end.ts'
import type { AnswerTo, Failed, Refused } from './ask.ts'
import { ask } from './ask.ts'

/** Of the module, not from a provider: the entry never loads it, and only screens that read calls do. */
export const queries = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 10_000, retry: isWorthRetrying, refetchOnWindowFocus: true, networkMode: 'always' },
  },
})
onSessionEnd(() => queries.clear())

/** What `useAnswer` reports as its error: the refusal or failure as `ask` gave it. */
export class Unanswered extends Error {
  readonly reason: Refused<string> | Failed
  constructor(reason: Refused<string> | Failed) {
    super('refused' in reason ? reason.refused : reason.failed)
    this.reason = reason
  }
}

/** What was read is not there any more, or not for this person: what is still in hand of it is old. */
export function isGone(error: Unanswered | null): boolean {
  return error !== null && 'refused' in error.reason && error.reason.refused === 'not_found'
}

export type AnswerQuery<C extends Call> = UseQueryResult<AnswerOf<C>, Unanswered>

export function useAnswer<C extends Call>(
  call: C,
  input: AskOf<C>,
  options: { enabled?: boolean; refetchInterval?: number; staleTime?: number } = {},
): AnswerQuery<C> {
  return useQuery<AnswerOf<C>, Unanswered>({ ...asked(call, input), ...options }, queries)
}

/** Ahead of the screen that reads it; a failure shows there. */
export function preloadAnswer<C extends Call>(call: C, input: AskOf<C>): Promise<void> {
  return queries.prefetchQuery(asked(call, input))
}

function asked<C extends Call>(call: C, input: AskOf<C>) {
  return {
    queryKey: answerKey(call, input),
    queryFn: async ({ signal }: { signal: AbortSignal }) => answeredOrThrow(await ask(call, input, { signal })),
  }
}

/** The key under which a call's answers are kept; without input, of all of them. */
export function answerKey<C extends Call>(call: C, input?: AskOf<C>): readonly unknown[] {
  return input === undefined ? [call.name] : [call.name, input]
}

function answeredOrThrow<C extends Call>(answer: AnswerTo<C>): AnswerOf<C> {
  if ('answered' in answer) return answer.answered
  throw new Unanswered(answer)
}

/** Once more where the network broke; a refusal stays a refusal. */
function isWorthRetrying(failures: number, error: Error): boolean {
  return failures < 1 && error instanceof Unanswered && 'failed' in error.reason && error.reason.failed !== 'timeout'
}
