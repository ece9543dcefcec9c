/** A driver's day: the next consignment large, with the press that it waits for, then those after it. */
import { iconHand, looksAgain, useFreshness } from '@workspace/logistics/web/field'
import type { AnswerOf, LocalDate } from '@workspace/portal/contract'
import { addDays, dayOf, weekOf } from '@workspace/portal/contract'
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
  LoadingList,
  lazyComponent,
  MissingAnswer,
  NextCard,
  Notice,
  Stack,
  Suspended,
  useAddress,
  useAnswer,
  useDateFormat,
  useLanguage,
  useNow,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { Consignment } from '../../contract/consignments/consignment.ts'
import { readDriverDay } from '../../contract/driving/calls.ts'
import { AlertNotices } from '../alerts/alert-notices.tsx'
import { commercialDocumentOf } from '../documents/in-force.ts'
import { tonnes } from '../lists/amounts.ts'
import { useStart } from '../shell/roles.tsx'
import { useManureTexts } from '../texts/texts.ts'
import { CallsAndMaps } from './calls-and-maps.tsx'
import { ConsignmentTiles } from './consignment-tiles.tsx'
import css from './driving.module.css'
import { isAhead, isReturning } from './next-step.ts'
import { NextStepButton } from './next-step-button.tsx'

// Its form is larger than the rest of the page, and few record a wash.
const VehicleView = lazyComponent(async () => (await import('./vehicle-view.tsx')).VehicleView)

const UnplannedView = lazyComponent(async () => (await import('./unplanned-view.tsx')).UnplannedView)

type Day = AnswerOf<typeof readDriverDay>

const day = '#/manuredelivery/driving'

export function DriverDayScreen(): ReactElement {
  const texts = useManureTexts('driving')
  const { weekday } = useDateFormat()
  const today = dayOf(useNow())
  const read = useAnswer(readDriverDay, { day: today }, looksAgain)
  const { data } = read
  const view = viewOf(useAddress().query.get('view'))
  const plate = data?.consignments.find(({ vehicle }) => vehicle)?.vehicle?.plate ?? data?.vehicle?.plate ?? ''
  return (
    <FieldPage
      key={view}
      heading={{ day: texts.today, vehicle: texts.truckandwashes, unplanned: texts.unplanned }[view]}
      text={[weekday(today), plate].filter(Boolean).join(', ')}
      back={view === 'day' ? { href: '#/manuredelivery', label: texts.tostart } : { href: day, label: texts.totoday }}
      status={useFreshness(read, texts.outdated)}
      bottom={<Places view={view} />}
    >
      {data ? (
        <Suspended fallback={<LoadingList />}>
          <Content view={view} of={data} today={today} />
        </Suspended>
      ) : (
        <MissingAnswer of={read} />
      )}
    </FieldPage>
  )
}

type View = 'day' | 'vehicle' | 'unplanned'

function viewOf(asked: string | null): View {
  return asked === 'vehicle' || asked === 'unplanned' ? asked : 'day'
}

function Places({ view }: { view: View }): ReactElement {
  const texts = useManureTexts('driving')
  const mayClaim = useStart().data?.mayClaim === true
  const at = (place: View) => ({ href: place === 'day' ? day : `${day}?view=${place}`, current: view === place })
  return (
    <BottomBar
      label={texts.places}
      places={[
        { ...at('day'), label: texts.today, icon: iconList },
        mayClaim
          ? { href: '#/manuredelivery/carrier/open', current: false, label: texts.pool, icon: iconHand }
          : undefined,
        { ...at('vehicle'), label: texts.truckandwashes, icon: iconTruck },
        { ...at('unplanned'), label: texts.otherpickup, icon: iconPlus },
      ]}
    />
  )
}

function Content({ view, of, today }: OfToday & { view: View }): ReactElement {
  if (view === 'unplanned') return <UnplannedView usual={of.vehicle?.id} />
  if (view === 'vehicle') {
    return <VehicleView usual={of.consignments.find(isAhead)?.vehicle?.id ?? of.vehicle?.id} />
  }
  return <Consignments of={of} today={today} />
}

interface OfToday {
  readonly of: Day
  readonly today: LocalDate
}

function Consignments({ of, today }: OfToday): ReactElement {
  const texts = useManureTexts('driving')
  const open = of.consignments.filter((each) => isAhead(each) || isReturning(each))
  const [next, ...then] = open
  const isLeft = ({ day: planned, week }: Consignment) =>
    planned === null ? week !== null && week < weekOf(today) : planned < today
  const earlier = then.filter((each) => each.state === 'assigned' && isLeft(each))
  const rest = of.consignments.filter((each) => !open.includes(each))
  const tomorrow = addDays(today, 1)
  return (
    <Stack>
      <AlertNotices />
      {next ? (
        <Next of={next} today={today} />
      ) : (
        <EmptyState icon={rest.length > 0 ? iconCheck : iconTruck} title={rest.length > 0 ? texts.alldone : texts.none}>
          <p>{texts.nonetext}</p>
        </EmptyState>
      )}
      <ConsignmentTiles heading={texts.later} of={then.filter((each) => !earlier.includes(each))} today={today} />
      <ConsignmentTiles heading={texts.tomorrow} of={of.coming.filter((row) => row.day === tomorrow)} today={today} />
      <ConsignmentTiles heading={texts.restofweek} of={of.coming.filter((row) => row.day !== tomorrow)} today={today} />
      <ConsignmentTiles heading={texts.earlier} of={earlier} today={today} />
      <ConsignmentTiles heading={texts.done({ count: rest.length })} of={rest} today={today} />
      {of.office !== '' && (
        <LinkButton variant="secondary" size="l" block icon={iconPhone} href={`tel:${of.office.replaceAll(' ', '')}`}>
          {texts.calloffice}
        </LinkButton>
      )}
    </Stack>
  )
}

function Next({ of, today }: { of: Consignment; today: LocalDate }): ReactElement {
  const texts = useManureTexts('driving')
  const { language } = useLanguage()
  const { clock, short } = useDateFormat()
  const { day: planned, estimateKg, farm, number, plannedKg, plant, slotFrom, state, store, type, week } = of
  const due = () => {
    if (state !== 'assigned') return state === 'refused' ? texts.refusedload : texts.underway
    if (planned !== null && planned < today) return texts.nextwas({ when: short({ day: planned, week }) })
    return slotFrom === null ? texts.next : texts.nextat({ time: clock(slotFrom) })
  }
  return (
    <NextCard kicker={due()} mark={number} heading={texts.route({ from: farm, to: plant.name })}>
      <p className={css.goods}>
        <strong>{tonnes(estimateKg ?? plannedKg)}</strong>{' '}
        {[type[language].toLowerCase(), store].filter(Boolean).join(', ')}
      </p>
      {of.isStopped && <Notice tone="err" title={texts.stopped} />}
      {of.field?.washMissing && (
        <Notice
          tone="warn"
          title={texts.washmissing}
          action={
            <LinkButton variant="secondary" size="l" href={`${day}?view=vehicle`}>
              {texts.addwash}
            </LinkButton>
          }
        />
      )}
      <NextStepButton of={of} />
      <CallsAndMaps of={of} />
      <div className={css.pair}>
        <LinkButton variant="secondary" size="l" href={`${day}/${of.id}`}>
          {texts.open}
        </LinkButton>
        {commercialDocumentOf(of) && (
          <LinkButton variant="secondary" size="l" icon={iconDoc} href={`${day}/${of.id}?view=document`}>
            {texts.document}
          </LinkButton>
        )}
      </div>
    </NextCard>
  )
}
