/** Another has settled the order while it was looked at here: what was done, by whom and when, beside what was about to be. */
import { ConcurrentChange } from '@workspace/logistics/web/commands'
import type { Cents } from '@workspace/portal/contract'
import { formatMoney, useDateFormat } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { Confirmation, Order } from '../../contract/orders/order.ts'
import { grossOf } from '../orders/order-concurrent-change.tsx'
import { usePeatTexts } from '../texts/texts.ts'
import type { ConfirmValues } from './confirm-values.ts'

type AlreadyHandledProps = { now: Order; confirmation: Confirmation; values: ConfirmValues; onSettled: () => void }

export function AlreadyHandled({ now, confirmation, values, onSettled }: AlreadyHandledProps): ReactElement {
  const texts = usePeatTexts('changes')
  const office = usePeatTexts('office')
  const states = usePeatTexts('states')
  const { week, when } = useDateFormat()
  const isConfirmed = now.state === 'confirmed'
  const own = confirmation.swamps.find(({ id }) => id === values.swamp)?.name ?? ''
  const gross = confirmation.prices.output.total?.gross
  // A price by hand is calculated by the confirmation that did not come about.
  const isByHand = Object.keys(values.hands).length > 0 || values.freight !== 'table'
  const ownPrice = gross === undefined || isByHand ? '' : formatMoney(gross as number as Cents)
  return (
    <ConcurrentChange
      title={isConfirmed ? texts.confirmedalready : texts.notwaiting}
      latest={now.latest}
      by={now.latest?.kind === 'confirm' ? texts.did_confirm : undefined}
      areOwn={isConfirmed}
      values={
        isConfirmed
          ? [
              [office.week, values.week === undefined ? '' : week(values.week), when(now)],
              [office.swamp, own, now.swamp?.name ?? ''],
              [texts.price, ownPrice, grossOf(now)],
            ]
          : [[texts.state, states.order_submitted, states[`order_${now.state}`]]]
      }
      goOn={{ label: texts.seeorder, onPress: onSettled }}
    />
  )
}
