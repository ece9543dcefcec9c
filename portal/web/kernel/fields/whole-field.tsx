/** A whole number that is typed: anything but digits is left out; empty is nothing, as is what is no number yet. */

import type { ReactElement } from 'react'
import { TextInput } from '../ui/index.ts'

export type WholeFieldProps = {
  id?: string
  name?: string
  label: string
  hint?: string
  required?: boolean
  error?: string | undefined
  span?: 'half' | 'third' | 'twoThirds'
  value: number | null | undefined
  onChange: (value: number | undefined) => void
}

const digitsMost = 6

export function WholeField({ value, onChange, ...field }: WholeFieldProps): ReactElement {
  return (
    <TextInput
      {...field}
      inputMode="numeric"
      autoComplete="off"
      value={value === null || value === undefined || Number.isNaN(value) ? '' : String(value)}
      onChange={({ target }) => {
        const digits = target.value.replace(/\D/g, '').slice(0, digitsMost)
        onChange(digits === '' ? undefined : Number(digits))
      }}
    />
  )
}
