/** Fields that belong together under one name, as days of a week or boxes of a truck. */
import type { ReactElement, ReactNode } from 'react'
import css from './group-of-fields.module.css'

export type GroupOfFieldsProps = {
  /** Of a form's field: what is missing leads here. */
  id?: string
  label: string
  hint?: string | undefined
  error?: string | undefined
  children: ReactNode
}

export function GroupOfFields({ id, label, hint, error, children }: GroupOfFieldsProps): ReactElement {
  return (
    <fieldset id={id} className={css.group}>
      <legend className={css.legend}>{label}</legend>
      {hint !== undefined && <p className={css.hint}>{hint}</p>}
      {children}
      <p className={css.error} aria-live="polite">
        {error}
      </p>
    </fieldset>
  )
}
