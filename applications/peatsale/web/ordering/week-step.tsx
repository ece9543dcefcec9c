/** The week that an order is wished for. */
import { IsoWeek } from '@workspace/portal/contract'
import { Button, Card, Stack, useDateFormat, WeekField } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { WeekRoom } from '../../contract/orders/order.ts'
import { usePeatTexts } from '../texts/texts.ts'
import type { StepProps } from './order-steps.tsx'

type Weeks = readonly (typeof WeekRoom)['_zod']['output'][]
/** So many weeks stand there at first: more are seldom wished for. */
const weeksShown = 6

export function WeekStep({ values, set, errorOf, idOf, weeks }: StepProps & { weeks: Weeks }): ReactElement {
  const texts = usePeatTexts('ordering')
  const { day } = useDateFormat()
  const [showsAll, setShowsAll] = useState(false)
  const { wish } = values
  const week = wish?.by === 'week' ? IsoWeek.parse(wish.week) : undefined
  const later = weeks.slice(weeksShown)
  const isLate = later.some((each) => each.week === week)
  const shown = showsAll || isLate ? weeks : weeks.slice(0, weeksShown)
  // The button goes: whoever pressed it goes on from the first week that it brought.
  const showAll = () => {
    flushSync(() => setShowsAll(true))
    const fields = later.map((each) => `[id="${idOf('week')}"] input[value="${each.week}"]:enabled`)
    document.querySelector<HTMLInputElement>(fields.join())?.focus()
  }
  return (
    <Card heading={texts.when}>
      <Stack>
        <WeekField
          id={idOf('week')}
          label={texts.week}
          required
          hint={wish?.by === 'days' ? texts.wishdays({ from: day(wish.earliest), to: day(wish.latest) }) : undefined}
          weeks={shown.map(({ week: each, room }) => ({ week: each, state: room }))}
          value={week}
          error={errorOf('week')}
          onChange={(chosen) =>
            set({ wish: chosen === undefined ? null : { by: 'week', week: IsoWeek.parse(chosen) } })
          }
        />
        {shown.length < weeks.length && (
          <Button variant="quiet" onClick={showAll}>
            {texts.laterweeks}
          </Button>
        )}
      </Stack>
    </Card>
  )
}
