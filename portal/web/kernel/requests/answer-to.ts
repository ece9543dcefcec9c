/** What came back from a call: its answer, a foreseen refusal, or no answer of the contract's at all. */
import type { AnswerOf, Call, RefusalOf } from '../../../contract/call.ts'
import type { RefusalCode } from '../../../contract/refusals.ts'

export type AnswerTo<C extends Call> = { readonly answered: AnswerOf<C> } | Refused<RefusalCode | RefusalOf<C>> | Failed

/** By a code of the portal's, or by one that an application's call declares. */
export type Refused<Code extends string = RefusalCode> = {
  readonly refused: Code
  readonly fields?: readonly string[]
  readonly requestId?: string
  readonly retryAfterSeconds?: number
}

/** The outcome is unknown (network, timeout), or the server met a fault of its own. */
export type Failed = { readonly failed: 'network' | 'timeout' | 'fault'; readonly requestId?: string }
