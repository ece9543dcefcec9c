/** What an account has ordered lately. */
import {
  Card,
  FailedList,
  iconList,
  LinkList,
  LinkListItem,
  LoadingList,
  Stack,
  useAnswer,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { searchOrders } from '../../contract/orders/calls.ts'
import type { OrderRow } from '../../contract/orders/order.ts'
import { useMoments } from '../parts/moments.ts'
import { useName, useQuantity } from '../parts/quantities.ts'
import { usePeatTexts } from '../texts/texts.ts'

export function LatestOrders({ account }: { account: string }): ReactElement {
  const texts = usePeatTexts('customers')
  const asked = { account, sort: 'number', direction: 'desc', limit: 3, counted: false } as const
  const { data, error, refetch } = useAnswer(searchOrders, asked)
  return (
    <Card heading={texts.latest}>
      {data === undefined ? (
        error ? (
          <FailedList answer={error.reason} retry={() => void refetch()} />
        ) : (
          <LoadingList />
        )
      ) : data.rows.length === 0 ? (
        <p>{texts.noorders}</p>
      ) : (
        <Stack gap="s">
          <LinkList>
            {data.rows.map((row) => (
              <Line key={row.id} row={row} />
            ))}
          </LinkList>
          <a href={`#/peatsale/orders?account=${account}`}>{texts.allof}</a>
        </Stack>
      )}
    </Card>
  )
}

function Line({ row }: { row: OrderRow }): ReactElement {
  const work = usePeatTexts('work')
  const states = usePeatTexts('states')
  const quantity = useQuantity()
  const name = useName()
  const { when } = useMoments()
  const goods = row.products.map((product) => `${quantity(product.ordered, product.unit)} ${name(product.name)}`)
  return (
    <LinkListItem
      href={`#/peatsale/orders/${row.id}`}
      icon={iconList}
      title={row.number === '' ? work.draft : row.number}
      text={[...goods, when(row), states[`order_${row.state}`]].filter(Boolean).join(', ')}
    />
  )
}
