/** When a swamp is open: for each day of the week from when until when, or not. */
import { Checkbox, GroupOfFields, TimeField } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { WeekHours } from '../../../contract/swamps/swamp.ts'
import { usePeatTexts } from '../../texts/texts.ts'
import css from '../choices.module.css'
import { useWeekdays } from './weekdays.ts'

const usual = { from: '07:00', to: '17:00' }

export type HoursFieldProps = {
  id: string
  name: string
  label: string
  error: string | undefined
  value: WeekHours | undefined
  onChange: (hours: WeekHours) => void
}

export function HoursField({ id, name, label, error, value = [], onChange }: HoursFieldProps): ReactElement {
  const texts = usePeatTexts('swamps')
  const { full } = useWeekdays()
  const change = (place: number, day: WeekHours[number]) =>
    onChange(value.map((each, at) => (at === place ? day : each)))
  return (
    <GroupOfFields id={id} label={label} error={error}>
      {full.map((weekday, place) => {
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
                      label={`${weekday}, ${texts[`open_${end}`]}`}
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
