/** A driver's day: the next load large, with the press that it waits for, then those after it. */
import { looksAgain, useFreshness } from '@workspace/logistics/web/field'
import type { AnswerOf, LocalDate } from '@workspace/portal/contract'
import { addDays, dayOf } from '@workspace/portal/contract'
import {
  BottomBar,
  EmptyState,
  FieldPage,
  iconCheck,
  iconDoc,
  iconList,
  iconPlus,
  iconTruck,
  LinkButton,
  LoadingList,
  lazyComponent,
  MissingAnswer,
  NextCard,
  Stack,
  Suspended,
  useAddress,
  useAnswer,
  useDateFormat,
  useNow,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { readDriverDay } from '../../contract/driving/calls.ts'
import { isOfEarlierDay } from '../../contract/loads/planned-day.ts'
import { readStart } from '../../contract/start/calls.ts'
import { ClosedNotice } from '../alarms/closed-notice.tsx'
import { Truck } from '../carrier/truck.tsx'
import { asReported } from '../facts/as-reported.ts'
import { UnsentView } from '../facts/unsent-view.tsx'
import { useReportedEvents } from '../facts/use-facts.ts'
import { useSendStatus } from '../facts/use-send-status.ts'
import { useName, useQuantity } from '../lists/quantities.ts'
import { onlyFor } from '../shell/role-only.tsx'
import { usePeatTexts } from '../texts/texts.ts'
import { CallOffice } from './call-office.tsx'
import { CallsAndMaps } from './calls-and-maps.tsx'
import css from './driving.module.css'
import { Tiles, useRoute } from './load-tiles.tsx'
import { MovedLoads } from './moved-view.tsx'
import { isAhead } from './next-step.ts'
import { NextStepButton } from './next-step-button.tsx'
import { waybillOf } from './waybill-view.tsx'

const OrderView = lazyComponent(async () => (await import('./order-view.tsx')).OrderView)
const VehicleView = lazyComponent(async () => (await import('./vehicle-view.tsx')).VehicleView)

type Day = AnswerOf<typeof readDriverDay>
type OwnLoad = Day['loads'][number]

const day = '#/peatsale/driving'

export const DriverDayScreen = onlyFor(['driver', 'carrierLead'], DriverDay)

function DriverDay(): ReactElement {
  const texts = usePeatTexts('driving')
  const facts = usePeatTexts('facts')
  const { weekday } = useDateFormat()
  const { query } = useAddress()
  const today = dayOf(useNow())
  const read = useAnswer(readDriverDay, { day: today }, looksAgain)
  const data = useReportedDay(read.data)
  const start = useAnswer(readStart, {})
  const view = viewOf(query.get('view'), start.data?.mayOrder === true)
  const plate = data?.loads.find(({ vehicle }) => vehicle)?.vehicle?.plate ?? data?.vehicle?.plate ?? ''
  const back = { href: '#/peatsale', label: texts.tostart }
  return (
    <FieldPage
      key={view}
      heading={{ day: texts.today, vehicle: texts.vehicle, order: texts.ordertitle, unsent: facts.heading }[view]}
      text={[weekday(today), plate].filter(Boolean).join(', ')}
      back={view === 'day' ? back : { href: day, label: texts.totoday }}
      status={useSendStatus(useFreshness(read, usePeatTexts('field').outdated), '/peatsale/driving')}
      bottom={<Places view={view} mayOrder={start.data?.mayOrder === true} />}
    >
      {view === 'unsent' ? (
        <UnsentView />
      ) : data && (view !== 'vehicle' || start.data) ? (
        <Suspended fallback={<LoadingList />}>
          <Content view={view} of={data} today={today} carrier={start.data?.carrier?.id ?? ''} />
        </Suspended>
      ) : (
        <MissingAnswer of={[read, start]} />
      )}
    </FieldPage>
  )
}

/** With what has been told of it and not been sent. */
function useReportedDay(day: Day | undefined): Day | undefined {
  const events = useReportedEvents()
  return day && { ...day, loads: day.loads.map((load) => asReported(load, events, 'driverOwn')) }
}

type View = 'day' | 'vehicle' | 'order' | 'unsent'

function viewOf(asked: string | null, mayOrder: boolean): View {
  if (asked === 'order' && mayOrder) return 'order'
  return asked === 'vehicle' || asked === 'unsent' ? asked : 'day'
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
  // Its day is still to be set by the dispatcher.
  const dateless = then.filter((load) => load.day === null && load.state === 'assigned' && !earlier.includes(load))
  const ofToday = then.filter((load) => !earlier.includes(load) && !dateless.includes(load))
  const rest = of.loads.filter((load) => !isAhead(load))
  const tomorrow = addDays(today, 1)
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
      <Tiles heading={texts.later} loads={ofToday} today={today} />
      <Tiles heading={texts.tomorrow} loads={of.coming.filter((load) => load.day === tomorrow)} today={today} />
      <Tiles heading={texts.restofweek} loads={of.coming.filter((load) => load.day !== tomorrow)} today={today} />
      <Tiles heading={texts.thisweek} loads={dateless} today={today} />
      <Tiles heading={texts.earlier} loads={earlier} today={today} />
      <Tiles heading={texts.done({ count: rest.length })} loads={rest} today={today} />
      <MovedLoads loads={of.moved} />
      {next && office}
    </Stack>
  )
}

/** When the loading is, or was, of a load that has not been begun. */
function useDue(today: LocalDate): (load: OwnLoad) => string {
  const texts = usePeatTexts('driving')
  const { short, time } = useDateFormat()
  return (load) => {
    if (isOfEarlierDay(load, today)) return texts.nextwas({ when: short(load) })
    if (load.day === null) return texts.thisweek
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
  const closure = state === 'assigned' || state === 'loading' ? load.swampDetails?.closure : null
  return (
    <NextCard kicker={state === 'assigned' ? due(load) : texts.underway} mark={number} heading={route(load)}>
      <p className={css.goods}>
        <strong>{quantity(loaded ?? planned, unit)}</strong> {`${name(product)}, ${customer}`}
      </p>
      {load.vehicle && unit === 'm3' && <Truck boxes={load.vehicle.boxes} amount={loaded ?? 0} />}
      {queue !== null && <p>{queue === 0 ? texts.noqueue : texts.queue({ trucks: queue })}</p>}
      {closure && <ClosedNotice closure={closure} />}
      <NextStepButton load={load} />
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
