/** What the changed order would cost, as it is filled in: asked a moment after the last key, the last answer stays meanwhile. */
import type { AnswerOf, AskOf } from '@workspace/portal/contract'
import type { Failed, Refused } from '@workspace/portal/web'
import { useAnswer } from '@workspace/portal/web'
import { useEffect, useState } from 'react'
import { priceOrderEdit } from '../../contract/orders/calls.ts'

type Asked = AskOf<typeof priceOrderEdit>
export type EditPrice = AnswerOf<typeof priceOrderEdit>

/** Milliseconds without a key before it is asked. */
const pause = 300

export function useEditPrice(
  asked: Asked,
  { isComplete }: { isComplete: boolean },
): { readonly price: EditPrice | undefined; readonly failure: Refused<string> | Failed | undefined } {
  const now = JSON.stringify(asked)
  const [settled, setSettled] = useState(now)
  useEffect(() => {
    if (!isComplete) return
    const timer = setTimeout(() => setSettled(now), pause)
    return () => clearTimeout(timer)
  }, [now, isComplete])
  const { data, error } = useAnswer(priceOrderEdit, JSON.parse(settled) as Asked)
  const [last, setLast] = useState<EditPrice>()
  if (data !== undefined && data !== last) setLast(data)
  // A price that was asked for another order than the one in the form is not shown as if it were its own.
  return { price: isComplete ? (data ?? last) : undefined, failure: error?.reason }
}
