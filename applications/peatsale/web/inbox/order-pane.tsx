/** An order that is not to be confirmed: how it stands, and what the office may do with it. */

import { Pane } from '@workspace/logistics/web/shell'
import { Card, LinkButton, Notice, Stack } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { Order } from '../../contract/orders/order.ts'
import { LoadLines } from '../loads/load-lines.tsx'
import { OrderActs } from '../orders/order-acts.tsx'
import { OrderMessages } from '../orders/order-messages.tsx'
import { OrderRequest } from '../orders/order-request.tsx'
import { usePeatTexts } from '../texts/texts.ts'
import { PaneHead } from './pane-head.tsx'

export function OrderPane({ order }: { order: Order }): ReactElement {
  const work = usePeatTexts('work')
  return (
    <Pane label={order.customer.name} head={<PaneHead order={order} />}>
      <Stack>
        {order.hold !== null && (
          <Notice tone="warn" title={work.held}>
            <p>{order.hold.words}</p>
          </Notice>
        )}
        <OrderRequest order={order} />
        <OrderMessages order={order} isOffice />
        <OrderActs order={order} />
        {order.loads.length > 0 && (
          <Card heading={work.loadsof}>
            <LoadLines loads={order.loads} />
          </Card>
        )}
        <LinkButton variant="secondary" href={`#/peatsale/orders/${order.id}`}>
          {work.openorder}
        </LinkButton>
      </Stack>
    </Pane>
  )
}
