/** What the order costs and why, and prices that the office gives by hand. */
import type { LocalDate } from '@workspace/portal/contract'
import { daysOf } from '@workspace/portal/contract'
import { Button, lazyComponent, Stack, Suspended } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useName } from '../lists/quantities.ts'
import { PriceWhy } from '../prices/price-why.tsx'
import { usePeatTexts } from '../texts/texts.ts'
import type { ConfirmPartProps } from './confirm-fields.tsx'
import type { ConfirmValues } from './confirm-values.ts'
import { emptyHand } from './confirm-values.ts'
import { fieldId } from './field-ids.ts'
import { FreightChoice } from './freight-choice.tsx'

const HandPrice = lazyComponent(async () => (await import('./hand-price.tsx')).HandPrice)
const LackingPrice = lazyComponent(async () => (await import('../prices/lacking-price.tsx')).LackingPrice)

export function ConfirmPrices(props: ConfirmPartProps): ReactElement {
  const { order, confirmation, values, set } = props
  const texts = usePeatTexts('office')
  const name = useName()
  const goods = order.lines.map(({ product, unit, ordered }) => ({
    code: product.code,
    name: product.name,
    unit,
    ordered,
  }))
  const isByHand = Object.keys(values.hands).length > 0 || values.freight !== 'table'
  return (
    <Stack>
      {confirmation.lacking.missing.length > 0 && (
        <Suspended>
          <LackingPrice lacking={confirmation.lacking} seller={order.seller.id} goods={goods} />
        </Suspended>
      )}
      <PriceWhy prices={confirmation.prices} goods={goods} method={order.method} day={dayOf(values.week)} open />
      {isByHand && <p>{texts.handnote}</p>}
      {order.lines.map((line) =>
        values.hands[line.id] === undefined ? (
          <Button
            key={line.id}
            variant="quiet"
            size="s"
            onClick={() => set({ hands: { ...values.hands, [line.id]: emptyHand } })}
          >
            {texts.byhand({ product: name(line.product.name) })}
          </Button>
        ) : (
          <Suspended key={line.id}>
            <HandPrice
              line={line}
              hand={values.hands[line.id] ?? emptyHand}
              ids={{ price: fieldId(`price ${line.id}`), reason: fieldId(`reason ${line.id}`) }}
              lacks={{
                price: props.errors.includes(`price ${line.id}`),
                reason: props.errors.includes(`reason ${line.id}`),
              }}
              onChange={(hand) => set({ hands: { ...values.hands, [line.id]: hand } })}
              onList={() => set({ hands: withoutHand(values.hands, line.id) })}
            />
          </Suspended>
        ),
      )}
      {order.method === 'delivered' && <FreightChoice {...props} />}
    </Stack>
  )
}

function dayOf(week: ConfirmPartProps['values']['week']): LocalDate | undefined {
  return week === undefined ? undefined : daysOf(week)[0]
}

function withoutHand(hands: ConfirmValues['hands'], line: string): ConfirmValues['hands'] {
  return Object.fromEntries(Object.entries(hands).filter(([id]) => id !== line))
}
