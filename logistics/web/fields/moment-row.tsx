/** A day and a time of day beside each other: the moment of an event, to be corrected. */
import type { LocalDate } from '@workspace/portal/contract'
import { momentAt } from '@workspace/portal/contract'
import { DateField, FieldGrid, readTime, TypedTime } from '@workspace/portal/web'
import type { ReactElement } from 'react'

export interface WrittenMoment {
  readonly day: LocalDate | undefined
  /** `07:30`, empty, or what cannot be read. */
  readonly time: string
}

/** As ISO text; undefined where day or time is missing or cannot be read. */
export function momentOf({ day, time }: WrittenMoment): string | undefined {
  const [hour, minute] = (readTime(time) ?? '').split(':').map(Number)
  if (day === undefined || hour === undefined || minute === undefined) return undefined
  return momentAt(day, hour, minute).toISOString()
}

type MomentRowProps = {
  labels: { readonly day: string; readonly time: string }
  value: WrittenMoment
  onChange: (value: WrittenMoment) => void
  error: string | undefined
}

export function MomentRow({ labels, value, onChange, error }: MomentRowProps): ReactElement {
  return (
    <FieldGrid>
      <DateField
        label={labels.day}
        hint=""
        span="half"
        value={value.day}
        onChange={(day) => onChange({ ...value, day })}
      />
      <TypedTime
        label={labels.time}
        hint=""
        span="half"
        value={value.time}
        onChange={(time) => onChange({ ...value, time })}
        error={error}
      />
    </FieldGrid>
  )
}
