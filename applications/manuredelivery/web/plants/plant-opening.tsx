/** Whether a plant is open on a day: a warning where one plans, one line where one drives there. */
import type { LocalDate } from '@workspace/portal/contract'
import { addDays, dayOf } from '@workspace/portal/contract'
import { Notice, useAnswer, useDateFormat } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { readPlant } from '../../contract/plants/calls.ts'
import { openingOn, rangesOf } from '../../contract/plants/opening.ts'
import { useManureTexts } from '../texts/texts.ts'
import { useWrittenRange } from './use-written-range.ts'

type At = {
  /** Empty while none is chosen. */
  plant: string
  day: LocalDate | null | undefined
}

function useOpening({ plant, day }: At) {
  const { data } = useAnswer(readPlant, { id: plant as never }, { enabled: plant !== '' && Boolean(day) })
  return data === undefined || !day ? undefined : openingOn(data.plant, day)
}

export function ClosedNotice(at: At): ReactElement | null {
  const texts = useManureTexts('warnings')
  const { weekday } = useDateFormat()
  if (useOpening(at) !== null || !at.day) return null
  return <Notice tone="warn" title={texts.plantclosed({ day: weekday(at.day) })} />
}

/** The days until then on which the plant is closed, and a warning for the chosen one. */
export function ClosedAhead(at: At): ReactElement | null {
  const texts = useManureTexts('warnings')
  const written = useWrittenRange()
  const { data } = useAnswer(readPlant, { id: at.plant as never }, { enabled: at.plant !== '' })
  const today = dayOf(new Date())
  const until = addDays(today, daysShown)
  const ahead = data?.plant.closedDays.filter((day) => day >= today && day <= until) ?? []
  return (
    <>
      <ClosedNotice {...at} />
      {ahead.length > 0 && <p>{texts.closedahead({ days: rangesOf(ahead).map(written).join(', ') })}</p>}
    </>
  )
}

const daysShown = 60

/** For who goes there: the hours of that day, or that it is closed. */
export function OpeningLine({ name, ...at }: At & { name: string }): ReactElement | null {
  const texts = useManureTexts('warnings')
  const { isToday, weekday } = useDateFormat()
  const opening = useOpening(at)
  if (opening === undefined || !at.day) return null
  const day = isToday(at.day) ? texts.today : weekday(at.day)
  if (opening === null) return <Notice tone="warn" title={texts.closedon({ name, day })} />
  return <p>{texts.openon({ name, day, from: clock(opening.from), to: clock(opening.to) })}</p>
}

/** `07:00` as `7`, `15:30` as `15.30`. */
function clock(time: string): string {
  const [hour, minute] = time.split(':')
  return minute === '00' ? String(Number(hour)) : `${Number(hour)}.${minute}`
}
