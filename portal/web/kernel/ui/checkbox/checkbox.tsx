/** Checkbox, and CheckboxRow: the same with the whole row as its target. */
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { useEffect, useId, useRef } from 'react'
import { FieldNote } from '../field/field.tsx'
import css from './checkbox.module.css'

export type CheckboxProps = Omit<ComponentProps<'input'>, 'className' | 'style' | 'type' | 'children'> & {
  /** Words, which may hold a link. */
  label: ReactNode
  hint?: string | undefined
  error?: string | undefined
  /** Some of the many it stands for are ticked. */
  indeterminate?: boolean | undefined
  /** The label stays for screen readers only, as in a table row. */
  hideLabel?: boolean | undefined
}

export function Checkbox({ label, hint, error, id: givenId, hideLabel, ...box }: CheckboxProps): ReactElement {
  const ownId = useId()
  const id = givenId ?? ownId
  return (
    <div>
      <div className={css.choice} data-bare={hideLabel}>
        <Box {...box} id={id} hint={hint} error={error} />
        <label
          className={hideLabel ? 'visually-hidden' : css.label}
          htmlFor={id}
          data-required={box.required || undefined}
        >
          {label}
        </label>
        {hint && (
          <p className={hideLabel ? 'visually-hidden' : css.hint} id={`${id}-hint`}>
            {hint}
          </p>
        )}
      </div>
      {!hideLabel && <FieldNote id={id} error={error} />}
    </div>
  )
}

export type CheckboxRowProps = Omit<CheckboxProps, 'error' | 'hideLabel'> & {
  /** At the end of the row: a count, a price. */
  end?: ReactNode
}

export function CheckboxRow({ label, hint, end, id: givenId, ...box }: CheckboxRowProps): ReactElement {
  const ownId = useId()
  const id = givenId ?? ownId
  return (
    <label className={css.row} htmlFor={id}>
      <Box {...box} id={id} />
      <span>
        <span className={css.rowTitle}>{label}</span>
        {hint && <span className={css.rowNote}>{hint}</span>}
      </span>
      {end !== undefined && <span className={css.rowEnd}>{end}</span>}
    </label>
  )
}

type BoxProps = Omit<CheckboxProps, 'label' | 'hideLabel'> & { id: string }

function Box({ id, hint, error, indeterminate = false, ...box }: BoxProps) {
  const home = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const input = home.current?.querySelector('input')
    if (input) input.indeterminate = indeterminate
  }, [indeterminate])
  const described = [hint && `${id}-hint`, error && `${id}-note`].filter(Boolean).join(' ')
  return (
    <span ref={home} className={css.place}>
      <input
        {...box}
        id={id}
        type="checkbox"
        className={css.box}
        aria-describedby={described || undefined}
        aria-invalid={error ? true : undefined}
      />
    </span>
  )
}
