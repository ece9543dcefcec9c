/** What an account has ordered lately. */
import { Card, LinkButton, MissingAnswer, Stack, useAnswer } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { searchOrders } from '../../contract/orders/search-call.ts'
import { OrderLines } from '../orders/order-lines.tsx'
import { usePeatTexts } from '../texts/texts.ts'

export function LatestOrders({ account }: { account: string }): ReactElement {
  const texts = usePeatTexts('customers')
  const asked = { account, sort: 'number', direction: 'desc', limit: 3, counted: false } as const
  const { data, error, refetch } = useAnswer(searchOrders, asked)
  return (
    <Card heading={texts.latest}>
      {data === undefined ? (
        <MissingAnswer of={{ error, refetch }} />
      ) : data.rows.length === 0 ? (
        <p>{texts.noorders}</p>
      ) : (
        <Stack gap="s">
          <OrderLines orders={data.rows} />
          <div>
            <LinkButton variant="secondary" size="s" href={`#/peatsale/orders?account=${account}`}>
              {texts.allof}
            </LinkButton>
          </div>
        </Stack>
      )}
    </Card>
  )
}
