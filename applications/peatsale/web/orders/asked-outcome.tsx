/** What accepting a change request does, before it is accepted. The code of the price comes with the question. */
import { LoadingList, lazyComponent, Suspended } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { Order } from '../../contract/orders/order.ts'
import { usePeatTexts } from '../texts/texts.ts'

const AskedPrice = lazyComponent(async () => (await import('./asked-price.tsx')).AskedPrice)

export function AskedOutcome({ order }: { order: Order }): ReactElement | null {
  const texts = usePeatTexts('changes')
  const request = order.requests.find(({ state }) => state === 'open')
  if (request?.kind !== 'change') return null
  if (request.fields === null) return <p>{texts.askedwordsonly}</p>
  return (
    <Suspended fallback={<LoadingList />}>
      <AskedPrice order={order} fields={request.fields} />
    </Suspended>
  )
}
