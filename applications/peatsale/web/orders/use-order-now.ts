/** An order that is about to be changed: what was remembered of it is asked for again before anything is filled in. */
import type { AnswerQuery } from '@workspace/portal/web'
import { useAnswer } from '@workspace/portal/web'
import { useState } from 'react'
import { readOrder } from '../../contract/orders/calls.ts'
import type { Order } from '../../contract/orders/order.ts'

interface OrderNow extends Pick<AnswerQuery<typeof readOrder>, 'error' | 'refetch'> {
  readonly order: Order | undefined
}

/** What the reader has just saved is no change of somebody else's; without a connection what is remembered must do. */
export function useOrderNow(id: string): OrderNow {
  const { data, error, isFetching, refetch } = useAnswer(readOrder, { id })
  const [asked, setAsked] = useState<string>()
  const isNow = asked === id || (data !== undefined && !isFetching)
  // Once the form stands, newer answers are told beside it and never take it away.
  if (isNow && asked !== id) setAsked(id)
  return { order: isNow ? data?.order : undefined, error, refetch }
}
