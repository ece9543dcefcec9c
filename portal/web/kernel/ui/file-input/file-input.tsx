/** FileInput: a file chosen by a press or dropped on it, with words in the portal's language instead of the browser's. */
import type { ComponentProps, ReactElement } from 'react'
import { useState } from 'react'
import type { FieldFrame } from '../field/field.tsx'
import { Field, partFrame } from '../field/field.tsx'
import css from './file-input.module.css'

export type FileInputProps = FieldFrame &
  Omit<ComponentProps<'input'>, 'className' | 'style' | 'children' | 'type' | 'onChange'> & {
    chooseLabel: string
    /** Stands in the place of the name while there is no file. */
    noneLabel: string
    onFile: (file: File | undefined) => void
  }

export function FileInput(props: FileInputProps): ReactElement {
  const { frame, control } = partFrame(props)
  const { chooseLabel, noneLabel, onFile, id, ...input } = control
  const [name, setName] = useState<string>()
  return (
    <Field id={id} {...frame}>
      {(tied) => (
        <div className={css.place}>
          <span className={css.choose} aria-hidden="true">
            {chooseLabel}
          </span>
          <span className={css.name} aria-hidden="true">
            {name ?? noneLabel}
          </span>
          <input
            {...input}
            {...tied}
            type="file"
            className={css.input}
            onChange={({ target }) => {
              setName(target.files?.[0]?.name)
              onFile(target.files?.[0])
            }}
          />
        </div>
      )}
    </Field>
  )
}
