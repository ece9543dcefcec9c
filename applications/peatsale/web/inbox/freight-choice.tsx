/** Whether freight goes by the table, by a price that the office gives by hand, or is not charged. */
import { lazyComponent, Notice, Segmented, Stack, Suspended } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { usePeatTexts } from '../texts/texts.ts'
import type { ConfirmPartProps } from './confirm-fields.tsx'
import { lacksFreightRow } from './confirm-values.ts'
import { fieldId } from './field-ids.ts'

const FreightByHand = lazyComponent(async () => (await import('./freight-by-hand.tsx')).FreightByHand)

export function FreightChoice(props: ConfirmPartProps): ReactElement {
  const { order, confirmation, values, set, errors } = props
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
      {values.freight === 'hand' && (
        <Suspended>
          <FreightByHand
            value={values.freightHand}
            ids={{ price: fieldId('freight'), reason: fieldId('freightReason') }}
            lacks={{ price: errors.includes('freight'), reason: errors.includes('freightReason') }}
            onChange={(freightHand) => set({ freightHand })}
          />
        </Suspended>
      )}
    </Stack>
  )
}
