/** Whose order it is and when it came. */
import { addressWith, Icon, iconBack, Stack, useAddress } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { Order } from '../../contract/orders/order.ts'
import { useMoments } from '../parts/moments.ts'
import { OrderChip } from '../parts/state-chip.tsx'
import { usePeatTexts } from '../texts/texts.ts'
import css from './inbox.module.css'

export function PaneHead({ order }: { order: Order }): ReactElement {
  const texts = usePeatTexts('office')
  const work = usePeatTexts('work')
  const { moment } = useMoments()
  const { query } = useAddress()
  const list = Object.fromEntries([...query].filter(([name]) => name !== 'order'))
  const { customer, number, submittedAt, enteredBy, seller } = order
  const sent = submittedAt === null ? '' : work.sentat({ at: moment(submittedAt) })
  return (
    <Stack gap="s">
      <a className={css.back} href={`#${addressWith('/peatsale/office/orders', list)}`}>
        <Icon shape={iconBack} size="m" /> {texts.orders}
      </a>
      <div>
        <OrderChip state={order.state} />
      </div>
      <h2>{customer.name}</h2>
      <p>{[number, sent, enteredBy, seller.name].filter(Boolean).join(', ')}</p>
    </Stack>
  )
}
