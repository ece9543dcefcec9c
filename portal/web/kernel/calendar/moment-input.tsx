/** A field for a moment, in Finnish time and as people write it: `5.10.2026 klo 14`, `huomenna klo 14`. */
import type { ReactElement } from 'react'
import { useState } from 'react'
import { formatDateTime, useLanguage, useTexts } from '../texts/index.ts'
import type { FieldFrame } from '../ui/index.ts'
import { TextInput } from '../ui/index.ts'
import { readMoment } from './finnish-time.ts'

export type MomentInputProps = Omit<FieldFrame, 'hint' | 'ok'> & {
  name: string
  /** Of the form that `onChange` gives, or empty. */
  value: string
  /** In UTC; what cannot be read comes as it was typed. */
  onChange: (value: string) => void
}

/** Whether the value of a MomentInput is a moment. */
export function isMoment(value: string): boolean {
  return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)
}

export function MomentInput({ value, error, onChange, ...field }: MomentInputProps): ReactElement {
  const { momentexampletext, momentunreadabletext } = useTexts('calendar')
  const { language } = useLanguage()
  const [typed, setTyped] = useState({ value, text: undefined as string | undefined, isLeft: false })
  // Somebody else changed the value: what was typed for the old one is over.
  const text = typed.text !== undefined && typed.value === value ? typed.text : undefined
  const isReadable = value === '' || isMoment(value)
  const written = () => (isMoment(value) ? formatDateTime(new Date(value), language) : value)
  function type(next: string) {
    const now = next.trim() === '' ? '' : (readMoment(next, new Date())?.toISOString() ?? next)
    setTyped({ value: now, text: next, isLeft: typed.isLeft })
    onChange(now)
  }
  return (
    <TextInput
      {...field}
      hint={momentexampletext}
      autoComplete="off"
      value={text ?? written()}
      error={!isReadable && typed.isLeft ? momentunreadabletext : error}
      onChange={(event) => type(event.target.value)}
      onBlur={() => setTyped({ value, text: isReadable ? undefined : text, isLeft: true })}
    />
  )
}
