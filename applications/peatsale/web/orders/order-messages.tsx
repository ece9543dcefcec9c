/** What was written beside an order: with it, to the office, or by the office to its customer; the newest first. */
import { Card, DescriptionList, Stack, useDateFormat } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { Order, OrderMessage } from '../../contract/orders/order.ts'
import { usePeatTexts } from '../texts/texts.ts'

export function OrderMessages({ order, isOffice }: { order: Order; isOffice: boolean }): ReactElement | null {
  const texts = usePeatTexts('ordering')
  const { moment } = useDateFormat()
  const writer = useWriter(order)
  const { messages, note, purchaseReference } = order
  if (messages.length === 0 && note === '' && purchaseReference === '') return null
  const addressee = ({ from, isToCustomer }: OrderMessage) =>
    !isOffice || from !== 'office' ? '' : isToCustomer ? texts.tocustomer : texts.onlyoffice
  return (
    <Card heading={texts.messages}>
      <Stack>
        {messages.map((message) => (
          <div key={message.id}>
            <strong>{[writer(message), addressee(message)].filter(Boolean).join(', ')}</strong>
            <p>{message.text}</p>
            <small>{moment(message.at)}</small>
          </div>
        ))}
        <DescriptionList
          items={[
            [texts.withorder, note],
            [texts.referenceof, purchaseReference],
          ]}
        />
      </Stack>
    </Card>
  )
}

function useWriter({ seller }: Order): (message: OrderMessage) => string {
  const { removeduser } = usePeatTexts('work')
  // Of the office its customer reads no name.
  return ({ from, who }) => who || (from === 'office' ? seller.name : removeduser)
}
