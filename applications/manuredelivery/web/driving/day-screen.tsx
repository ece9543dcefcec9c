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

type Day = AnswerOf<typeof readDriverDay>

const day = '#/manuredelivery/driving'

export function DriverDayScreen(): ReactElement {
  const texts = useManureTexts('driving')
  const { weekday } = useDateFormat()
  const today = dayOf(useNow())
  const read = useAnswer(readDriverDay, { day: today }, looksAgain)
  const { data } = read
  const isVehicle = useAddress().query.get('view') === 'vehicle'
  const plate = data?.consignments.find(({ vehicle }) => vehicle)?.vehicle?.plate ?? data?.vehicle?.plate ?? ''
  return (
    <FieldPage
      key={isVehicle ? 'vehicle' : 'day'}
      heading={isVehicle ? texts.truckandwashes : texts.today}
      text={[weekday(today), plate].filter(Boolean).join(', ')}
      back={isVehicle ? { href: day, label: texts.totoday } : { href: '#/manuredelivery', label: texts.tostart }}
      status={useFreshness(read, texts.outdated)}
      bottom={<Places isVehicle={isVehicle} />}
    >
      {data ? (
        isVehicle ? (
          <Suspended fallback={<LoadingList />}>
            <VehicleView usual={data.consignments.find(isAhead)?.vehicle?.id ?? data.vehicle?.id} />
          </Suspended>
        ) : (
          <Consignments of={data} today={today} />
        )
      ) : (
        <MissingAnswer of={read} />
      )}
    </FieldPage>
  )
}

function Places({ isVehicle }: { isVehicle: boolean }): ReactElement {
  const texts = useManureTexts('driving')
  const mayClaim = useStart().data?.mayClaim === true
  return (
    <BottomBar
      label={texts.places}
      places={[
        { href: day, current: !isVehicle, label: texts.today, icon: iconList },
        mayClaim
          ? { href: '#/manuredelivery/carrier/open', current: false, label: texts.pool, icon: iconHand }
          : undefined,
        { href: `${day}?view=vehicle`, current: isVehicle, label: texts.truckandwashes, icon: iconTruck },
      ]}
    />
  )
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
