/** The kit's field of a time of day for drafts that tell what is empty from what cannot be read: that stays as it is typed. */

import type { ComponentProps, ReactElement } from 'react'
import { TimeField } from './time-field.tsx'
import { readTime } from './written-times.ts'

type TypedTimeProps = Omit<ComponentProps<typeof TimeField>, 'value' | 'onChange'> & {
  /** `07:30`, empty, or what cannot be read. */
  value: string
  onChange: (value: string) => void
}

export function TypedTime({ value, onChange, ...field }: TypedTimeProps): ReactElement {
  return <TimeField {...field} value={readTime(value)} onChange={(time, written) => onChange(time ?? written ?? '')} />
}
