/** What has happened to an order: the office's. */
import { usePages } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { readOrderEvents } from '../../contract/orders/calls.ts'
import { EventLog, EventRows } from '../parts/event-log.tsx'
import { usePeatTexts } from '../texts/texts.ts'

export function OrderLog({ order }: { order: string }): ReactElement {
  return <EventLog rows={() => <Events order={order} />} />
}

function Events({ order }: { order: string }): ReactElement {
  const { ordercaption } = usePeatTexts('log')
  return <EventRows list={usePages(readOrderEvents, { id: order })} caption={ordercaption} />
}
