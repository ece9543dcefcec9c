/** The day at the gate: who stands there, who is on the way, what was received, and how full the plant is. */
import { looksAgain, useFreshness } from '@workspace/logistics/web/field'
import { dayOf } from '@workspace/portal/contract'
import {
  BottomBar,
  EmptyState,
  FieldPage,
  iconList,
  iconPlus,
  iconSort,
  iconTruck,
  MissingAnswer,
  navigate,
  Segmented,
  Stack,
  useAddress,
  useAnswer,
  useDateFormat,
  useNow,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { readArrivals } from '../../contract/reception/calls.ts'
import { AlertNotices } from '../alerts/alert-notices.tsx'
import { useStart } from '../shell/roles.tsx'
import { useManureTexts } from '../texts/texts.ts'
import { ArrivalTiles, DoneTiles } from './arrival-tiles.tsx'
import { DayTonnes } from './day-tonnes.tsx'
import type { GateDay } from './gate-day.ts'
import { gateAddress, groupsOf } from './gate-day.ts'

type View = 'arrivals' | 'tonnes' | 'other'

export function ArrivalsScreen(): ReactElement {
  const texts = useManureTexts('gate')
  const { weekday } = useDateFormat()
  const { query } = useAddress()
  const today = dayOf(useNow())
  const start = useStart()
  const plant = query.get('plant') ?? start.data?.plants[0]?.id ?? ''
  const read = useAnswer(readArrivals, { plant, day: today }, { ...looksAgain, enabled: plant !== '' })
  const view = viewOf(query.get('view'))
  const { data } = read
  return (
    <FieldPage
      key={view}
      heading={{ arrivals: texts.arrivals, tonnes: texts.daytonnes, other: texts.othertruck }[view]}
      text={[data?.plant.name, weekday(today)].filter(Boolean).join(', ')}
      back={
        view === 'arrivals'
          ? { href: '#/manuredelivery', label: texts.tostart }
          : { href: gateAddress({ plant }), label: texts.arrivals }
      }
      status={useFreshness(read, texts.outdated)}
      bottom={<Places view={view} plant={plant} />}
    >
      {data ? (
        <Stack>
          {data.plants.length > 1 && view === 'arrivals' && (
            <Segmented
              label={texts.plant}
              value={plant}
              options={data.plants.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={(id) => navigate(gateAddress({ plant: id }).slice(1), { replace: true })}
            />
          )}
          <Content view={view} of={data} />
        </Stack>
      ) : (
        <MissingAnswer of={[read, start]} />
      )}
    </FieldPage>
  )
}

function viewOf(asked: string | null): View {
  return asked === 'tonnes' || asked === 'other' ? asked : 'arrivals'
}

function Places({ view, plant }: { view: View; plant: string }): ReactElement {
  const texts = useManureTexts('gate')
  const at = (place: View) => ({
    href: gateAddress({ plant, ...(place === 'arrivals' ? {} : { view: place }) }),
    current: view === place,
  })
  return (
    <BottomBar
      label={texts.places}
      places={[
        { ...at('arrivals'), label: texts.arrivals, icon: iconList },
        { ...at('tonnes'), label: texts.daytonnes, icon: iconSort },
        { ...at('other'), label: texts.othertruck, icon: iconPlus },
      ]}
    />
  )
}

function Content({ view, of }: { view: View; of: GateDay }): ReactElement {
  const texts = useManureTexts('gate')
  const { there, coming, later, unassigned } = groupsOf(of.arrivals)
  if (view === 'tonnes') return <DayTonnes of={of} isWhole />
  if (view === 'other') {
    return unassigned.length > 0 ? (
      <>
        <p>{texts.othertrucktext}</p>
        <ArrivalTiles heading={texts.notassigned} arrivals={unassigned} plant={of.plant.id} />
      </>
    ) : (
      <EmptyState icon={iconTruck} title={texts.noother}>
        <p>{texts.noothertext}</p>
      </EmptyState>
    )
  }
  return (
    <>
      <AlertNotices />
      <DayTonnes of={of} />
      {there.length + coming.length + later.length === 0 && (
        <EmptyState icon={iconTruck} title={texts.noarrivals}>
          <p>{texts.noarrivalstext}</p>
        </EmptyState>
      )}
      <ArrivalTiles heading={texts.atgate({ count: there.length })} arrivals={there} plant={of.plant.id} />
      <ArrivalTiles heading={texts.ontheway({ count: coming.length })} arrivals={coming} plant={of.plant.id} />
      <ArrivalTiles heading={texts.later({ count: later.length })} arrivals={later} plant={of.plant.id} />
      <DoneTiles heading={texts.done({ count: of.done.length })} arrivals={of.done} plant={of.plant.id} />
    </>
  )
}
