/** SettingRow: a disabled field that reads as plain text, and the button, named after it, that opens it for writing. */
import type { KeyboardEvent, ReactElement } from 'react'
import { useEffect, useId, useRef } from 'react'
import { Button } from '../button/button.tsx'
import { FieldNote } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'
import { iconEdit, iconLock } from '../icon/more-shapes.ts'
import { Parted } from '../parted/parted.tsx'
import input from '../text-input/text-input.module.css'
import css from './setting-row.module.css'

/** The attributes of the input or select inside. */
export type SettingControl = {
  id: string
  className: string
  disabled: boolean
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  onKeyDown: (event: KeyboardEvent) => void
}

export type SettingRowProps = {
  id?: string | undefined
  label: string
  editing: boolean
  /** The value as it is read, whole, in lines; left out where it is not to be seen, as of a password. */
  shown?: string | undefined
  /** The button: its word, its whole name for screen readers (`Muokkaa: Sähköposti`), its press. Left out: no button. */
  edit?: { label: string; name: string; onEdit: () => void } | undefined
  /** Escape while editing: give the old value back and stop editing. */
  onRestore?: (() => void) | undefined
  /** Stands in the place of the button when there is none, as `Ei voi muuttaa`. */
  locked?: string | undefined
  /** A word beside the label of what is special about the value, as `Odottaa vahvistusta`. */
  changed?: string | undefined
  hint?: string | undefined
  error?: string | undefined
  /** One input or select with these attributes, the same element in both states. */
  children: (control: SettingControl) => ReactElement
}

export function SettingRow(props: SettingRowProps): ReactElement {
  const { label, editing, shown, edit, locked, changed, hint, error, children } = props
  const isRead = !editing && shown !== undefined
  const ownId = useId()
  const id = props.id ?? ownId
  const rowKeys = useRowFocus(id, props)
  const described = [editing && hint && `${id}-hint`, error && `${id}-note`].filter(Boolean).join(' ')
  return (
    <div className={css.row} data-editing={editing || undefined}>
      <label className={css.name} htmlFor={id}>
        {label}
        {changed && <span className={css.changed}>{` · ${changed}`}</span>}
      </label>
      <div className={css.value}>
        {editing && hint && (
          <p className={css.hint} id={`${id}-hint`}>
            {hint}
          </p>
        )}
        {isRead && (
          <span className={css.shown} aria-hidden>
            <Parted>{shown === '' ? '–' : shown}</Parted>
          </span>
        )}
        {children({
          id,
          className: editing ? `${input.input}` : `${isRead ? css.under : css.plain}`,
          disabled: !editing,
          'aria-describedby': described || undefined,
          'aria-invalid': error ? true : undefined,
          onKeyDown: rowKeys,
        })}
        <FieldNote id={id} error={error} />
      </div>
      {edit ? (
        <span className={css.act}>
          <Button
            variant="secondary"
            size="s"
            icon={iconEdit}
            id={`${id}-edit`}
            aria-label={edit.name}
            onClick={edit.onEdit}
          >
            {edit.label}
          </Button>
        </span>
      ) : (
        locked && (
          <span className={css.locked}>
            <Icon shape={iconLock} size="s" />
            {locked}
          </span>
        )
      )}
    </div>
  )
}

/** Opening moves the focus into the field; Escape moves it back to the button, since a disabled field cannot keep it. */
function useRowFocus(id: string, { editing, onRestore }: SettingRowProps) {
  const was = useRef(editing)
  const escaped = useRef(false)
  useEffect(() => {
    if (editing && !was.current) document.getElementById(id)?.focus()
    if (!editing && escaped.current) document.getElementById(`${id}-edit`)?.focus()
    was.current = editing
    escaped.current = false
  }, [editing, id])
  return (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !editing || onRestore === undefined) return
    event.preventDefault()
    escaped.current = true
    onRestore()
  }
}
