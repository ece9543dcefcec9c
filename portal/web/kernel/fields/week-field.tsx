/** WeekField: one of the weeks on offer, with its days and how full it is. TypedWeekField: any week, as people write it. */
import type { ReactElement } from 'react'
import { useId } from 'react'
import { IsoWeek } from '../../../contract/amounts/local-date.ts'
import { formatWeek, formatWeekDays } from '../texts/amounts.ts'
import { useLanguage } from '../texts/index.ts'
import { Field, FieldNote, partFrame } from '../ui/field/field.tsx'
import { Select } from '../ui/index.ts'
import group from '../ui/radio-group/radio-group.module.css'
import box from '../ui/text-input/text-input.module.css'
import { useFieldTexts } from './field-texts.ts'
import type { ValueFieldProps } from './value-field.ts'
import { useWrittenField, valueIn } from './value-field.ts'
import css from './week-field.module.css'
import { readWeek, writeWeek } from './written-weeks.ts'

export type WeekState = 'free' | 'few' | 'full' | 'closed'

export type OfferedWeek = {
  readonly week: IsoWeek
  readonly state?: WeekState | undefined
  /** How much of its room is taken, and by what is entered now; in words for everybody. */
  readonly room?: WeekRoom | undefined
}

interface WeekRoom {
  readonly taken: number
  readonly adding: number
  readonly most: number
  readonly text: string
}

export type WeekFieldProps = ValueFieldProps<IsoWeek> & {
  /** In their order. Full and closed ones are shown and cannot be chosen. */
  weeks: readonly OfferedWeek[]
  /** Cards of native radios; the device's own list where there are more than a handful. */
  layout?: 'cards' | 'list' | undefined
}

export function WeekField({ layout = 'cards', ...props }: WeekFieldProps): ReactElement {
  return layout === 'cards' ? <WeekCards {...props} /> : <WeekList {...props} />
}

function isTaken({ state }: OfferedWeek): boolean {
  return state === 'full' || state === 'closed'
}

function WeekCards({ weeks, ...props }: WeekFieldProps) {
  const texts = useFieldTexts('values')
  const { language } = useLanguage()
  const ownName = useId()
  const ownId = useId()
  const { id = ownId, name = ownName, value, onChange, onBlur, ref, required, disabled, error } = props
  const described = [props.hint && `${id}-hint`, error && `${id}-note`].filter(Boolean).join(' ')
  const focused = weeks.find(({ week }) => week === value) ?? weeks.find((each) => !isTaken(each))
  return (
    <fieldset id={id} className={group.group} aria-describedby={described || undefined} data-span={props.span}>
      <legend className={props.hideLabel ? 'visually-hidden' : group.legend} data-required={required || undefined}>
        {props.label}
      </legend>
      {props.hint && (
        <p className={group.hint} id={`${id}-hint`}>
          {props.hint}
        </p>
      )}
      <div className={css.weeks}>
        {weeks.map((each) => (
          <label key={each.week} className={css.week} data-state={each.state}>
            <input
              type="radio"
              ref={each === focused ? ref : undefined}
              name={name}
              value={each.week}
              checked={each.week === value}
              required={required}
              disabled={disabled || (isTaken(each) && each.week !== value)}
              onChange={() => onChange(each.week)}
              onBlur={onBlur}
            />
            <strong>{formatWeek(each.week, language)}</strong> <span>{formatWeekDays(each.week, language)}</span>{' '}
            {each.room && <RoomBar room={each.room} />}
            {each.state && <span className={css.state}>{texts[`weekstate_${each.state}`]}</span>}
          </label>
        ))}
      </div>
      <FieldNote id={id} error={error} />
    </fieldset>
  )
}

function RoomBar({ room: { taken, adding, most, text } }: { room: WeekRoom }) {
  const share = (part: number) => `${most === 0 ? 0 : Math.min(100, (part * 100) / most)}`
  const [before, added] = [Number(share(taken)), Number(share(adding))]
  return (
    <span className={css.room}>
      <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        <rect className={css.whole} width="100" height="6" />
        <rect className={css.taken} width={before} height="6" />
        <rect className={css.adding} x={before} width={Math.min(added, 100 - before)} height="6" />
      </svg>
      {text}
    </span>
  )
}

function WeekList({ weeks, value, onChange, ...props }: WeekFieldProps) {
  const texts = useFieldTexts('values')
  const { language } = useLanguage()
  const words = ({ week, state }: OfferedWeek) =>
    [formatWeek(week, language), formatWeekDays(week, language), state && texts[`weekstate_${state}`]]
      .filter(Boolean)
      .join(', ')
  return (
    <Select
      {...props}
      value={value ?? ''}
      onChange={({ target }) => onChange(weeks.find(({ week }) => week === target.value)?.week)}
    >
      <option value="">{texts.chooseweek}</option>
      {weeks.map((each) => (
        <option key={each.week} value={each.week} disabled={isTaken(each) && each.week !== value}>
          {words(each)}
        </option>
      ))}
    </Select>
  )
}

/** Says the days of the week that it has read. */
export function TypedWeekField(props: ValueFieldProps<IsoWeek>): ReactElement {
  const texts = useFieldTexts('values')
  const { language } = useLanguage()
  const { frame } = partFrame(props)
  const week = valueIn(IsoWeek, props.value)
  const { error, input } = useWrittenField(props, week, {
    read: (text) => readWeek(text, new Date()),
    write: (written) => writeWeek(written, language, new Date()),
    unreadable: texts.weekunreadabletext,
  })
  const days = week && formatWeekDays(week, language)
  return (
    <Field id={props.id} {...frame} hint={props.hint ?? texts.weekexampletext} error={error} ok={days}>
      {(tied) => <input {...input} {...tied} className={box.input} />}
    </Field>
  )
}
