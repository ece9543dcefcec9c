/** TimeField: a time of day as people write it. The browser's own would speak the browser's language: 07:00 AM. */
import type { ReactElement } from 'react'
import { Field, partFrame } from '../ui/field/field.tsx'
import box from '../ui/text-input/text-input.module.css'
import { useFieldTexts } from './field-texts.ts'
import type { ValueFieldProps } from './value-field.ts'
import { useWrittenField } from './value-field.ts'
import { readTime, writeTime } from './written-times.ts'

/** As the contract has it: `07:30`. */
type TimeFieldProps = ValueFieldProps<string>

export function TimeField(field: TimeFieldProps): ReactElement {
  const texts = useFieldTexts('values')
  const { frame } = partFrame(field)
  const value = readTime(field.value ?? '')
  const { error, input } = useWrittenField(field, value, {
    read: readTime,
    write: writeTime,
    unreadable: texts.timeunreadabletext,
  })
  return (
    <Field id={field.id} {...frame} hint={field.hint ?? texts.timeexampletext} error={error}>
      {(tied) => <input {...input} {...tied} inputMode="decimal" maxLength={5} className={box.input} />}
    </Field>
  )
}
