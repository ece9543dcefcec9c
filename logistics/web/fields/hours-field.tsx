/** When a place is open: for each day of the week from when until when, or not. */
import { Checkbox, GroupOfFields, TimeField } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import css from './hours-field.module.css'

type Day = { from: string; to: string } | null
const usual = { from: '07:00', to: '17:00' }

export type HoursFieldProps = {
  id: string
  name: string
  label: string
  error: string | undefined
  /** From Monday. */
  weekdays: readonly string[]
  words: { readonly from: string; readonly to: string }
  value: readonly Day[] | undefined
  onChange: (hours: Day[]) => void
}

export function HoursField(props: HoursFieldProps): ReactElement {
  const { id, name, label, error, weekdays, words, value = [], onChange } = props
  const change = (place: number, day: Day) => onChange(value.map((each, at) => (at === place ? day : each)))
  return (
    <GroupOfFields id={id} label={label} error={error}>
      {weekdays.map((weekday, place) => {
        const day = value[place] ?? null
        return (
          <div key={weekday} className={css.row}>
            <div className={css.day}>
              <Checkbox
                name={name}
                label={weekday}
                checked={day !== null}
                onChange={({ target }) => change(place, target.checked ? (value.find(Boolean) ?? usual) : null)}
              />
            </div>
            {day !== null && (
              <div className={css.clocks}>
                {(['from', 'to'] as const).map((end) => (
                  <div key={end} className={css.clock}>
                    <TimeField
                      name={name}
                      hideLabel
                      hint=""
                      label={`${weekday}, ${words[end]}`}
                      value={day[end]}
                      onChange={(time) => change(place, { ...day, [end]: time ?? '' })}
                    />
                  </div>
                ))}
              </div>
            )}
          </div>
        )
      })}
    </GroupOfFields>
  )
}
