/** Somebody else saved first: after `modified_elsewhere` reads again what is stored, and gives both sides. */
import { useEffect, useState } from 'react'
import type { AnswerOf, AskOf, Call } from '../../../contract/call.ts'
import type { Failed, Refused } from '../requests/ask.ts'
import { ask } from '../requests/ask.ts'
import type { ConflictSides } from './conflict.ts'

export interface ConflictGiven<C extends Call, Values> {
  /** What the reading call is asked. */
  readonly input: AskOf<C>
  /** The values of the form in its answer, the version among them. */
  readonly valuesOf: (answer: AnswerOf<C>) => Values
  /** As the form was opened with. */
  readonly base: Values
  readonly mine: Values
  /** Of the last save. */
  readonly failure: Refused<string> | Failed | undefined
}

export interface ConflictWork<Values> {
  /** Undefined while there is no conflict, or what is stored could not be read: then the failure says what to do. */
  readonly sides: ConflictSides<Values> | undefined
  readonly isReading: boolean
  /** Back to the form as it stands. */
  readonly forget: () => void
}

/** What was read because of a refusal; without `stored` it could not be. */
type Read<Values> = { readonly because: object; readonly stored?: Values }

export function useConflict<C extends Call, Values>(read: C, given: ConflictGiven<C, Values>): ConflictWork<Values> {
  const { input, valuesOf, base, mine, failure } = given
  const [found, setFound] = useState<Read<Values>>()
  const refusal = failure !== undefined && 'refused' in failure && failure.refused === 'modified_elsewhere' && failure
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal is a new one, and is read for once
  useEffect(() => {
    if (refusal === false) return
    const reading = new AbortController()
    const meet = async () => {
      const answer = await ask(read, input, { signal: reading.signal })
      if (reading.signal.aborted) return
      setFound({ because: refusal, ...('answered' in answer && { stored: valuesOf(answer.answered) }) })
    }
    void meet()
    return () => reading.abort()
  }, [refusal])
  const stored = refusal !== false && found?.because === refusal ? found.stored : undefined
  return {
    sides: stored === undefined ? undefined : { base, mine, stored },
    isReading: refusal !== false && found?.because !== refusal,
    forget: () => setFound((before) => before && { because: before.because }),
  }
}
