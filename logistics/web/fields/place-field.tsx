/** Coordinates as one text: typed, or pasted from a map. */
import type { FieldFrame } from '@workspace/portal/web'
import { TextInput } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useEffect, useRef, useState } from 'react'
import type { Place } from './coordinates.ts'
import { readPlace, writePlace } from './coordinates.ts'

export type PlaceFieldProps = FieldFrame & {
  id?: string
  name?: string
  value: Place | null | undefined
  onChange: (place: Place | null) => void
  /** What is said of a text that is no place. */
  unreadable: string
}

export function PlaceField({ value, onChange, error, unreadable, ...field }: PlaceFieldProps): ReactElement {
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string>()
  const [isLeft, setLeft] = useState(false)
  // What is typed stays as it is typed, until the value is another one.
  const isTyped = typed !== undefined && isSame(readPlace(typed), value)
  const text = isTyped ? typed : value ? writePlace(value) : ''
  const isUnreadable = text.trim() !== '' && readPlace(text) === undefined
  // A form takes a text that cannot be read for no value: the browser's own fault keeps it from being sent.
  useEffect(() => input.current?.setCustomValidity(isUnreadable ? unreadable : ''), [isUnreadable, unreadable])
  return (
    <TextInput
      {...field}
      ref={input}
      autoComplete="off"
      error={isLeft && isUnreadable ? unreadable : error}
      value={text}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(readPlace(target.value) ?? null)
      }}
      onBlur={() => setLeft(true)}
    />
  )
}

function isSame(one: Place | undefined, other: Place | null | undefined): boolean {
  return one?.lat === other?.lat && one?.lon === other?.lon
}
