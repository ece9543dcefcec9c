/** Whether freight goes by the table, by a price that the office gives by hand, or is not charged. */
import { MoneyField, Notice, PriceField, Segmented, Select, Stack, TextInput } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { freightKinds } from '../../contract/prices/freight-table.ts'
import { usePeatTexts } from '../texts/texts.ts'
import type { ConfirmPartProps } from './confirm-fields.tsx'
import type { FreightValue } from './confirm-values.ts'
import { lacksFreightRow } from './confirm-values.ts'
import { fieldId } from './field-ids.ts'

export function FreightChoice(props: ConfirmPartProps): ReactElement {
  const { order, confirmation, values, set } = props
  const texts = usePeatTexts('office')
  return (
    <Stack>
      {lacksFreightRow(order, confirmation.prices) && <Notice tone="warn" title={texts.freightlacks} />}
      <Segmented
        label={texts.freight}
        value={values.freight}
        onChange={(freight) => set({ freight })}
        options={(['table', 'hand', 'none'] as const).map((by) => ({ value: by, label: texts[`freight_${by}`] }))}
      />
      {values.freight === 'hand' && <FreightByHand {...props} />}
    </Stack>
  )
}

function FreightByHand({ values, set, errors }: ConfirmPartProps): ReactElement {
  const texts = usePeatTexts('office')
  const { kind, price, reason } = values.freightHand
  const change = (changed: Partial<FreightValue>) => set({ freightHand: { ...values.freightHand, ...changed } })
  const amount = {
    id: fieldId('freight'),
    label: texts.freightprice,
    required: true,
    value: price,
    onChange: (next: number | undefined) => change({ price: next }),
    error: errors.includes('freight') ? texts.freightmissing : undefined,
  }
  return (
    <Stack>
      <Select
        label={texts.freightkind}
        value={kind}
        onChange={({ target }) => {
          const chosen = freightKinds.find((each) => each === target.value)
          // The price of another kind is in another unit.
          if (chosen !== undefined) change({ kind: chosen, price: undefined })
        }}
      >
        {freightKinds.map((each) => (
          <option key={each} value={each}>
            {texts[`freightkind_${each}`]}
          </option>
        ))}
      </Select>
      {kind === 'perLoad' ? (
        <MoneyField key={kind} {...amount} />
      ) : (
        <PriceField key={kind} {...amount} per={kind === 'perKm' ? 'km' : 'm³'} />
      )}
      <TextInput
        id={fieldId('freightReason')}
        label={texts.freightreason}
        required
        maxLength={1000}
        value={reason}
        onChange={({ target }) => change({ reason: target.value })}
        error={errors.includes('freightReason') ? texts.reasonmissing : undefined}
      />
    </Stack>
  )
}
