/** A truck that is not in the queue: the load that it comes for is looked for among the swamp's others. */
import type { AnswerOf } from '@workspace/portal/contract'
import { dayOf, weekOf } from '@workspace/portal/contract'
import {
  Chip,
  EmptyState,
  iconPhone,
  iconTruck,
  LinkButton,
  MissingAnswer,
  Stack,
  useAnswer,
  useDateFormat,
  useNow,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { readLoaderDay } from '../../contract/loading/calls.ts'
import { searchLoads } from '../../contract/loads/calls.ts'
import type { LoadRow } from '../../contract/loads/load-row.ts'
import { useName, useQuantity } from '../lists/quantities.ts'
import { usePeatTexts } from '../texts/texts.ts'
import css from './loading.module.css'
import { queueAddress } from './places.ts'

type Day = AnswerOf<typeof readLoaderDay>

const asked = { sort: 'slot', direction: 'asc', limit: 50 } as const

export function OtherTruck({ day }: { day: Day }): ReactElement {
  const texts = usePeatTexts('field')
  const thisWeek = weekOf(dayOf(useNow()))
  const swamp = day.swamp.id
  const given = useAnswer(searchLoads, { ...asked, swamp, state: 'assigned' })
  const others = useAnswer(searchLoads, { ...asked, swamp, state: 'unassigned' })
  if (!given.data || !others.data) return <MissingAnswer of={[given, others]} />
  const queued = new Set(day.queue.map(({ id }) => id))
  const loads = [...given.data.rows, ...others.data.rows].filter(({ id }) => !queued.has(id))
  const office = <CallOffice telephone={day.office} />
  if (loads.length === 0) {
    return (
      <EmptyState icon={iconTruck} title={texts.noloads} action={office}>
        <p>{texts.noloadstext}</p>
      </EmptyState>
    )
  }
  return (
    <Stack>
      <h2>{texts.whichload}</h2>
      <p>{texts.whichloadtext}</p>
      <ul className={css.tiles}>
        {nearest(loads, thisWeek).map((load) => (
          <li key={load.id}>
            <LoadTile load={load} href={`#${queueAddress(swamp, load.id)}`} />
          </li>
        ))}
      </ul>
      {office}
    </Stack>
  )
}

/** Loads of this week first, then what is nearest to it. */
function nearest(loads: readonly LoadRow[], thisWeek: string): readonly LoadRow[] {
  const key = ({ week, day, number }: LoadRow) => `${week === thisWeek ? 0 : 1} ${week} ${day ?? ''} ${number}`
  return loads.toSorted((one, other) => (key(one) < key(other) ? -1 : 1))
}

function LoadTile({ load, href }: { load: LoadRow; href: string }): ReactElement {
  const quantity = useQuantity()
  const name = useName()
  const { when } = useDateFormat()
  const { customer, number, planned, product, unit, vehicle } = load
  return (
    <a className={css.tile} href={href}>
      <span className={css.head}>
        <strong className={vehicle ? css.plate : css.noplate}>{vehicle?.plate ?? customer}</strong>
        <span className={css.amount}>{quantity(planned, unit)}</span>
      </span>
      <span>{[name(product), vehicle ? customer : ''].filter(Boolean).join(', ')}</span>
      <span className={css.foot}>
        {when(load) !== '' && <Chip tone="rest">{when(load)}</Chip>}
        <span>{number}</span>
      </span>
    </a>
  )
}

function CallOffice({ telephone }: { telephone: string }): ReactElement | null {
  const texts = usePeatTexts('field')
  if (telephone === '') return null
  return (
    <LinkButton variant="secondary" size="l" block icon={iconPhone} href={`tel:${telephone.replaceAll(' ', '')}`}>
      {texts.calloffice}
    </LinkButton>
  )
}
