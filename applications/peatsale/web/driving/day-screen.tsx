/** A driver's day: the next load large, with the press that it waits for, then those after it. */
import type { AnswerOf, LocalDate } from '@workspace/portal/contract'
import { dayOf } from '@workspace/portal/contract'
import {
  BottomBar,
  EmptyState,
  FieldPage,
  iconCheck,
  iconDoc,
  iconList,
  iconPhone,
  iconPlus,
  iconTruck,
  LinkButton,
  MissingAnswer,
  NextCard,
  Stack,
  useAddress,
  useAnswer,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { readDriverDay } from '../../contract/driving/calls.ts'
import { isOfEarlierDay } from '../../contract/loads/planned-day.ts'
import { readStart } from '../../contract/start/calls.ts'
import { useMoments } from '../parts/moments.ts'
import { useName, useQuantity } from '../parts/quantities.ts'
import { onlyFor } from '../parts/role-only.tsx'
import { LoadChip } from '../parts/state-chip.tsx'
import { Truck } from '../parts/truck.tsx'
import { looksAgain, useFreshness } from '../parts/use-freshness.ts'
import { useNow } from '../parts/use-now.ts'
import { usePeatTexts } from '../texts/texts.ts'
import { CallsAndMaps } from './calls-and-maps.tsx'
import css from './driving.module.css'
import { isAhead } from './next-step.ts'
import { OrderView } from './order-view.tsx'
import { StatePress } from './state-press.tsx'
import { VehicleView } from './vehicle-view.tsx'
import { waybillOf } from './waybill-view.tsx'

type Day = AnswerOf<typeof readDriverDay>
type OwnLoad = Day['loads'][number]

const day = '#/peatsale/driving'

export const DriverDayScreen = onlyFor(['driver', 'carrierLead'], DriverDay)

function DriverDay(): ReactElement {
  const texts = usePeatTexts('driving')
  const { weekday } = useMoments()
  const { query } = useAddress()
  const today = dayOf(useNow())
  const read = useAnswer(readDriverDay, { day: today }, looksAgain)
  const { data } = read
  const start = useAnswer(readStart, {})
  const view = viewOf(query.get('view'), start.data?.mayOrder === true)
  const plate = data?.loads.find(({ vehicle }) => vehicle)?.vehicle?.plate ?? data?.vehicle?.plate ?? ''
  const back = { href: '#/peatsale', label: texts.tostart }
  return (
    <FieldPage
      key={view}
      heading={{ day: texts.today, vehicle: texts.vehicle, order: texts.ordertitle }[view]}
      text={[weekday(today), plate].filter(Boolean).join(', ')}
      back={view === 'day' ? back : { href: day, label: texts.totoday }}
      status={useFreshness(read)}
      bottom={<Places view={view} mayOrder={start.data?.mayOrder === true} />}
    >
      {data && (view !== 'vehicle' || start.data) ? (
        <Content view={view} of={data} today={today} carrier={start.data?.carrier?.id ?? ''} />
      ) : (
        <MissingAnswer of={[read, start]} />
      )}
    </FieldPage>
  )
}

type View = 'day' | 'vehicle' | 'order'

function viewOf(asked: string | null, mayOrder: boolean): View {
  if (asked === 'order' && mayOrder) return 'order'
  return asked === 'vehicle' ? 'vehicle' : 'day'
}

function Places({ view, mayOrder }: { view: View; mayOrder: boolean }): ReactElement {
  const texts = usePeatTexts('driving')
  const at = (place: View) => ({ href: place === 'day' ? day : `${day}?view=${place}`, current: view === place })
  return (
    <BottomBar
      label={texts.places}
      places={[
        { ...at('day'), label: texts.today, icon: iconList },
        { ...at('vehicle'), label: texts.vehicle, icon: iconTruck },
        mayOrder ? { ...at('order'), label: texts.ordering, icon: iconPlus } : undefined,
      ]}
    />
  )
}

interface OfToday {
  readonly of: Day
  readonly today: LocalDate
}

function Content({ view, of, today, carrier }: OfToday & { view: View; carrier: string }): ReactElement {
  const texts = usePeatTexts('driving')
  if (view === 'order') return <OrderView customers={[...new Set(of.loads.map(({ customer }) => customer))]} />
  if (view === 'day') return <Loads of={of} today={today} />
  const ahead = of.loads.filter(({ commands }) => commands.includes('takeVehicle'))
  if (ahead.length > 0) return <VehicleView loads={ahead} carrier={carrier} after="/peatsale/driving" />
  return (
    <EmptyState icon={iconTruck} title={texts.nothingtoload}>
      <p>{texts.nothingtoloadtext}</p>
    </EmptyState>
  )
}

function Loads({ of, today }: OfToday): ReactElement {
  const texts = usePeatTexts('driving')
  const [next, ...then] = of.loads.filter(isAhead)
  const earlier = then.filter((load) => isOfEarlierDay(load, today))
  const rest = of.loads.filter((load) => !isAhead(load))
  const office = <CallOffice telephone={of.office} />
  return (
    <Stack>
      {next ? (
        <Next load={next} today={today} />
      ) : (
        <EmptyState
          icon={rest.length > 0 ? iconCheck : iconTruck}
          title={rest.length > 0 ? texts.alldone : texts.none}
          action={office}
        >
          <p>{texts.nonetext}</p>
        </EmptyState>
      )}
      <Tiles heading={texts.later} loads={then.filter((load) => !earlier.includes(load))} today={today} />
      <Tiles heading={texts.earlier} loads={earlier} today={today} />
      <Tiles heading={texts.done({ count: rest.length })} loads={rest} today={today} />
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

/** When the loading is, or was, of a load that has not been begun. */
function useDue(today: LocalDate): (load: OwnLoad) => string {
  const texts = usePeatTexts('driving')
  const { soon, time } = useMoments()
  return (load) => {
    if (isOfEarlierDay(load, today)) return texts.nextwas({ when: soon(load) })
    return load.slotFrom === null ? texts.next : texts.nextat({ time: time(load.slotFrom) })
  }
}

function Next({ load, today }: { load: OwnLoad; today: LocalDate }): ReactElement {
  const texts = usePeatTexts('driving')
  const quantity = useQuantity()
  const name = useName()
  const route = useRoute()
  const due = useDue(today)
  const { customer, loaded, number, planned, product, queue, state, unit } = load
  return (
    <NextCard kicker={state === 'assigned' ? due(load) : texts.underway} mark={number} heading={route(load)}>
      <p className={css.goods}>
        <strong>{quantity(loaded ?? planned, unit)}</strong> {`${name(product)}, ${customer}`}
      </p>
      {load.vehicle && unit === 'm3' && <Truck boxes={load.vehicle.boxes} amount={loaded ?? 0} />}
      {queue !== null && <p>{queue === 0 ? texts.noqueue : texts.queue({ trucks: queue })}</p>}
      <StatePress load={load} />
      <CallsAndMaps load={load} />
      <div className={css.pair}>
        <LinkButton variant="secondary" size="l" href={`${day}/${load.id}`}>
          {texts.openload}
        </LinkButton>
        {waybillOf(load) && (
          <LinkButton variant="secondary" size="l" icon={iconDoc} href={`${day}/${load.id}?view=waybill`}>
            {texts.waybill}
          </LinkButton>
        )}
        {load.vehicle === null && load.commands.includes('takeVehicle') && (
          <LinkButton variant="secondary" size="l" icon={iconTruck} href={`${day}?view=vehicle`}>
            {texts.choosevehicle}
          </LinkButton>
        )}
      </div>
    </NextCard>
  )
}

function Tiles(props: { heading: string; loads: OwnLoad[]; today: LocalDate }): ReactElement | null {
  const { heading, loads, today } = props
  const quantity = useQuantity()
  const route = useRoute()
  const { soon, time } = useMoments()
  const slot = (load: OwnLoad) => (load.slotFrom === null ? load.number : time(load.slotFrom))
  if (loads.length === 0) return null
  return (
    <section aria-label={heading}>
      <h2>{heading}</h2>
      <ul className={css.tiles}>
        {loads.map((load) => (
          <li key={load.id}>
            <a className={css.tile} href={`${day}/${load.id}`}>
              <span className={css.head}>
                <strong>{isOfEarlierDay(load, today) ? soon(load) : slot(load)}</strong>
                <strong>{quantity(load.delivered ?? load.loaded ?? load.planned, load.unit)}</strong>
              </span>
              <span>{`${route(load)}, ${load.customer}`}</span>
              <span>
                <LoadChip state={load.state} arrived={load.arrived} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
