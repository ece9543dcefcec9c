/** Fields that a person has typed into and left: only these show their errors. */
import type { FocusEvent, FormEvent } from 'react'
import { useRef, useState } from 'react'
import { useAfterPress } from '../ui/field/use-after-press.ts'

export interface TouchedFields {
  readonly names: ReadonlySet<string>
  /** What the server has refused counts as left. */
  readonly leave: (names: readonly string[]) => void
  /** Both for the form that holds the fields. */
  readonly onInput: (event: FormEvent<HTMLFormElement>) => void
  readonly onBlur: (event: FocusEvent<HTMLFormElement>) => void
}

export function useTouchedFields(): TouchedFields {
  const typed = useRef(new Set<string>())
  const [names, setNames] = useState<ReadonlySet<string>>(new Set())
  const leave = (left: readonly string[]) => setNames((before) => new Set([...before, ...left]))
  const afterPress = useAfterPress()
  return {
    names,
    leave,
    onInput: ({ target }) => {
      typed.current.add(nameOf(target))
    },
    onBlur: ({ target }) => {
      const name = nameOf(target)
      if (typed.current.has(name) && !names.has(name)) afterPress(() => leave([name]))
    },
  }
}

/** Of all faults those that may be said by now. */
export function shownFaults<Field extends string, Fault>(
  faults: Partial<Record<Field, Fault>>,
  left: ReadonlySet<string>,
): Partial<Record<Field, Fault>> {
  const shown = { ...faults }
  for (const field in shown) if (!left.has(field)) delete shown[field]
  return shown
}

function nameOf(target: EventTarget): string {
  const isLine = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
  return isLine || target instanceof HTMLSelectElement ? target.name : ''
}
