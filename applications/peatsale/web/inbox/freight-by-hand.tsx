/** Freight that the office gives by hand, with its reason. Imports nothing of the form: it is fetched when it is asked for. */
import { Stack, TextInput } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { FreightRateFields } from '../prices/freight-rate.tsx'
import { usePeatTexts } from '../texts/texts.ts'
import type { FreightValue } from './confirm-values.ts'

type Of<Value> = { readonly price: Value; readonly reason: Value }
type FreightByHandProps = {
  value: FreightValue
  ids?: Of<string>
  lacks: Of<boolean>
  onChange: (value: FreightValue) => void
}

export function FreightByHand({ value, ids, lacks, onChange }: FreightByHandProps): ReactElement {
  const texts = usePeatTexts('office')
  return (
    <Stack>
      <FreightRateFields
        value={value}
        id={ids?.price}
        isMissing={lacks.price}
        onChange={(rate) => onChange({ ...value, ...rate })}
      />
      <TextInput
        {...(ids && { id: ids.reason })}
        label={texts.freightreason}
        required
        maxLength={1000}
        value={value.reason}
        onChange={({ target }) => onChange({ ...value, reason: target.value })}
        error={lacks.reason ? texts.reasonmissing : undefined}
      />
    </Stack>
  )
}
