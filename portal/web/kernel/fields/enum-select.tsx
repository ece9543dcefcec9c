/** EnumSelect: a list of the device over a closed set of values. */
import type { ReactElement } from 'react'
import type { SelectProps } from '../ui/index.ts'
import { Select } from '../ui/index.ts'

export type EnumSelectProps<Value extends string> = Omit<SelectProps, 'children'> & {
  of: readonly Value[]
  words: (value: Value) => string
  /** What stands there while nothing is chosen; without it the first value does. */
  none?: string
}

export function EnumSelect<Value extends string>(props: EnumSelectProps<Value>): ReactElement {
  const { of, words, none, ...select } = props
  return (
    <Select {...select}>
      {none !== undefined && <option value="">{none}</option>}
      {of.map((value) => (
        <option key={value} value={value}>
          {words(value)}
        </option>
      ))}
    </Select>
  )
}
