/** A driver's day: the next load large, with the press that it waits for, then those after it. */
import type { AnswerOf } from '@workspace/portal/contract'
import { dayOf } from '@workspace/portal/contract'
import {
  EmptyState,
  FailedList,
  FieldPage,
  formatDate,
  formatTime,
  iconCheck,
  iconPhone,
  iconTruck,
  LinkButton,
  LoadingList,
  NextCard,
  Stack,
  useAnswer,
  useLanguage,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { readDriverDay } from '../../contract/driving/calls.ts'
import { useName, useQuantity } from '../parts/quantities.ts'
import { LoadChip } from '../parts/state-chip.tsx'
import { useNow } from '../parts/use-now.ts'
import { usePeatTexts } from '../texts/texts.ts'
import { CallsAndMaps } from './calls-and-maps.tsx'
import css from './driving.module.css'
import { isAhead } from './next-step.ts'
import { StatePress } from './state-press.tsx'

type Day = AnswerOf<typeof readDriverDay>
type OwnLoad = Day['loads'][number]

export function DriverDayScreen(): ReactElement {
  const texts = usePeatTexts('driving')
  const { language } = useLanguage()
  const now = useNow()
  const { data, error, refetch } = useAnswer(readDriverDay, { day: dayOf(now) })
  const plate = data?.vehicle?.plate ?? data?.loads.find(({ vehicle }) => vehicle)?.vehicle?.plate ?? ''
  return (
    <FieldPage
      heading={texts.today}
      text={[formatDate(now, language), plate].filter(Boolean).join(', ')}
      back={{ href: '#/peatsale', label: texts.tostart }}
    >
      {data ? (
        <Loads day={data} />
      ) : error ? (
        <FailedList answer={error.reason} retry={() => void refetch()} />
      ) : (
        <LoadingList />
      )}
    </FieldPage>
  )
}

/** What is under way comes before what is due. */
function inOrder(loads: Day['loads']): Day['loads'] {
  return loads.toSorted((one, other) => Number(one.state === 'assigned') - Number(other.state === 'assigned'))
}

function Loads({ day }: { day: Day }): ReactElement {
  const texts = usePeatTexts('driving')
  const [next, ...later] = inOrder(day.loads.filter(isAhead))
  const rest = day.loads.filter((load) => !isAhead(load))
  const office = <CallOffice telephone={day.office} />
  return (
    <Stack>
      {next ? (
        <Next load={next} />
      ) : (
        <EmptyState
          icon={rest.length > 0 ? iconCheck : iconTruck}
          title={rest.length > 0 ? texts.alldone : texts.none}
          action={office}
        >
          <p>{texts.nonetext}</p>
        </EmptyState>
      )}
      <Tiles heading={texts.later} loads={later} />
      <Tiles heading={texts.done({ count: rest.length })} loads={rest} />
      {next && office}
    </Stack>
  )
}

function CallOffice({ telephone }: { telephone: string }): ReactElement | null {
  const texts = usePeatTexts('driving')
  if (telephone === '') return null
  return (
    <LinkButton variant="secondary" size="l" block icon={iconPhone} href={`tel:${telephone.replaceAll(' ', '')}`}>
      {texts.calloffice}
    </LinkButton>
  )
}

/** From where to where; the customer where the place has no name. */
function useRoute(): (load: OwnLoad) => string {
  const { route } = usePeatTexts('work')
  return ({ swamp, site, customer }) =>
    swamp && site ? route({ from: swamp.name, to: site.city || site.name }) : (site?.name ?? customer)
}

function Next({ load }: { load: OwnLoad }): ReactElement {
  const texts = usePeatTexts('driving')
  const quantity = useQuantity()
  const name = useName()
  const route = useRoute()
  const { language } = useLanguage()
  const { customer, loaded, number, planned, product, queue, slotFrom, state, unit } = load
  const due = slotFrom === null ? texts.next : texts.nextat({ time: formatTime(new Date(slotFrom), language) })
  return (
    <NextCard kicker={state === 'assigned' ? due : texts.underway} mark={number} heading={route(load)}>
      <p className={css.goods}>
        <strong>{quantity(loaded ?? planned, unit)}</strong> {`${name(product)}, ${customer}`}
      </p>
      {queue !== null && <p>{queue === 0 ? texts.noqueue : texts.queue({ trucks: queue })}</p>}
      <StatePress load={load} />
      <CallsAndMaps load={load} />
      <LinkButton variant="secondary" size="l" block href={`#/peatsale/driving/${load.id}`}>
        {texts.openload}
      </LinkButton>
    </NextCard>
  )
}

function Tiles({ heading, loads }: { heading: string; loads: Day['loads'] }): ReactElement | null {
  const quantity = useQuantity()
  const route = useRoute()
  const { language } = useLanguage()
  if (loads.length === 0) return null
  return (
    <section aria-label={heading}>
      <h2>{heading}</h2>
      <ul className={css.tiles}>
        {loads.map((load) => (
          <li key={load.id}>
            <a className={css.tile} href={`#/peatsale/driving/${load.id}`}>
              <span className={css.head}>
                <strong>{load.slotFrom === null ? load.number : formatTime(new Date(load.slotFrom), language)}</strong>
                <strong>{quantity(load.delivered ?? load.loaded ?? load.planned, load.unit)}</strong>
              </span>
              <span>{`${route(load)}, ${load.customer}`}</span>
              <span>
                <LoadChip state={load.state} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
