/** Select: the native list of the device; its options are given as children. */
import type { ComponentProps, ReactElement } from 'react'
import type { FieldFrame } from '../field/field.tsx'
import { Field, partFrame } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'
import { iconDown } from '../icon/more-shapes.ts'
import css from '../text-input/text-input.module.css'

export type SelectProps = FieldFrame & Omit<ComponentProps<'select'>, 'className' | 'style'>

export function Select(props: SelectProps): ReactElement {
  const { frame, control } = partFrame(props)
  const { id, children, ...select } = control
  return (
    <Field id={id} {...frame}>
      {(tied) => (
        <>
          <select {...select} {...tied} className={`${css.input} ${css.select}`}>
            {children}
          </select>
          <span className={css.mark}>
            <Icon shape={iconDown} size="m" />
          </span>
        </>
      )}
    </Field>
  )
}
