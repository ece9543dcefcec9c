/** What the order costs and why, and prices that the office gives by hand. */
import type { LocalDate } from '@workspace/portal/contract'
import { daysOf } from '@workspace/portal/contract'
import { Button, Checkbox, Cluster, PriceField, Stack, TextInput } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { Order } from '../../contract/orders/order.ts'
import { PriceWhy } from '../parts/price-why.tsx'
import { useName, useUnit } from '../parts/quantities.ts'
import { usePeatTexts } from '../texts/texts.ts'
import type { ConfirmPartProps } from './confirm-fields.tsx'
import type { ConfirmValues, HandValue } from './confirm-values.ts'
import { emptyHand } from './confirm-values.ts'
import { fieldId } from './field-ids.ts'
import { FreightChoice } from './freight-choice.tsx'

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
          <Hand key={line.id} {...props} line={line} hand={values.hands[line.id] ?? emptyHand} />
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

type HandProps = ConfirmPartProps & { line: Order['lines'][number]; hand: HandValue }

function Hand({ line, hand, values, set, errors }: HandProps): ReactElement {
  const texts = usePeatTexts('office')
  const name = useName()
  const unitName = useUnit()
  const change = (changed: Partial<HandValue>) =>
    set({ hands: { ...values.hands, [line.id]: { ...hand, ...changed } } })
  return (
    <Stack>
      <PriceField
        id={fieldId(`price ${line.id}`)}
        label={texts.handprice({ product: name(line.product.name) })}
        per={unitName(line.unit)}
        required
        value={hand.unitPrice}
        onChange={(unitPrice) => change({ unitPrice })}
        error={errors.includes(`price ${line.id}`) ? texts.handmissing : undefined}
      />
      <Checkbox
        label={texts.handfreight}
        checked={hand.includesFreight}
        onChange={({ target }) => change({ includesFreight: target.checked })}
      />
      <TextInput
        id={fieldId(`reason ${line.id}`)}
        label={texts.handreason}
        required
        maxLength={1000}
        value={hand.reason}
        onChange={({ target }) => change({ reason: target.value })}
        error={errors.includes(`reason ${line.id}`) ? texts.reasonmissing : undefined}
      />
      <Cluster>
        <Button variant="quiet" size="s" onClick={() => set({ hands: withoutHand(values.hands, line.id) })}>
          {texts.bylist({ product: name(line.product.name) })}
        </Button>
      </Cluster>
    </Stack>
  )
}
