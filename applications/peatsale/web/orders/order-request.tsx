/** What the customer has asked of an order that binds, beside what stands, and how the office answered it last. */
import { DescriptionList, LoadingList, Notice, useDateFormat } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { Order } from '../../contract/orders/order.ts'
import { usePeatTexts } from '../texts/texts.ts'
import { readRequestedChanges, useRequestedChanges } from './requested-changes.ts'

type Asked = Order['requests'][number]

export function OrderRequest({ order }: { order: Order }): ReactElement | null {
  const open = order.requests.find(({ state }) => state === 'open')
  if (open !== undefined) return <Open order={order} request={open} />
  const decided = order.requests.find(({ state }) => state === 'accepted' || state === 'declined')
  return decided === undefined ? null : <Decided request={decided} />
}

function Open({ order, request }: { order: Order; request: Asked }): ReactElement {
  const texts = usePeatTexts('ordering')
  const { removeduser } = usePeatTexts('work')
  const { moment } = useDateFormat()
  return (
    <Notice tone="warn" title={texts[`request_${request.kind}`]}>
      {request.words !== '' && <p>{request.words}</p>}
      {request.fields !== null && <Changes order={order} fields={request.fields} />}
      <p>{texts.askedby({ name: request.madeBy || removeduser, at: moment(request.madeAt) })}</p>
    </Notice>
  )
}

function Changes({ order, fields }: { order: Order; fields: object }): ReactElement {
  const texts = usePeatTexts('ordering')
  const changes = useRequestedChanges(order, readRequestedChanges(fields))
  if (changes === undefined) return <LoadingList />
  const said = changes.map(([what, before, after]) => {
    const both = { before: before || texts.nothingbefore, after: after || texts.nothingbefore }
    return [what, texts.askedchange(both)] as const
  })
  return (
    <section aria-label={texts.askedwhat}>
      <DescriptionList items={said} />
    </section>
  )
}

function Decided({ request }: { request: Asked }): ReactElement {
  const texts = usePeatTexts('ordering')
  const title = request.state === 'accepted' ? texts.decided_accepted : texts.decided_declined
  return (
    <Notice tone="info" title={`${texts[`request_${request.kind}`]}: ${title}`}>
      {request.answer !== '' && <p>{request.answer}</p>}
    </Notice>
  )
}
