/** The customer asks for a change of an order that binds: in new values of its form, in words, or both (2.3). */
import { EmptyState, iconBox, LinkButton, MissingAnswer, Page, Stack } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import type { Order } from '../../contract/orders/order.ts'
import { useSeenOrder } from '../orders/order-concurrent-change.tsx'
import { useOrderNow } from '../orders/use-order-now.ts'
import { onlyFor } from '../shell/role-only.tsx'
import { usePeatTexts } from '../texts/texts.ts'
import { ChangeRequestForm } from './change-request-form.tsx'
import { storedValues } from './order-values.ts'
import { useOffered } from './use-offered.ts'

export const ChangeRequestScreen = onlyFor(['customer'], ChangeRequest)

function ChangeRequest({ params }: { params: Readonly<Record<string, string>> }): ReactElement {
  const { orders } = usePeatTexts('work')
  const { order, error, refetch } = useOrderNow(params['id'] ?? '')
  if (order !== undefined) return <Asking key={order.id} order={order} />
  return (
    <Page heading={orders} back={{ href: '#/peatsale/orders', label: orders }}>
      <MissingAnswer of={{ error, refetch }} />
    </Page>
  )
}

function Asking({ order }: { order: Order }): ReactElement {
  const texts = usePeatTexts('ordering')
  const { seen, meanwhile } = useSeenOrder(order)
  const [isSent, setSent] = useState(false)
  const href = `#/peatsale/orders/${order.id}`
  return (
    <Page
      heading={texts.asktitle({ number: order.number })}
      back={{ href, label: order.number }}
      lead={order.customer.name}
    >
      <Stack>
        {!isSent && meanwhile}
        {isSent || maySend(order) ? (
          <Filled order={seen} onSent={() => setSent(true)} />
        ) : (
          <AlreadyHandled order={order} href={href} />
        )}
      </Stack>
    </Page>
  )
}

function maySend({ commands, requests }: Order): boolean {
  return commands.includes('requestChange') && !requests.some(({ state }) => state === 'open')
}

function AlreadyHandled({ order, href }: { order: Order; href: string }): ReactElement {
  const texts = usePeatTexts('ordering')
  const isOpen = order.requests.some(({ state }) => state === 'open')
  return (
    <EmptyState icon={iconBox} title={isOpen ? texts.askopen : texts.askgone}>
      {isOpen && <p>{texts.askopentext}</p>}
      <LinkButton href={href}>{texts.toorder}</LinkButton>
    </EmptyState>
  )
}

function Filled({ order, onSent }: { order: Order; onSent: () => void }): ReactElement {
  const texts = usePeatTexts('ordering')
  const begin = storedValues(order)
  const { offered, asked } = useOffered(begin)
  if (offered === undefined) return <MissingAnswer of={asked} />
  return (
    <>
      <p>{texts.asktext}</p>
      <ChangeRequestForm order={order} begin={begin} onSent={onSent} {...offered} />
    </>
  )
}
