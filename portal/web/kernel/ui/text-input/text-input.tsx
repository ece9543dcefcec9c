/** TextInput: one line of text. Works bare (uncontrolled), with value and onChange, and with react-hook-form's register. */
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import type { FieldFrame } from '../field/field.tsx'
import { Field, partFrame } from '../field/field.tsx'
import type { IconShape } from '../icon/icon.tsx'
import { Icon } from '../icon/icon.tsx'
import css from './text-input.module.css'

export type TextInputProps = FieldFrame &
  Omit<ComponentProps<'input'>, 'className' | 'style' | 'children'> & {
    /** Drawn inside, before the text. */
    icon?: IconShape | undefined
    /** A button standing beside the input. */
    end?: ReactNode
  }

export function TextInput(props: TextInputProps): ReactElement {
  const { frame, control } = partFrame(props)
  const { icon, end, id, ...input } = control
  return (
    <Field id={id} {...frame}>
      {(tied) => (
        <>
          {icon !== undefined && (
            <span className={css.lead}>
              <Icon shape={icon} size="m" />
            </span>
          )}
          <input type="text" {...input} {...tied} className={css.input} data-lead={icon && 'icon'} />
          {end}
        </>
      )}
    </Field>
  )
}
