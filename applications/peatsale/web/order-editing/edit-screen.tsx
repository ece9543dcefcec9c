/** The office changes an order that is confirmed or under way; what others change meanwhile is shown beside it. */
import { LinkButton, MissingAnswer, Notice, refreshAnswers, Stack, useAnswer } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { readCustomer } from '../../contract/customers/calls.ts'
import { priceOrderEdit, readOrder } from '../../contract/orders/calls.ts'
import type { Order } from '../../contract/orders/order.ts'
import { searchProducts } from '../../contract/products/calls.ts'
import { useSeenOrder } from '../orders/order-concurrent-change.tsx'
import { useOrderNow } from '../orders/use-order-now.ts'
import { OfficePage } from '../shell/office-page.tsx'
import { usePeatTexts } from '../texts/texts.ts'
import { EditForm } from './edit-form.tsx'

export function EditScreen({ params }: { params: Readonly<Record<string, string>> }): ReactElement {
  const id = params['id'] ?? ''
  const texts = usePeatTexts('changes')
  const { order, error, refetch } = useOrderNow(id)
  const number = order?.number ?? ''
  const back = { href: `#/peatsale/orders/${id}`, label: number || texts.seeorder }
  return (
    <OfficePage
      at="/office/orders"
      key={id}
      heading={texts.editorder({ number })}
      back={back}
      lead={order?.customer.name ?? ''}
    >
      {order ? <Editing order={order} /> : <MissingAnswer of={{ error, refetch }} />}
    </OfficePage>
  )
}

function Editing({ order }: { order: Order }): ReactElement {
  const texts = usePeatTexts('changes')
  const states = usePeatTexts('states')
  const mayEdit = (order.state === 'confirmed' || order.state === 'in_delivery') && order.commands.includes('edit')
  const { seen, meanwhile } = useSeenOrder(order, { mayGoOn: mayEdit })
  return (
    <Stack>
      {meanwhile}
      {mayEdit || meanwhile ? (
        <Filled order={seen} />
      ) : (
        <Notice
          tone="info"
          title={`${texts.state}: ${states[`order_${order.state}`]}`}
          action={
            <LinkButton variant="secondary" size="s" href={`#/peatsale/orders/${order.id}`}>
              {texts.seeorder}
            </LinkButton>
          }
        >
          <p>{texts.editwhen}</p>
        </Notice>
      )}
    </Stack>
  )
}

/** Products and sites that the form offers. */
function Filled({ order }: { order: Order }): ReactElement {
  const { customer, seller } = order
  const account = useAnswer(readCustomer, { id: customer.id })
  const products = useAnswer(searchProducts, { account: customer.id, seller: seller.id, limit: 200 })
  if (account.data && products.data) {
    return (
      <EditForm
        key={order.id}
        order={order}
        products={products.data.rows}
        sites={account.data.sites}
        onOld={() => void refreshAnswers([readOrder, priceOrderEdit])}
      />
    )
  }
  return <MissingAnswer of={[account, products]} />
}
