/** What a plant has in storage, and on which day it was looked at: what is received and planned since then adds up (W8). */
import type { LocalDate, Quantity } from '@workspace/portal/contract'
import { dayOf } from '@workspace/portal/contract'
import { DateField, QuantityField } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useManureTexts } from '../texts/texts.ts'
import type { PlantValues } from './plant-values.ts'

type Stored = PlantValues['storageNow']
type StorageNowFieldProps = {
  id: string
  name: string
  label: string
  error: string | undefined
  value: Stored | undefined
  onChange: (stored: Stored) => void
}

export function StorageNowField({ value = null, onChange, ...field }: StorageNowFieldProps): ReactElement {
  const texts = useManureTexts('registers')
  const today = dayOf(new Date())
  return (
    <>
      <QuantityField
        {...field}
        value={(value?.kg ?? undefined) as Quantity | undefined}
        onChange={(kg) => onChange(kg === undefined ? null : { kg, day: today })}
        required={false}
        unit="t"
        span="half"
        hint={texts.storagenowhint}
      />
      {value !== null && (
        <DateField
          label={texts.storageday}
          hint=""
          value={value.day as LocalDate}
          onChange={(day) => day !== undefined && onChange({ ...value, day })}
          span="half"
        />
      )}
    </>
  )
}
