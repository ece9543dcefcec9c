/** When something is loaded or brought: a week, or a day with or without a time of day. */
import type { IsoWeek, LocalDate } from '@workspace/portal/contract'
import { addWeeks, dayOf, weekOf } from '@workspace/portal/contract'
import { DateField, readTime, Segmented, TypedTime, WeekField } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { When } from '../../contract/index.ts'
import { usePeatTexts } from '../texts/texts.ts'

export interface WhenValue {
  readonly by: 'week' | 'day'
  readonly week: IsoWeek | undefined
  readonly day: LocalDate | undefined
  /** `07:30`, empty, or what cannot be read. */
  readonly time: string
}

type WhenFault = 'week' | 'day' | 'time'

/** What is missing or cannot be read. */
export function whenFault({ by, week, day, time }: WhenValue): WhenFault | undefined {
  if (by === 'week') return week === undefined ? 'week' : undefined
  if (day === undefined) return 'day'
  return time.trim() !== '' && readTime(time) === undefined ? 'time' : undefined
}

/** As it is sent; undefined while something is missing or cannot be read. */
export function whenOf(value: WhenValue): (typeof When)['_zod']['output'] | undefined {
  const { by, week, day } = value
  if (whenFault(value) !== undefined) return undefined
  if (by === 'week') return week && { by, week }
  const time = readTime(value.time)
  return day && { by, day, ...(time !== undefined && { time }) }
}

/** Half a year ahead is planned in weeks; the week that stands is offered, too. */
const weeksAhead = 26

type WhenFieldsProps = {
  value: WhenValue
  onChange: (value: WhenValue) => void
  fault?: WhenFault | undefined
  /** What is planned anew is not planned for a day that has passed. */
  isAhead?: boolean
}

export function WhenFields({ value, onChange, fault, isAhead = false }: WhenFieldsProps): ReactElement {
  const texts = usePeatTexts('changes')
  const thisWeek = weekOf(dayOf(new Date()))
  const near = Array.from({ length: weeksAhead }, (_, ahead) => addWeeks(thisWeek, ahead))
  const weeks = value.week === undefined || near.includes(value.week) ? near : [value.week, ...near]
  const change = (changed: Partial<WhenValue>) => onChange({ ...value, ...changed })
  return (
    <>
      <Segmented
        label={texts.whenkind}
        value={value.by}
        onChange={(by) => change({ by })}
        options={[
          { value: 'week', label: texts.byweek },
          { value: 'day', label: texts.byday },
        ]}
      />
      {value.by === 'week' ? (
        <WeekField
          label={texts.week}
          layout="list"
          required
          weeks={weeks.map((week) => ({ week }))}
          value={value.week}
          onChange={(week) => change({ week })}
          error={fault === 'week' ? texts.chooseweek : undefined}
        />
      ) : (
        <>
          <DateField
            label={texts.day}
            required
            least={isAhead ? dayOf(new Date()) : undefined}
            value={value.day}
            onChange={(day) => change({ day })}
            error={fault === 'day' ? texts.chooseday : undefined}
          />
          <TypedTime
            label={texts.time}
            hint={texts.timehint}
            value={value.time}
            onChange={(time) => change({ time })}
            error={fault === 'time' ? texts.timeunreadable : undefined}
          />
        </>
      )}
    </>
  )
}
