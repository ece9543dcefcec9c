/** Fields for a day and for a moment, in Finnish time and as people write them: `5.10.2026`, `huomenna klo 14`. */
import type { ReactElement } from 'react'
import { useState } from 'react'
import { formatDate, formatDateTime, useLanguage, useTexts } from '../texts/index.ts'
import type { FieldFrame } from '../ui/index.ts'
import { TextInput } from '../ui/index.ts'
import { noonOf, readDay, readMoment } from './finnish-time.ts'

export type TimeInputProps = Omit<FieldFrame, 'hint' | 'ok'> & {
  name: string
  /** Of the form that `onChange` gives, or empty. */
  value: string
  /** A day as `2026-10-05`, a moment in UTC; what cannot be read comes as it was typed. */
  onChange: (value: string) => void
}

export function DayInput(props: TimeInputProps): ReactElement {
  const { dayexampletext, dayunreadabletext } = useTexts('calendar')
  const { language } = useLanguage()
  return (
    <WrittenTime
      {...props}
      hint={dayexampletext}
      unreadable={dayunreadabletext}
      read={(text) => readDay(text, new Date())}
      written={(day) => formatDate(noonOf(day), language)}
    />
  )
}

export function MomentInput(props: TimeInputProps): ReactElement {
  const { momentexampletext, momentunreadabletext } = useTexts('calendar')
  const { language } = useLanguage()
  return (
    <WrittenTime
      {...props}
      hint={momentexampletext}
      unreadable={momentunreadabletext}
      read={(text) => readMoment(text, new Date())?.toISOString()}
      written={(moment) => formatDateTime(new Date(moment), language)}
    />
  )
}

/** Whether the value of a DayInput is a day. */
export function isDay(value: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(value)
}

/** Whether the value of a MomentInput is a moment. */
export function isMoment(value: string): boolean {
  return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)
}

type WrittenTimeProps = TimeInputProps & {
  hint: string
  unreadable: string
  read: (text: string) => string | undefined
  written: (value: string) => string
}

function WrittenTime(props: WrittenTimeProps): ReactElement {
  const { hint, unreadable, read, written, value, error, onChange, ...field } = props
  const [typed, setTyped] = useState({ value, text: undefined as string | undefined, isLeft: false })
  // Somebody else changed the value: what was typed for the old one is over.
  const text = typed.text !== undefined && typed.value === value ? typed.text : undefined
  const isReadable = value === '' || isDay(value) || isMoment(value)
  function type(next: string) {
    const now = next.trim() === '' ? '' : (read(next) ?? next)
    setTyped({ value: now, text: next, isLeft: typed.isLeft })
    onChange(now)
  }
  return (
    <TextInput
      {...field}
      hint={hint}
      autoComplete="off"
      value={text ?? (value !== '' && isReadable ? written(value) : value)}
      error={!isReadable && typed.isLeft ? unreadable : error}
      onChange={(event) => type(event.target.value)}
      onBlur={() => setTyped({ value, text: isReadable ? undefined : text, isLeft: true })}
    />
  )
}
