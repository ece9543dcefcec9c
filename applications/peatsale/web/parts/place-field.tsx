/** A place as maps write it: `62,8712 23,2034`, degrees north and east. */
import type { FieldFrame } from '@workspace/portal/web'
import { TextInput } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import type { Place } from '../../contract/fields/place.ts'
import { readPlace, writtenPlace } from './written-place.ts'

export type PlaceFieldProps = FieldFrame & {
  id?: string
  name?: string
  value: Place | null | undefined
  /** Of what cannot be read, a place that no map has: the form's rules refuse that, and do not take it for none. */
  onChange: (place: Place | null) => void
}

export function PlaceField({ value, onChange, ...field }: PlaceFieldProps): ReactElement {
  const [typed, setTyped] = useState<string>()
  const isTyped = typed !== undefined && JSON.stringify(readPlace(typed)) === JSON.stringify(value ?? null)
  return (
    <TextInput
      {...field}
      autoComplete="off"
      value={isTyped ? typed : writtenPlace(value ?? null)}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(readPlace(target.value))
      }}
    />
  )
}
