/** What the order would cost, as one fills it in: asked a moment after the last key, the last answer stays meanwhile. */
import type { AnswerOf, AskOf } from '@workspace/portal/contract'
import type { Failed, Refused } from '@workspace/portal/web'
import { useAnswer } from '@workspace/portal/web'
import { useEffect, useState } from 'react'
import { estimateOrder } from '../../contract/orders/calls.ts'
import type { OrderValues } from './order-values.ts'
import { contentOf } from './order-values.ts'

type Asked = AskOf<typeof estimateOrder>
export type Estimate = AnswerOf<typeof estimateOrder>

/** Milliseconds without a key before it is asked. */
const pause = 300

export function useEstimate(values: OrderValues): {
  readonly estimate: Estimate | undefined
  readonly failure: Refused<string> | Failed | undefined
} {
  const now = JSON.stringify(askedOf(values))
  const [settled, setSettled] = useState(now)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(now), pause)
    return () => clearTimeout(timer)
  }, [now])
  const asked: Asked = JSON.parse(settled)
  const { data, error } = useAnswer(estimateOrder, asked, { enabled: asked.lines.length > 0 })
  const [last, setLast] = useState<Estimate>()
  if (data !== undefined && data !== last) setLast(data)
  // What is not filled in any more costs nothing.
  return { estimate: asked.lines.length === 0 ? undefined : (data ?? last), failure: error?.reason }
}

function askedOf(values: OrderValues): Asked {
  const { method, site, lines, wish } = contentOf(values)
  const { seller, account } = values
  return { seller, account, method, site, wish, lines: lines.map(({ product, quantity }) => ({ product, quantity })) }
}
