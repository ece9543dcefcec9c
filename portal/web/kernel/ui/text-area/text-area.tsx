/** TextArea: several lines, with a count of characters when `counter` gives its words. */
import type { ChangeEvent, ComponentProps, ReactElement } from 'react'
import { useState } from 'react'
import type { FieldFrame } from '../field/field.tsx'
import { Field, partFrame } from '../field/field.tsx'
import css from '../text-input/text-input.module.css'

export type TextAreaProps = FieldFrame &
  Omit<ComponentProps<'textarea'>, 'className' | 'style' | 'children'> & {
    /** The words of the count, as `12 / 4000 merkkiä`. */
    counter?: ((count: number) => string) | undefined
  }

export function TextArea(props: TextAreaProps): ReactElement {
  const { frame, control } = partFrame(props)
  const { counter, id, onChange, ...area } = control
  const [typed, setTyped] = useState(String(area.defaultValue ?? '').length)
  const count = area.value === undefined ? typed : String(area.value).length
  function change(event: ChangeEvent<HTMLTextAreaElement>) {
    setTyped(event.target.value.length)
    onChange?.(event)
  }
  return (
    <div>
      <Field id={id} {...frame}>
        {(tied) => <textarea {...area} {...tied} className={`${css.input} ${css.area}`} onChange={change} />}
      </Field>
      {counter && <p className={css.count}>{counter(count)}</p>}
    </div>
  )
}
