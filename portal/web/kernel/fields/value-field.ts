/** A field that shows its value as text: read with every key, and written out in full when it is left. */
import type { ComponentProps, RefCallback } from 'react'
import { useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { useAfterPress } from '../ui/field/use-after-press.ts'
import type { FieldFrame } from '../ui/index.ts'

/**
 * What every field of a value takes. A Controller of react-hook-form puts its default in the place of undefined, so
 * there the form holds null: `onChange={(value) => field.onChange(value ?? null)}`.
 */
export type ValueFieldProps<Value extends string | number> = Omit<FieldFrame, 'ok'> & {
  id?: string | undefined
  name?: string | undefined
  /** Undefined or null while nothing stands in the field, or nothing that can be read. As a call is asked for it. */
  value: (Value extends number ? number : string) | null | undefined
  /** @param written what was typed, also where it cannot be read. */
  onChange: (value: Value | undefined, written?: string) => void
  onBlur?: (() => void) | undefined
  ref?: RefCallback<HTMLElement> | undefined
  disabled?: boolean | undefined
}

/** How one kind of value is read and written. */
export type Writing<Value> = {
  readonly read: (text: string) => Value | undefined
  /** What it gives is read as the same value. */
  readonly write: (value: Value) => string
  /** What is said of a text that is no such value: how to write one. */
  readonly unreadable: string
  /** What is wrong with a value that can be read, such as too little. */
  readonly faultOf?: ((value: Value) => string | undefined) | undefined
}

export type WrittenField<Value> = {
  /** Of the field itself while it has been left with a fault, else the one given. */
  readonly error: string | undefined
  readonly input: ComponentProps<'input'>
  /** Puts a value there, as a button or a calendar does. */
  readonly put: (value: Value) => void
}

/** A text that cannot be read makes the input invalid for the browser, too: no form takes it for an empty field. */
export function useWrittenField<Value extends string | number>(
  { name, onChange, onBlur, ref, disabled, error }: Omit<ValueFieldProps<Value>, 'value'>,
  value: Value | undefined,
  { read, write, unreadable, faultOf }: Writing<Value>,
): WrittenField<Value> {
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<{ text: string; value: Value | undefined }>()
  const [isLeft, setLeft] = useState(false)
  const afterPress = useAfterPress()
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => input.current, [])
  useOnReset(input, () => setTyped(undefined))

  // Somebody else changed the value: what was typed for the old one is over.
  const text = typed !== undefined && typed.value === value ? typed.text : value === undefined ? '' : write(value)
  const faultIn = (written: string, meant: Value | undefined) =>
    meant === undefined ? (written.trim() === '' ? undefined : unreadable) : faultOf?.(meant)
  const fault = faultIn(text, value)
  useEffect(() => input.current?.setCustomValidity(fault ?? ''), [fault])

  function take(next: string, meant: Value | undefined) {
    setTyped({ text: next, value: meant })
    if (faultIn(next, meant) === undefined) setLeft(false)
    onChange(meant, next)
  }
  return {
    error: (isLeft ? fault : undefined) ?? error,
    put: (next) => take(write(next), next),
    input: {
      ref: input,
      type: 'text',
      autoComplete: 'off',
      name,
      disabled,
      value: text,
      onChange: ({ target }) => take(target.value, read(target.value)),
      onBlur: () => {
        if (fault !== undefined) afterPress(() => setLeft(true))
        if (value !== undefined) setTyped(undefined)
        onBlur?.()
      },
    },
  }
}

/** A form may hold what the schema refuses: such a value is not shown. */
export function valueIn<Value>(schema: z.ZodMiniType<Value>, given: unknown): Value | undefined {
  const value = schema.safeParse(given)
  return value.success ? value.data : undefined
}

/** A form that is reset forgets what could not be read: no value changes that would tell. */
function useOnReset(input: { readonly current: HTMLInputElement | null }, forget: () => void): void {
  const onReset = useEffectEvent(forget)
  useEffect(() => {
    const listening = new AbortController()
    input.current?.form?.addEventListener('reset', () => onReset(), { signal: listening.signal })
    return () => listening.abort()
  }, [input])
}
