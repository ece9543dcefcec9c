/** A price that the office gives by hand, with its reason. Imports nothing of the form: it is fetched when it is asked for. */
import { Button, Checkbox, Cluster, PriceField, Stack, TextInput } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { Order } from '../../contract/orders/order.ts'
import { useName, useUnit } from '../lists/quantities.ts'
import { usePeatTexts } from '../texts/texts.ts'
import type { HandValue } from './confirm-values.ts'

type Of<Value> = { readonly price: Value; readonly reason: Value }
type HandPriceProps = {
  line: Order['lines'][number]
  hand: HandValue
  ids: Of<string>
  lacks: Of<boolean>
  onChange: (hand: HandValue) => void
  /** Back to the price of the lists. */
  onList: () => void
}

export function HandPrice({ line, hand, ids, lacks, onChange, onList }: HandPriceProps): ReactElement {
  const texts = usePeatTexts('office')
  const name = useName()
  const unitName = useUnit()
  const product = name(line.product.name)
  return (
    <Stack>
      <PriceField
        id={ids.price}
        label={texts.handprice({ product })}
        per={unitName(line.unit)}
        required
        value={hand.unitPrice}
        onChange={(unitPrice) => onChange({ ...hand, unitPrice })}
        error={lacks.price ? texts.handmissing : undefined}
      />
      <Checkbox
        label={texts.handfreight}
        checked={hand.includesFreight}
        onChange={({ target }) => onChange({ ...hand, includesFreight: target.checked })}
      />
      <TextInput
        id={ids.reason}
        label={texts.handreason}
        required
        maxLength={1000}
        value={hand.reason}
        onChange={({ target }) => onChange({ ...hand, reason: target.value })}
        error={lacks.reason ? texts.reasonmissing : undefined}
      />
      <Cluster>
        <Button variant="quiet" size="s" onClick={onList}>
          {texts.bylist({ product })}
        </Button>
      </Cluster>
    </Stack>
  )
}
