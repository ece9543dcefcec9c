/** One choice of what a list shows. */
import type { ReactElement } from 'react'
import type { FieldFrame } from '../ui/index.ts'
import { Select } from '../ui/index.ts'

export type ListChoiceProps = Pick<FieldFrame, 'label' | 'span'> & {
  value: string
  options: readonly { readonly value: string; readonly label: string }[]
  onChoose: (value: string) => void
}

export function ListChoice({ options, onChoose, ...select }: ListChoiceProps): ReactElement {
  return (
    <Select {...select} onChange={({ target }) => onChoose(target.value)}>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  )
}
