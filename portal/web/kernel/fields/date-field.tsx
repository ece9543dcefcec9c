/** DateField: a day as people write it, with the device's own calendar beside it. */
import type { ReactElement } from 'react'
import { useRef } from 'react'
import { LocalDate } from '../../../contract/amounts/local-date.ts'
import { noonOf } from '../calendar/finnish-time.ts'
import { formatDate, useLanguage } from '../texts/index.ts'
import { Field, partFrame } from '../ui/field/field.tsx'
import { Button, iconCalendar } from '../ui/index.ts'
import box from '../ui/text-input/text-input.module.css'
import css from './date-field.module.css'
import { useFieldTexts } from './field-texts.ts'
import type { ValueFieldProps } from './value-field.ts'
import { useWrittenField, valueIn } from './value-field.ts'
import { readDayFrom } from './written-weeks.ts'

export type DateFieldProps = ValueFieldProps<LocalDate> & {
  /** The first day that will do; a day written without its year is not taken for an earlier one. */
  least?: LocalDate | undefined
  most?: LocalDate | undefined
}

export function DateField({ least, most, ...field }: DateFieldProps): ReactElement {
  const texts = useFieldTexts('values')
  const { language } = useLanguage()
  const { frame } = partFrame(field)
  const written = (day: LocalDate) => formatDate(noonOf(day), language)
  const value = valueIn(LocalDate, field.value)
  const { error, input, put } = useWrittenField(field, value, {
    read: (text) => readDayFrom(text, new Date(), least),
    write: written,
    unreadable: texts.dayunreadabletext,
    faultOf: (day) => {
      if (least !== undefined && day < least) return texts.notbeforetext({ day: written(least) })
      return most !== undefined && day > most ? texts.notaftertext({ day: written(most) }) : undefined
    },
  })
  return (
    <Field id={field.id} {...frame} hint={field.hint ?? texts.dayexampletext} error={error}>
      {(tied) => (
        <>
          <input {...input} {...tied} className={box.input} />
          <Calendar
            label={texts.choosefromcalendar({ label: field.label })}
            value={value}
            onChoose={put}
            {...{ least, most, disabled: field.disabled }}
          />
        </>
      )}
    </Field>
  )
}

type CalendarProps = {
  label: string
  value: LocalDate | undefined
  least: LocalDate | undefined
  most: LocalDate | undefined
  disabled: boolean | undefined
  onChoose: (day: LocalDate) => void
}

/** The native input stands unseen under the button, so that its calendar opens there; the text is written beside it. */
function Calendar({ label, value, least, most, disabled, onChoose }: CalendarProps) {
  const native = useRef<HTMLInputElement>(null)
  return (
    <span className={css.calendar}>
      <input
        ref={native}
        type="date"
        className={css.native}
        tabIndex={-1}
        aria-hidden="true"
        value={value ?? ''}
        min={least}
        max={most}
        onChange={({ target }) => {
          const day = LocalDate.safeParse(target.value)
          if (day.success) onChoose(day.data)
        }}
      />
      <Button
        variant="secondary"
        icon={iconCalendar}
        hideLabel
        disabled={disabled}
        onClick={() => native.current?.showPicker()}
      >
        {label}
      </Button>
    </span>
  )
}
