/** Whose order it is and when it came. */
import {
  addressWith,
  Icon,
  iconBack,
  iconPhone,
  LinkButton,
  Stack,
  useAddress,
  useDateFormat,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { Order } from '../../contract/orders/order.ts'
import { useName, useQuantity } from '../lists/quantities.ts'
import { OrderChip } from '../lists/state-chip.tsx'
import { useWished } from '../orders/wish-words.ts'
import { usePeatTexts } from '../texts/texts.ts'
import css from './inbox.module.css'

export function PaneHead({ order }: { order: Order }): ReactElement {
  const texts = usePeatTexts('office')
  const work = usePeatTexts('work')
  const { moment } = useDateFormat()
  const quantity = useQuantity()
  const name = useName()
  const wished = useWished()(order.wish)
  const { query } = useAddress()
  const list = Object.fromEntries([...query].filter(([name]) => name !== 'order'))
  const { customer, number, submittedAt, enteredBy, seller, contactTelephone: telephone } = order
  const goods = [
    ...order.lines.map(({ ordered, unit, product }) => `${quantity(ordered, unit)} ${name(product.name)}`),
    order.method === 'collected' ? work.collected : '',
    wished === '' ? '' : `${work.wish.toLowerCase()} ${wished}`,
  ].filter(Boolean)
  const sent = submittedAt === null ? '' : work.sentat({ at: moment(submittedAt) })
  return (
    <Stack gap="s">
      <a className={css.back} href={`#${addressWith('/peatsale/office/orders', list)}`}>
        <Icon shape={iconBack} size="m" /> {texts.orders}
      </a>
      <div className={css.title}>
        <h2>{customer.name}</h2>
        <OrderChip state={order.state} />
        {telephone !== '' && (
          <LinkButton variant="secondary" icon={iconPhone} href={`tel:${telephone.replaceAll(' ', '')}`}>
            {telephone}
          </LinkButton>
        )}
      </div>
      <p className={css.outcome}>
        <strong>{goods.join(', ')}</strong> {[number, sent, enteredBy, seller.name].filter(Boolean).join(', ')}
      </p>
    </Stack>
  )
}
