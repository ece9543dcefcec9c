/** What has happened to an order: the office's. */

import { usePages } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { readOrderEvents } from '../../contract/orders/calls.ts'
import { PeatEventLog, PeatEventRows } from '../loads/event-log.tsx'
import { usePeatTexts } from '../texts/texts.ts'

export function OrderLog({ order }: { order: string }): ReactElement {
  return <PeatEventLog rows={() => <Events order={order} />} />
}

function Events({ order }: { order: string }): ReactElement {
  const { ordercaption } = usePeatTexts('log')
  return <PeatEventRows list={usePages(readOrderEvents, { id: order })} caption={ordercaption} />
}
