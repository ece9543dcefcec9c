/** Field: label above, hint under it, the control, and below it what is wrong or what is fine. Ties them together for screen readers. */
import type { ReactElement } from 'react'
import { useId } from 'react'
import { Icon } from '../icon/icon.tsx'
import { iconCheck, iconStop } from '../icon/shell-shapes.ts'
import css from './field.module.css'

/** What every field of a form takes beside the attributes of its own native element. */
export type FieldFrame = {
  label: string
  hint?: string | undefined
  /** What is wrong and how to mend it; shown below, announced politely, sets aria-invalid. */
  error?: string | undefined
  /** A good answer worth saying, as "vapaa"; hidden while there is an error. */
  ok?: string | undefined
  /** Shows the star and sets the native attribute; put noValidate on the form. */
  required?: boolean | undefined
  /** The label stays for screen readers only, as in a toolbar search. */
  hideLabel?: boolean | undefined
  /** Width inside a FieldGrid from 640 px up; pair holds two on a row on a phone too. */
  span?: 'half' | 'third' | 'twoThirds' | 'pair' | undefined
}

/** The attributes the control inside must carry. */
export type FieldControl = {
  id: string
  required: boolean | undefined
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

export type FieldProps = FieldFrame & { id?: string | undefined; children: (control: FieldControl) => ReactElement }

export function Field({ id: givenId, children, ...frame }: FieldProps): ReactElement {
  const ownId = useId()
  const id = givenId ?? ownId
  const { label, hint, error, ok, required, hideLabel, span } = frame
  const described = [hint && `${id}-hint`, (error || ok) && `${id}-note`].filter(Boolean).join(' ')
  return (
    <div className={css.field} data-span={span}>
      <label
        className={hideLabel ? 'visually-hidden' : css.label}
        htmlFor={id}
        id={`${id}-label`}
        data-required={required || undefined}
      >
        {label}
      </label>
      {hint && (
        <p className={css.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className={css.control}>
        {children({
          id,
          required,
          'aria-describedby': described || undefined,
          'aria-invalid': error ? true : undefined,
        })}
      </div>
      <FieldNote id={id} error={error} ok={ok} />
    </div>
  )
}

/** The live line below a control; for groups that draw their own legend. */
export function FieldNote({
  id,
  error,
  ok,
}: {
  id: string
  error: string | undefined
  ok?: string | undefined
}): ReactElement {
  return (
    <div className={css.notes} aria-live="polite">
      {error ? (
        <p className={css.error} id={`${id}-note`}>
          <Icon shape={iconStop} size="m" />
          {error}
        </p>
      ) : (
        ok && (
          <p className={css.ok} id={`${id}-note`}>
            <Icon shape={iconCheck} size="m" />
            {ok}
          </p>
        )
      )}
    </div>
  )
}

/** Parts the frame of a field from the attributes of its native control. */
export function partFrame<Props extends FieldFrame>(props: Props) {
  const { label, hint, error, ok, required, hideLabel, span, ...control } = props
  return { frame: { label, hint, error, ok, required, hideLabel, span }, control }
}
