/** Freight that the office gives by hand, with its reason. Imports nothing of the form: it is fetched when it is asked for. */
import { MoneyField, PriceField, Select, Stack, TextInput } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { freightKinds } from '../../contract/prices/freight-table.ts'
import { usePeatTexts } from '../texts/texts.ts'
import type { FreightValue } from './confirm-values.ts'

type Of<Value> = { readonly price: Value; readonly reason: Value }
type FreightByHandProps = {
  value: FreightValue
  ids: Of<string>
  lacks: Of<boolean>
  onChange: (value: FreightValue) => void
}

export function FreightByHand({ value, ids, lacks, onChange }: FreightByHandProps): ReactElement {
  const texts = usePeatTexts('office')
  const { kind, price, reason } = value
  const change = (changed: Partial<FreightValue>) => onChange({ ...value, ...changed })
  const amount = {
    id: ids.price,
    label: texts.freightprice,
    required: true,
    value: price,
    onChange: (next: number | undefined) => change({ price: next }),
    error: lacks.price ? texts.freightmissing : undefined,
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
        id={ids.reason}
        label={texts.freightreason}
        required
        maxLength={1000}
        value={reason}
        onChange={({ target }) => change({ reason: target.value })}
        error={lacks.reason ? texts.reasonmissing : undefined}
      />
    </Stack>
  )
}
