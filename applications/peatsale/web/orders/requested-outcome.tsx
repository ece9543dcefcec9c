/** What accepting a change request does, before it is accepted. The code of the price comes with the question. */
import { LoadingList, lazyComponent, Suspended } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { Order } from '../../contract/orders/order.ts'
import { usePeatTexts } from '../texts/texts.ts'

const RequestedPrice = lazyComponent(async () => (await import('./requested-price.tsx')).RequestedPrice)

export function RequestedOutcome({ order }: { order: Order }): ReactElement | null {
  const texts = usePeatTexts('changes')
  const request = order.requests.find(({ state }) => state === 'open')
  if (request?.kind !== 'change') return null
  if (request.fields === null) return <p>{texts.askedwordsonly}</p>
  return (
    <Suspended fallback={<LoadingList />}>
      <RequestedPrice order={order} fields={request.fields} />
    </Suspended>
  )
}
