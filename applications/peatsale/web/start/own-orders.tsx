/** What a farm has ordered and not yet got, the newest first. */
import { Card, useAnswer } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { searchOrders } from '../../contract/orders/search-call.ts'
import { OrderLines } from '../orders/order-lines.tsx'
import { usePeatTexts } from '../texts/texts.ts'

const asked = { state: 'open', sort: 'number', direction: 'desc', limit: 3, counted: false } as const

/** Comes after the rest of the page, and takes no place where nothing is under way. */
export function OwnOrders(): ReactElement | null {
  const texts = usePeatTexts('work')
  const { data } = useAnswer(searchOrders, asked)
  if (data === undefined || data.rows.length === 0) return null
  return (
    <Card heading={texts.underway}>
      <OrderLines orders={data.rows} />
    </Card>
  )
}
