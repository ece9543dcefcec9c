/** Days on which a plant is closed besides its hours: holidays and maintenance, a day or several at a time. */
import type { LocalDate } from '@workspace/portal/contract'
import { addDays, dayOf, daysBetween } from '@workspace/portal/contract'
import { Button, Cluster, DateField, FirstAndLastDay, GroupOfFields } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import { rangesOf } from '../../contract/plants/opening.ts'
import { useManureTexts } from '../texts/texts.ts'
import { useWrittenRange } from './use-written-range.ts'

type ClosedDaysFieldProps = {
  id: string
  label: string
  error: string | undefined
  value: readonly LocalDate[] | undefined
  onChange: (days: LocalDate[]) => void
}

/** A longer stop is entered in parts: a slip of the year would fill the list. */
const longest = 31

export function ClosedDaysField({ id, label, error, value = [], onChange }: ClosedDaysFieldProps): ReactElement {
  const texts = useManureTexts('registers')
  const written = useWrittenRange()
  const [from, setFrom] = useState<LocalDate>()
  const [to, setTo] = useState<LocalDate>()
  const days = daysFrom(from, to)
  const ranges = rangesOf(value)
  function add() {
    if (days.length === 0) return
    onChange([...new Set([...value, ...days])].toSorted())
    setFrom(undefined)
    setTo(undefined)
  }
  return (
    <GroupOfFields id={id} label={label} hint={texts.closedhint} error={error}>
      {ranges.map((range) => (
        <Cluster key={range.from} align="between">
          <span>{written(range)}</span>
          <Button
            size="s"
            variant="secondary"
            aria-label={texts.removeclosedof({ days: written(range) })}
            onClick={() => onChange(value.filter((day) => day < range.from || day > range.to))}
          >
            {texts.removeclosed}
          </Button>
        </Cluster>
      ))}
      <Cluster align="end">
        <FirstAndLastDay>
          <DateField
            label={texts.closedfrom}
            hint=""
            required={false}
            value={from}
            least={today()}
            onChange={setFrom}
          />
          <DateField label={texts.closedto} hint="" required={false} value={to} least={from} onChange={setTo} />
        </FirstAndLastDay>
        <Button variant="secondary" aria-disabled={days.length === 0 || undefined} onClick={add}>
          {texts.addclosed}
        </Button>
      </Cluster>
    </GroupOfFields>
  )
}

const today = () => dayOf(new Date())

/** A single day where no last one is given; none while they are the wrong way round. */
function daysFrom(from: LocalDate | undefined, to: LocalDate | undefined): LocalDate[] {
  if (from === undefined) return []
  const more = to === undefined ? 0 : daysBetween(from, to)
  return more < 0 || more >= longest ? [] : Array.from({ length: more + 1 }, (_, at) => addDays(from, at))
}
